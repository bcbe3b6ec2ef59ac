import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canInstall, install } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { onPath } from './on-path.mjs';
import { UserError, say } from './say.mjs';

const names = ['redis-server', 'valkey-server'];
const findServer = () => names.map(onPath).find(Boolean);

/** Why there can be no Redis on this machine, in a line that says how to mend it; undefined where there can. */
export function whyNoRedis() {
  if (findServer() || canInstall()) return undefined;
  return 'The shared store is only tested with Redis: install it (Debian: apt-get install redis-server).';
}

/**
 * Starts Redis or Valkey on a free port of this machine, keeping nothing on disk; as the administrator of a Debian machine,
 * installs it first.
 *
 * @returns {Promise<{ url: string, signal: (name: NodeJS.Signals) => void, stop: () => Promise<void> }>}
 */
export async function startRedis() {
  const program = await ensureServer();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder];
  const child = spawn(program, [...options, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);

  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) {
      await stop();
      throw new UserError(`${program} does not start. Try it by hand: ${program} --port 0`);
    }
    await wait(50);
  }
  return { url: `redis://127.0.0.1:${port}`, signal: (name) => void child.kill(name), stop };
}

async function ensureServer() {
  const found = findServer();
  if (found) return found;
  const missing = whyNoRedis();
  if (missing) throw new UserError(missing);
  say('Installing Redis for the tests of the shared store (first time, a few seconds)…');
  await install('redis-server');
  const installed = findServer();
  if (installed) return installed;
  throw new UserError('Redis could not be installed. Try by hand: apt-get install redis-server');
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.setTimeout(1000, () => resolve(false));
    socket.once('data', () => socket.destroy());
  });
}
