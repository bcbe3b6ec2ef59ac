import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { canInstall, install } from './debian.mjs';
import { freePort } from './free-port.mjs';
import { onPath } from './on-path.mjs';
import { run } from './run.mjs';
import { UserError, say } from './say.mjs';

/** A busy machine takes long to start it, and longer after a fault, when it reads first what it had not written yet. */
const timeoutMs = 60_000;

/** Debian keeps the server's programs beside the path, one folder for each version. */
const debianFolder = '/usr/lib/postgresql';

function findFolder() {
  const found = onPath('initdb');
  if (found) return dirname(found);
  if (!existsSync(debianFolder)) return undefined;
  const versions = readdirSync(debianFolder).sort((one, other) => Number(other) - Number(one));
  return versions
    .map((name) => join(debianFolder, name, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

const isAdministrator = () => process.getuid?.() === 0;

/** Why there can be no Postgres on this machine, in a line that says how to mend it; undefined where there can. */
export function whyNoPostgres() {
  if (findFolder() || canInstall()) return undefined;
  return 'The database is only tested with Postgres: install it (Debian: apt-get install postgresql).';
}

/**
 * Starts Postgres with an empty database on a free port of this machine; as the administrator of a Debian machine, installs it
 * first, and starts it as the user that was made for it, since it refuses to be run by an administrator.
 *
 * @returns {Promise<import('./postgres.d.mts').RunningPostgres>}
 */
export async function startPostgres() {
  const programs = await ensurePrograms();
  const user = isAdministrator() ? userNamed('postgres') : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'tests', '-E', 'UTF8', '--no-locale', '--no-sync'],
    {
      ...as,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    log_min_messages: 'log',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;

  /** @returns {Promise<() => Promise<void>>} what stops it */
  async function start() {
    const until = Date.now() + timeoutMs;
    for (;;) {
      const server = launch(join(programs, 'postgres'), ['-D', data, ...options], as);
      while (!server.hasEnded() && Date.now() < until) {
        if (await isReady(url)) return server.stop;
        await wait(50);
      }
      await server.stop();
      // One that has ended may find next time what it missed: its port, or the end of the one before it.
      if (Date.now() < until) await wait(250);
      else throw new UserError(`Postgres does not start, in ${data} on port ${port}. ${server.lastWords()}`);
    }
  }

  let stopServer = await start();
  return {
    url,
    takeAway: () => stopServer(),
    async bringBack() {
      stopServer = await start();
    },
    async stop() {
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * One run of a server, ended with this process at the latest.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
function launch(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-1000)));
  let over = false;
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  void ended.then(() => (over = true));
  const kill = () => void child.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    hasEnded: () => over,
    lastWords: () => said.trim(),
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

async function ensurePrograms() {
  const found = findFolder();
  if (found) return found;
  const missing = whyNoPostgres();
  if (missing) throw new UserError(missing);
  say('Installing Postgres for the tests of the database (first time, half a minute)…');
  await install('postgresql');
  const installed = findFolder();
  if (installed) return installed;
  throw new UserError('Postgres could not be installed. Try by hand: apt-get install postgresql');
}

/** @param {string} name */
function userNamed(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`));
  if (!line)
    throw new UserError(
      `Postgres needs a user named ${name} on this machine: apt-get install postgresql makes one`,
    );
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** @param {string} url */
async function isReady(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
