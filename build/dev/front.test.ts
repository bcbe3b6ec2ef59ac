import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevFront, type DevFront } from './front.ts';

const patienceMs = 300;

let front: DevFront;
let port: number;
beforeEach(async () => {
  front = createDevFront(patienceMs);
  port = await front.listen(0, '127.0.0.1');
});
afterEach(() => front.close());

const ask = async () =>
  (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text();
/** Node 20 has none of its own. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((given) => (resolve = given));
  return { promise, resolve };
}
const say = (text: string) => (_request: unknown, response: ServerResponse) => void response.end(text);

test('on a taken port it takes the next one', async () => {
  const other = createDevFront();
  expect(await other.listen(port, '127.0.0.1')).toBeGreaterThan(port);
  other.close();
});

test('what is asked before somebody answers waits', async () => {
  const answer = ask();
  front.answerBy(say('here'));
  expect(await answer).toBe('here');
});

test('what is being answered is finished first, and what is asked meanwhile waits', async () => {
  const begun = withResolvers<ServerResponse>();
  front.answerBy((_request, response) => begun.resolve(response));
  const first = ask();
  const response = await begun.promise;
  const done: string[] = [];
  const task = withResolvers<void>();
  const started = withResolvers<void>();
  const alone = front.alone(async () => {
    done.push('task');
    started.resolve();
    await task.promise;
    front.answerBy(say('new'));
  });
  expect(done).toEqual([]);
  response.end('old');
  expect(await first).toBe('old');
  await started.promise;
  const second = ask().then((text) => done.push(text));
  task.resolve();
  await alone;
  await second;
  expect(done).toEqual(['task', 'new']);
});

test('what is asked for while it is done is done once more, at the end', async () => {
  front.answerBy(say('here'));
  let times = 0;
  await front.alone(async () => {
    times += 1;
    if (times > 1) return;
    for (let more = 0; more < 3; more++) await front.alone(async () => void times++);
  });
  expect(times).toBe(2);
  expect(await ask()).toBe('here');
});

test('a web socket waits, too', async () => {
  front.answerBy(say('here'));
  const heard: string[] = [];
  front.sockets.on('upgrade', (_request, socket) => {
    heard.push('socket');
    socket.destroy();
  });
  const client = connect(port, '127.0.0.1');
  await front.alone(async () => {
    client.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    heard.push('task');
  });
  await once(client, 'close');
  expect(heard).toEqual(['task', 'socket']);
});

test('an answer that does not end is waited for once, and not for ever', async () => {
  front.answerBy((request, response) =>
    request.url === '/stream' ? void response.write('begun') : say('here')(request, response),
  );
  const stream = await fetch(`http://127.0.0.1:${port}/stream`);
  await front.alone(async () => undefined);
  expect(await ask()).toBe('here');
  const since = performance.now();
  await front.alone(async () => undefined);
  expect(performance.now() - since).toBeLessThan(patienceMs);
  await stream.body!.cancel();
});

test('a request that was given up while it waited is not waited for', async () => {
  const answered: string[] = [];
  const { promise, resolve } = withResolvers<void>();
  const alone = front.alone(() => promise);
  const client = connect(port, '127.0.0.1');
  client.end('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await wait(50);
  client.destroy();
  await wait(50);
  front.answerBy((request, response) => {
    answered.push(request.url!);
    response.end('here');
  });
  resolve();
  await alone;
  const since = performance.now();
  await front.alone(async () => undefined);
  expect(performance.now() - since).toBeLessThan(patienceMs);
  expect(answered).toEqual([]);
});

test('a web socket that breaks off while it waits ends nothing else', async () => {
  const client = connect(port, '127.0.0.1');
  await front.alone(async () => {
    client.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    await wait(50);
    client.resetAndDestroy();
    await wait(50);
  });
  front.answerBy(say('here'));
  expect(await ask()).toBe('here');
});
