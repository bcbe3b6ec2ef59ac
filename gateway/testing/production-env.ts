import { createHash } from 'node:crypto';

/** As `openssl rand -base64 32` makes them, but the same in every run. */
export const randomKey = (seed: string) => createHash('sha256').update(seed).digest('base64');

/** Keys for tests, which a rehearsal may use, and keys to real money and real people. */
export const testKeys = { STRIPE_SECRET_KEY: 'sk_test_1234567890', CHECKR_API_KEY: 'test_1234567890' };
export const liveKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1234567890',
  CHECKR_API_KEY: 'f0e1d2c3b4a5968778695a4b',
};

/** What the settings for the public ask for beside keys and a database. */
export const forThePublic = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.example.com',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  TOKEN_KEYS: `new:${randomKey('new')},old:${randomKey('old')}`,
  SERVICE_KEY: 'a-long-service-key-1234567890',
  METRICS_KEY: 'a-long-metrics-key-1234567890',
  EDITORS_KEY: 'a-long-editors-key-1234567890',
};
