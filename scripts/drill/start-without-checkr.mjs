import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { server } from '../bootstrap/build-if-stale.mjs';
import { freePort } from '../bootstrap/free-port.mjs';
import { root } from '../bootstrap/root.mjs';

const secret = () => randomBytes(32).toString('hex');

/**
 * Starts an instance as for the public, without Checkr's key: it must not come up with a stand-in. The instances that were
 * there before go on.
 *
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function startWithoutCheckr() {
  const env = {
    PATH: process.env.PATH,
    PORT: String(await freePort()),
    NODE_ENV: 'production',
    STAGING: 'on',
    SITE_URL: 'https://www.example.com',
    STRIPE_SECRET_KEY: 'sk_test_drill',
    STRIPE_WEBHOOK_SECRET: 'whsec_drill',
    TOKEN_KEYS: `drill:${randomBytes(32).toString('base64')}`,
    SERVICE_KEY: secret(),
    METRICS_KEY: secret(),
    EDITORS_KEY: secret(),
    DATABASE_URL: 'postgres://127.0.0.1:1/site',
  };
  const child = spawn(process.execPath, [server], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ text) => (said += String(text)));
  const [code] = /** @type {[number | null]} */ (await once(child, 'close'));
  clearTimeout(timer);
  return code === 1 && said.includes('CHECKR_API_KEY must be set')
    ? undefined
    : 'a server for the public started without a key of Checkr';
}
