import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { start } from './server.ts';
import { writeSite } from './testing/test-site.ts';

const site = writeSite();
afterAll(site.remove);

const startQuietly = (variables: Record<string, string> = {}) =>
  start({ variables: { PORT: '0', LOG_LEVEL: 'silent', ...variables }, folder: site.serverFolder });

it('serves the site until it is stopped', async () => {
  const { address, stop } = await startQuietly();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/about-us`)).status).toBe(200);
  await stop();
  await expect(fetch(address)).rejects.toThrow();
});

it('fails readiness for a while before it closes, where it is to announce it', async () => {
  const { address, stop } = await startQuietly();
  const stopped = stop(500);
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  await stopped;
});

it('says how to mend a taken port, a missing site and a wrong setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(startQuietly({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
  other.close();
  await expect(startQuietly({ SITE_DIR: '/nowhere' })).rejects.toThrow(
    'There is no built site in /nowhere. Build it first: npm run build',
  );
  await expect(start({ variables: {}, folder: '/nowhere' })).rejects.toThrow(
    'There is no /nowhere/site-data.json. Build the site first: npm run build',
  );
  await expect(startQuietly({ PORT: 'abc' })).rejects.toThrow(/^PORT is "abc"/);
});
