import { expect, it } from 'vitest';
import { readEnv, settings } from './env.ts';

it('has a default for everything but the folder, and takes an empty variable for none', () => {
  expect(readEnv({ PORT: '' })).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    NODE_ENV: 'development',
    SHUTDOWN_GRACE_MS: 10_000,
    TRUST_PROXY: false,
    HSTS: 'on',
    STRIPE_ACCOUNTS: 'v1',
    CHECKR_ENV: 'production',
    CHECKR_SCOPES: 'order',
    POLLS_PER_10_S: 30,
    SESSION_TOKENS_PER_MINUTE: 5,
  });
});

it('has a sentence on every setting', () => {
  for (const [name, setting] of Object.entries(settings.shape))
    expect(setting.description, name).toMatch(/\.$/);
});

it('names every wrong variable, its value and what is accepted, a line each', () => {
  expect(() => readEnv({ PORT: 'abc', LOG_LEVEL: 'loud', HSTS: 'yes' })).toThrow(
    /^PORT is "abc", but must be a whole number from 0 to 65535\.\nLOG_LEVEL is "loud", but must be one of fatal, .*\.\nHSTS is "yes", but must be one of on, off\.$/,
  );
});

it.each(['-1', '65536', '3e3', '0x50', ' 80', '80.5', '1e999'])('refuses PORT=%s', (PORT) => {
  expect(() => readEnv({ PORT })).toThrow(/^PORT is /);
});

it('trusts proxies by their address only', () => {
  expect(readEnv({ TRUST_PROXY: 'off' }).TRUST_PROXY).toBe(false);
  expect(readEnv({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  for (const wrong of ['on', 'true', '1', '10.0.0.0/33', '10.0.0.0/8/8', 'off, ::1', 'proxy.example']) {
    expect(() => readEnv({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY is ');
  }
});
