import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { start } from './server.ts';
import { writeSite } from './testing/test-site.ts';

const { folder, remove } = writeSite();
afterAll(remove);

const startQuietly = (variables: Record<string, string> = {}) => {
  const signals = new EventEmitter();
  const lines: string[] = [];
  const running = start({
    variables: { SITE_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...variables },
    signals,
    print: (line) => lines.push(line),
  });
  return { running, signals, lines };
};

it('says where it listens, and stops at once on SIGINT with nothing in flight', async () => {
  const { running, signals, lines } = startQuietly();
  const { address, stopped } = await running;
  expect(lines).toEqual([`Listening on ${address}`]);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${address}/about-us`)).status).toBe(200);
  signals.emit('SIGINT', 'SIGINT');
  expect(await stopped).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

/** A POST whose body is still to come: a request in flight for as long as the test wants. */
function openRequest(address: string) {
  const inFlight = request(`${address}/slow`, { method: 'POST', headers: { 'content-type': 'text/plain' } });
  inFlight.flushHeaders();
  return inFlight;
}

/** Adds the route that `openRequest` calls. Fastify takes none once it listens, so the server's own listener does. */
function holdRequests(server: EventEmitter) {
  const [listener] = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  const arrived = new EventEmitter();
  server.on('request', (incoming: IncomingMessage, answer) => {
    if (incoming.url !== '/slow') return listener?.(incoming, answer);
    incoming.resume().on('end', () => answer.end('complete'));
    arrived.emit('request');
  });
  return arrived;
}

it('on SIGTERM fails readiness first, completes requests in flight, then closes', async () => {
  const { running, signals } = startQuietly({ SHUTDOWN_GRACE_MS: '5000' });
  const { app, address, stopped } = await running;
  const arrived = holdRequests(app.server);
  const inFlight = openRequest(address);
  await once(arrived, 'request');

  signals.emit('SIGTERM', 'SIGTERM');
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('connection')).toBe('close');
  await expect.poll(() => app.server.listening).toBe(false);

  inFlight.end('the rest');
  const [answer] = (await once(inFlight, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('complete');
  expect(await stopped).toBe(0);
});

it('does not wait beyond the grace time', async () => {
  const { running, signals } = startQuietly({ SHUTDOWN_GRACE_MS: '200' });
  const { app, address, stopped } = await running;
  const arrived = holdRequests(app.server);
  const inFlight = openRequest(address);
  inFlight.on('error', () => undefined);
  await once(arrived, 'request');
  signals.emit('SIGTERM', 'SIGTERM');
  expect(await stopped).toBe(1);
});

it('says how to mend a taken port, a missing site and a wrong setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  await expect(startQuietly({ PORT: String(port) }).running).rejects.toThrow(
    `Port ${port} is taken. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
  other.close();
  await expect(startQuietly({ SITE_DIR: '/nowhere' }).running).rejects.toThrow(
    'There is no built site in /nowhere. Build it first: npm run build',
  );
  await expect(startQuietly({ PORT: 'abc' }).running).rejects.toThrow(/^PORT is "abc"/);
});
