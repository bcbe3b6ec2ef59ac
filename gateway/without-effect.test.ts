import { expect, it } from 'vitest';
import { readEnv } from './read-env.ts';
import { forThePublic, testKeys } from './testing/production-env.ts';
import { withoutEffect } from './without-effect.ts';

const toldOf = (variables: Record<string, string>) => withoutEffect(variables, readEnv(variables));

it.each([
  ['POLLS_PER_10S', 'POLLS_PER_10_S'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['Redis_Url', 'REDIS_URL'],
  ['STAGNG', 'STAGING'],
  ['PORTS', 'PORT'],
])('says of %s which setting it is near, and not what it is set to', (name, meant) => {
  expect(toldOf({ [name]: 's3cret' })).toEqual([`${name} is no setting and has no effect: ${meant} is one.`]);
});

it('says nothing of settings, of names that are empty, and of what else a process is told', () => {
  const others =
    'PATH HOME PWD SHELL LANG USER TERM LOGNAME HOSTNAME POST HOSTTYPE TZ NODE_OPTIONS NODE_PATH SITE_HOST SITE_PORT SITE_IMAGE REDIS_PORT REDIS_HOST SITE_SERVICE_HOST PREVIOUS_DIST INVOCATION_ID npm_config_port KUBERNETES_PORT POSTGRES_PASSWORD SMTP_URL GIT_URL SITE_ID NODE_ID PORT0 PORT1';
  const variables = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
  expect(toldOf({ ...variables, PORT: '3001', SITE_URL: 'https://www.example.com', SITE_URI: '' })).toEqual(
    [],
  );
});

it.each([
  [{ DATABASE_URL: 'postgres://a@b/c', DATABASE_FILE: '/x.sqlite' }, /^DATABASE_FILE has no effect beside/],
  [{ CONTACT_FROM: 'a@example.com' }, /^CONTACT_FROM has no effect without CONTACT_SMTP_URL/],
  [{ INCIDENT_FILE: '/not-there/incident.yaml' }, /^INCIDENT_FILE is in a folder that is not there/],
  [{ DIGEST_FROM: 'a@example.com' }, /^DIGEST_FROM and DIGEST_SMTP_URL have no effect without DIGEST_TO/],
])('says of %j what counts in its place, or is missing', (variables, sentence) => {
  expect(toldOf(variables)).toEqual([expect.stringMatching(sentence)]);
});

it('says nothing of a file that comes when there is an incident', () => {
  expect(toldOf({ INCIDENT_FILE: `${import.meta.dirname}/incident.yaml` })).toEqual([]);
  expect(toldOf({ INCIDENT_FILE: 'incident.yaml' })).toEqual([]);
});

it('says nothing of a sender that the mail to the editors has, too', () => {
  const digest = { DIGEST_TO: 'a@example.com', DIGEST_SMTP_URL: 'smtps://mail.example.com' };
  expect(toldOf({ ...digest, CONTACT_FROM: 'b@example.com' })).toEqual([]);
});

it('says that all visitors share one allowance where they can only come through a proxy that is not named', () => {
  const shared = [
    expect.stringMatching(/^TRUST_PROXY is off, .* Name the proxy: TRUST_PROXY=127\.0\.0\.1,::1/),
  ];
  const ofThePublic = (variables: Record<string, string>) =>
    toldOf({ ...forThePublic, ...testKeys, STAGING: 'on', DATABASE_FILE: '/x.sqlite', ...variables });
  expect(ofThePublic({})).toEqual(shared);
  expect(ofThePublic({ HOST: 'localhost', TRUST_PROXY: 'off' })).toEqual(shared);
  expect(ofThePublic({ TRUST_PROXY: '127.0.0.1' })).toEqual([]);
  expect(ofThePublic({ HOST: '0.0.0.0' })).toEqual([]);
  expect(toldOf({})).toEqual([]);
});
