import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteOf } from '../testing/site-with-main.ts';
import { testApi } from '../testing/test-api.ts';
import { boundAhead } from './pipelined.ts';

/** As the site is in memory, its page goes out before the framework is asked; the other addresses are the framework's. */
const page = '/about-us';
const call = '/v2/document/checkr-embed-config';
const undecodable = '/%zz';

async function listening() {
  const api = testApi({}, { site: siteOf({ [page]: '<!doctype html><title>About</title>' }) });
  onTestFinished(() => api.app.close());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as { port: number };
  const cuts = async () =>
    Number(/^http_connections_cut_total (\d+)/m.exec((await api.app.inject('/metrics')).body)![1]);
  return { ...api, port, cuts };
}

/** A connection, and all that has come over it. */
function open(port: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (data) => (received += String(data))).on('error', () => undefined);
  const statuses = () => received.match(/HTTP\/1\.1 \d+/g) ?? [];
  const send = (...requests: string[]) => socket.write(requests.map(asBytes).join(''));
  return { socket, send, statuses };
}

const asBytes = (request: string) => `${request} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n`;
const times = (count: number, request: string) => Array.from({ length: count }, () => request);
const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('requests ahead of their answers', () => {
  it.each([page, call, undecodable])(
    'end the connection where they are too many, and are not answered: %s',
    async (path) => {
      const { port, log, cuts } = await listening();
      for (let connections = 1; connections <= 12; connections += 1) {
        const { socket, send } = open(port);
        send(...times(1000, `GET ${path}`));
        await ended(socket);
        expect(await cuts()).toBe(connections);
      }
      const lines = log().split('\n');
      expect(lines.filter((line) => line.includes('connection cut'))).toHaveLength(10);
      expect(lines.filter((line) => line.includes(`"path":"${path}"`)).length).toBeLessThanOrEqual(12 * 17);
    },
  );

  it('are answered in their order where they are a few, again and again', async () => {
    const { port, cuts } = await listening();
    const { send, statuses } = open(port);
    const few = [
      ...times(5, `GET ${page}`),
      ...times(4, `HEAD ${call}`),
      'GET /nope',
      ...times(7, `GET ${call}`),
    ];
    for (let rounds = 1; rounds <= 5; rounds += 1) {
      send(...few);
      await expect.poll(() => statuses().length).toBe(17 * rounds);
    }
    const [ok, lost] = ['HTTP/1.1 200', 'HTTP/1.1 404'];
    expect(statuses().slice(0, 17)).toEqual([...times(9, ok), lost, ...times(7, ok)]);
    expect(await cuts()).toBe(0);
  });

  it('are no more where each answer is followed by another request', async () => {
    let cuts = 0;
    // One after the other, so that requests come one by one.
    let last = Promise.resolve();
    const server = createServer((_request, response) => {
      last = last.then(() => wait(2)).then(() => void response.end());
    });
    boundAhead(server, () => (cuts += 1));
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { socket, send, statuses } = open((server.address() as { port: number }).port);
    let asked = 17;
    socket.on('data', () => {
      for (; asked < Math.min(100, statuses().length + 17); asked += 1) send('GET /');
    });
    send(...times(17, 'GET /'));
    await expect.poll(() => statuses().length + 100 * cuts).toBeGreaterThanOrEqual(100);
    expect(cuts).toBe(0);
  });

  it('are none where each comes after the answer to the one before', async () => {
    const { port, cuts } = await listening();
    const { send, statuses } = open(port);
    for (let count = 1; count <= 100; count += 1) {
      send(`GET ${count % 2 ? page : call}`);
      await expect.poll(() => statuses().length, { interval: 1 }).toBe(count);
    }
    expect(await cuts()).toBe(0);
  });

  it('count for their connection alone, also where it was given up', async () => {
    const { port, cuts } = await listening();
    for (let connections = 0; connections < 30; connections += 1) {
      const { socket, send } = open(port);
      send(...times(17, `GET ${call}`));
      if (connections % 2) socket.end();
      else socket.destroy();
      await ended(socket);
    }
    const { send, statuses } = open(port);
    send(...times(17, `GET ${call}`));
    await expect.poll(() => statuses().length).toBe(17);
    expect(await cuts()).toBe(0);
  });
});
