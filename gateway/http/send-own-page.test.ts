import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { ownPageSender } from './send-own-page.ts';

/** A server whose pages are made when a test lets them, and who is sent what. */
function server() {
  const app = fastify();
  onTestFinished(() => app.close());
  app.decorateReply('styles');
  const sendOwnPage = ownPageSender();
  let [made, running, most] = [0, 0, 0];
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  app.get('/', async (request, reply) => {
    const sent = await sendOwnPage(request, reply, async () => {
      made += 1;
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return { page: '<p>Yours</p>', styles: [] };
    });
    return sent === 'sent' ? reply : reply.code(503).send(sent);
  });
  // What asks for it first on a connection has all that comes after it wait.
  app.get('/never', () => new Promise(() => undefined));
  const get = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
  return { app, get, letGo: () => open(), most: () => most, made: () => made };
}

const statusesOf = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

it('makes eight at once, the rest in turn, and says at once to whom there is no place', async () => {
  const { get, letGo, most } = server();
  const clients = Array.from({ length: 300 }, (_, index) => get(`192.0.2.${index % 100}`));
  const refused = await Promise.race(clients);
  expect([refused.statusCode, refused.body]).toEqual([503, 'noPlace']);
  letGo();
  const statuses = await statusesOf(clients);
  expect(statuses.filter((status) => status === 200)).toHaveLength(264);
  expect(statuses.slice(0, 264)).not.toContain(503);
  expect(most()).toBe(8);
});

it('gives one client a part of the places, also one with a whole network', async () => {
  const { get, letGo } = server();
  const greedy = Array.from({ length: 200 }, (_, index) => get(`2001:db8::${index.toString(16)}`));
  expect((await Promise.race(greedy)).body).toBe('noPlace');
  const other = get('192.0.2.1');
  letGo();
  expect((await other).statusCode).toBe(200);
  expect((await statusesOf(greedy)).filter((status) => status === 200)).toHaveLength(32);
  expect((await get('2001:db8::1')).statusCode).toBe(200);
});

it('keeps no place for whoever does not read', async () => {
  const { app, get, letGo, most } = server();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
  const unread = connect(port, '127.0.0.1');
  onTestFinished(() => void unread.destroy());
  unread.write(ask('/never') + ask('/').repeat(32));
  await expect.poll(most).toBe(8);
  // All places of this client are taken.
  expect((await get('127.0.0.1')).body).toBe('noPlace');
  letGo();
  await expect.poll(async () => (await get('127.0.0.1')).statusCode).toBe(200);
});

it('makes nothing for whoever is gone', async () => {
  const { app, get, letGo, made } = server();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const gone = connect(port, '127.0.0.1');
  gone.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(17));
  await expect.poll(made).toBe(8);
  gone.destroy();
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  letGo();
  expect((await get('192.0.2.1')).statusCode).toBe(200);
  expect(made()).toBe(9);
});

it('has no place for whoever is gone before it is asked for, and has no address any more', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  let [sent, made] = ['', 0];
  const sendOwnPage = ownPageSender();
  app.get('/', async (request, reply) => {
    request.raw.socket.destroy();
    const make = () => ({ page: String((made += 1)), styles: [] });
    sent = await sendOwnPage(request, reply, make).catch(String);
    return sent;
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  connect(port, '127.0.0.1').write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => sent).toBe('noPlace');
  expect(made).toBe(0);
});
