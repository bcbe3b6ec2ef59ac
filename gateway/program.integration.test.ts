import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, symlinkSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { withPackages } from '../build/with-packages.ts';
import { freePort } from '../scripts/bootstrap/free-port.mjs';
import { forThePublic, testKeys as keys } from './testing/production-env.ts';
import { writeSite } from './testing/test-site.ts';

const site = writeSite();
afterAll(site.remove);
const program = join(site.serverFolder, 'server.js');
let chunks: Rolldown.OutputChunk[];

beforeAll(async () => {
  symlinkSync(resolve('node_modules'), join(site.root, 'node_modules'), 'junction');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    ssr: withPackages,
    build: {
      ssr: resolve('gateway/server.ts'),
      outDir: site.serverFolder,
      emptyOutDir: false,
      target: 'node20',
    },
  })) as Rolldown.RolldownOutput;
  chunks = output.filter((each) => each.type === 'chunk');
}, 60_000);

/** Runs the bundled server as an operator does, with keys; the site is found beside it. */
async function run(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: '0', ...keys, ...variables },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += data));
  child.stderr.on('data', (data) => (output.err += data));
  const closed = once(child, 'close');
  const listens = /listening (?:on|at) (http:[\w.:/]+)/i;
  await expect.poll(() => output.out + output.err, { timeout: 30_000 }).toMatch(/\n$/);
  if (!output.err) await expect.poll(() => output.out, { timeout: 30_000 }).toMatch(listens);
  return { child, output, closed, address: listens.exec(output.out)?.[1] ?? '' };
}

/** A poll whose body is still to come: a request in flight for as long as the test wants. */
async function openPoll(address: string) {
  const poll = request(`${address}/v2/gateway`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'keep-alive' },
  });
  poll.on('error', () => undefined).write('{"query":');
  await once(poll, 'socket');
  await fetch(`${address}/healthz`);
  return poll;
}

