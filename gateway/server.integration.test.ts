import dns from 'node:dns';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it, type MockInstance, vi } from 'vitest';
import { start } from './server.ts';
import { forThePublic, testKeys } from './testing/production-env.ts';
import { siteData } from './testing/test-site-data.ts';
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

it('listens on one address of a name that has two: at a second one requests are not bound, and lost at the end', async () => {
  const lookup = dns.lookup as (...args: unknown[]) => void;
  const both = ['127.0.0.1', '::1'].map((address) => ({ address }));
  const spied = vi.spyOn(dns, 'lookup') as unknown as MockInstance<typeof lookup>;
  spied.mockImplementation((host, options, found) =>
    typeof found === 'function' ? found(null, both) : lookup(host, options),
  );
  const { app, address, stop } = await startQuietly({ HOST: 'localhost' });
  spied.mockRestore();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(app.addresses()).toHaveLength(1);
  await stop();
});

it('serves the pages of those who work on the site to them alone', async () => {
  const openTo = async (variables: Record<string, string>) => {
    const { address, stop } = await startQuietly(variables);
    const spellings = ['/styleguide', '/styleguide/', '/style%67uide', '/styleguide?view=app'];
    const answers = await Promise.all(spellings.map((spelling) => fetch(address + spelling)));
    await stop();
    return answers.map(({ status }) => status);
  };
  expect(await openTo({})).toEqual([200, 200, 200, 200]);
  const DATABASE_FILE = join(site.root, 'site.sqlite');
  const production = { ...forThePublic, ...testKeys, STAGING: 'on', DATABASE_FILE };
  expect(await openTo(production)).toEqual([404, 404, 404, 404]);
});

it('fails readiness for a while before it closes, where it is to announce it', async () => {
  const { address, stop } = await startQuietly();
  const stopped = stop(500);
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  await stopped;
});

it('cuts connections that do not end, before there is no time left to close the rest', async () => {
  const { app, address, stop } = await startQuietly({ SHUTDOWN_GRACE_MS: '400' });
  const closedAt: number[] = [];
  app.server.once('close', () => closedAt.push(performance.now()));
  const { hostname, port } = new URL(address);
  const cuts = [];
  // One that says nothing, one whose body trickles.
  for (const begun of ['', 'POST /v2/gateway HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n{']) {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .resume()
      .write(begun);
    cuts.push(once(socket, 'close'));
    await once(socket, 'connect');
  }
  await fetch(`${address}/healthz`);
  const begun = performance.now();
  expect(await stop()).toBe(false);
  await Promise.all(cuts);
  expect(closedAt[0]! - begun).toBeGreaterThanOrEqual(299);
});

it('says that every request was completed, where it was', async () => {
  const { address, stop } = await startQuietly();
  await fetch(`${address}/healthz`);
  expect(await stop()).toBe(true);
});

it('says how to mend a taken port, a missing site and a wrong setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(startQuietly({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
  const DATABASE_FILE = join(site.root, 'port.sqlite');
  const production = { ...forThePublic, ...testKeys, STAGING: 'on', DATABASE_FILE, PORT: String(port) };
  await expect(startQuietly(production)).rejects.toThrow(new RegExp(`port: PORT=${port + 1}$`));
  other.close();
  await expect(startQuietly({ SITE_DIR: '/nowhere' })).rejects.toThrow(
    'There is no built site in /nowhere. Build it first: npm run build',
  );
  await expect(start({ variables: {}, folder: '/nowhere' })).rejects.toThrow(
    'There is no /nowhere/site-data.json. Build the site first: npm run build',
  );
  const inPostgres = { SEARCH_INDEX: 'postgres', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/site' };
  await expect(startQuietly(inPostgres)).rejects.toThrow(/There is no .*search-index.json. Build the site/);
  await expect(startQuietly({ PORT: 'abc' })).rejects.toThrow(/^PORT is "abc"/);
  // Why one is missing may be a slip in its name.
  await expect(startQuietly({ NODE_ENV: 'production', SITE_URI: 'https://example.com' })).rejects.toThrow(
    /SITE_URL must be an https address\.\n(?:.*\n)*SITE_URI is no setting and has no effect: SITE_URL is one\.$/,
  );
  for (const HOST of ['203.0.113.7', 'nowhere.invalid'])
    await expect(startQuietly({ HOST })).rejects.toThrow(
      /^HOST \S+ with PORT 0 cannot be listened on: .*\. Name an address of this machine, such as HOST=127\.0\.0\.1, or/,
    );
});

it('blames neither host nor port for what is wrong with something else', async () => {
  const other = writeSite();
  // Two routes at one address; what fills the editors' page is loaded when it is first asked for.
  const wrong = { ...siteData, pages: { ...siteData.pages, editors: '/healthz' } };
  mkdirSync(join(other.root, 'editors'));
  writeFileSync(join(other.root, 'editors/server.js'), '');
  writeFileSync(join(other.serverFolder, 'site-data.json'), JSON.stringify(wrong));
  const started = start({ variables: { PORT: '0', LOG_LEVEL: 'silent' }, folder: other.serverFolder });
  await expect(started).rejects.toThrow(/^(?!HOST).*\/healthz/s);
  other.remove();
});

it('has the file of its database for itself, until it stops', async () => {
  const kept = { DATABASE_FILE: join(site.root, 'kept/site.sqlite') };
  const { stop } = await startQuietly(kept);
  await expect(startQuietly(kept)).rejects.toThrow(/DATABASE_FILE .*another process has it open/);
  await stop();
  await (await startQuietly(kept)).stop();
});