// Starting a program takes as long as the machine lets it.
describe('the program', { timeout: 60_000 }, () => {
  it('starts, serves, and exits with 0 on SIGINT', async () => {
    const { child, output, closed, address } = await run();
    expect(output.out).toMatch(/^Listening on http:\S+$/m);
    expect((await fetch(`${address}/about-us?token=s3cret`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
    expect(output.out).toContain('"path":"/about-us"');
    const isOld = Number.parseInt(process.versions.node) < 22;
    expect(output.out.includes('no security fixes since')).toBe(isOld);
    expect(output.out + output.err).not.toContain('s3cret');
    // Node says there what it will cease to support.
    expect(output.err).toBe('');
  });

  it('on SIGTERM fails readiness first, completes requests in flight, then exits with 0', async () => {
    const { child, output, closed, address } = await run({ SHUTDOWN_GRACE_MS: '5000' });
    const poll = await openPoll(address);
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { interval: 20 }).toBe(503);
    poll.end('"none"}');
    const [answer] = (await once(poll, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
    answer.resume();
    expect(await closed).toEqual([0, null]);
    expect(output.out.trim().split('\n').at(-1)).toContain('"msg":"stopped"');
  });

  it('goes on serving as long as it is to drain', async () => {
    const stoppedAfter = async (DRAIN_MS: string) => {
      const { child, output, closed } = await run({ DRAIN_MS });
      child.kill('SIGTERM');
      expect(await closed).toEqual([0, null]);
      return Number(/"ms":(\d+),"msg":"stopped"/.exec(output.out)?.[1]);
    };
    expect(await stoppedAfter('0')).toBeLessThan(1000);
    expect(await stoppedAfter('1500')).toBeGreaterThanOrEqual(1500);
  });

  // A terminal and npm both send SIGINT, and a terminal that is closed SIGHUP.
  it.each([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGHUP'],
    ['SIGHUP', 'SIGHUP'],
  ] as const)('after %s takes a %s for the same, and completes requests in flight', async (first, second) => {
    const { child, output, closed, address } = await run({ DRAIN_MS: '0' });
    const poll = await openPoll(address);
    child.kill(first);
    await expect.poll(async () => fetch(address).catch(() => 'closed'), { interval: 20 }).toBe('closed');
    child.kill(second);
    poll.end('"none"}');
    const [answer] = (await once(poll, 'response')) as [IncomingMessage];
    answer.resume();
    expect(await closed).toEqual([0, null]);
    expect(output.out).toContain(`"signal":"${first}","msg":"stopping"`);
  });

  it('does not wait beyond the grace time', async () => {
    const { child, output, closed, address } = await run({ SHUTDOWN_GRACE_MS: '200' });
    await openPoll(address);
    child.kill('SIGTERM');
    expect(await closed).toEqual([1, null]);
    expect(output.out).toContain('stopped with requests unfinished');
  });

  it('says what people sent is lost, and how much, also where a client does not end its request', async () => {
    const stopWith = async (more: Record<string, string>) => {
      const { child, output, closed, address } = await run({
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/site',
        DRAIN_MS: '0',
        ...more,
      });
      await expect.poll(() => output.out).toContain('database away at the start');
      const answer = await fetch(`${address}/v2/feedback?page=/faqs/drive/Guide`, {
        method: 'POST',
        body: new URLSearchParams({ yes: 'Reserve' }),
        redirect: 'manual',
      });
      expect(answer.status).toBe(303);
      await openPoll(address);
      child.kill('SIGTERM');
      expect(await closed).toEqual([1, null]);
      expect(output.out).toMatch(/"lost":1,.*what people sent is lost/);
      expect(output.out).toContain('stopped with requests unfinished');
    };
    await stopWith({ SHUTDOWN_GRACE_MS: '2000' });
    await stopWith({ SHUTDOWN_GRACE_MS: '0' });
  });

  it('logs an error that nobody caught, lets requests complete, and exits with 1', async () => {
    const fault = "process.on('SIGUSR2', () => { throw new Error('nobody caught this'); })";
    const { child, output, closed, address } = await run({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    const poll = await openPoll(address);
    child.kill('SIGUSR2');
    await expect.poll(() => output.out).toContain('nobody caught this');
    poll.end('"none"}');
    const [answer] = (await once(poll, 'response')) as [IncomingMessage];
    answer.resume();
    expect(await closed).toEqual([1, null]);
  });

  it('in production ends where its event loop stands still: whatever started it starts another', async () => {
    const fault = "process.on('SIGUSR2', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0))";
    const { child, output, closed } = await run({
      ...forThePublic,
      STAGING: 'on',
      DATABASE_FILE: join(site.root, 'site.sqlite'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    child.kill('SIGUSR2');
    expect(await closed).toEqual([null, 'SIGKILL']);
    expect(output.err).toContain('the event loop stands still');
  });

  it('goes on when somebody is gone with their question, and has no address any more', async () => {
    const { child, output, closed, address } = await run();
    const { port, host } = new URL(address);
    for (const asked of ['GET /%ff', 'PATCH /about-us', 'GET /about-us?feedback=x', 'GET /nothing']) {
      const client = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      await once(client, 'connect');
      client.write(`${asked} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\n\r\n`);
      client.resetAndDestroy();
    }
    expect((await fetch(`${address}/about-us`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
    expect(output.out).not.toMatch(/"level":[56]0/);
  });

  it('goes on, and ends, where its log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const port = await freePort();
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, PORT: String(port), DRAIN_MS: '0', ...keys },
      stdio: ['ignore', full, 'inherit'],
    });
    closeSync(full);
    const ended = once(child, 'exit');
    const address = `http://127.0.0.1:${port}`;
    const status = async () => (await fetch(`${address}/about-us`).catch(() => undefined))?.status;
    try {
      await expect.poll(status, { timeout: 30_000 }).toBe(200);
      expect(await status()).toBe(200);
      expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^log_lines_lost_total [1-9]/m);
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('in production prints nothing but lines of JSON', async () => {
    const { child, output, closed } = await run({
      ...forThePublic,
      STAGING: 'on',
      DATABASE_FILE: join(site.root, 'site.sqlite'),
    });
    child.kill('SIGINT');
    await closed;
    for (const line of output.out.trim().split('\n'))
      expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  });

  it('warns of a name that is nearly a setting, and starts', async () => {
    const { child, output, closed } = await run({ POLLS_PER_10S: '5' });
    child.kill('SIGINT');
    await closed;
    expect(output.out).toMatch(
      /"level":40,.*POLLS_PER_10S is no setting and has no effect: POLLS_PER_10_S is/,
    );
  });

  it('refuses a wrong setting in one line, without a stack', async () => {
    const { output, closed } = await run({ PORT: 'abc' });
    expect(await closed).toEqual([1, null]);
    expect(output.err).toBe('PORT is "abc", but must be a whole number from 0 to 65535.\n');
  });
});

it('keeps the stand-ins in chunks that a server with keys never loads', () => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(['server.js']);
  for (const name of loaded) for (const next of byName.get(name)?.imports ?? []) loaded.add(next);
  const modules = (names: Iterable<string>) =>
    [...names].flatMap((name) => byName.get(name)?.moduleIds ?? []);
  const isStandIn = (id: string) => id.includes('/fakes/');
  expect(modules(loaded).filter(isStandIn)).toEqual([]);
  expect(modules(byName.keys()).filter(isStandIn)).not.toEqual([]);
});
