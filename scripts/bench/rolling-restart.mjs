/**
 * `npm run bench -- rolling`: replaces a release under load, as `deploy/activate.mjs` does: two instances behind nginx, one
 * restarted 5 s after the other, 10,000 requests for pages, their style sheets and scripts, polls, and for files that only open tabs
 * of the former release know. None may fail.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { hashedFiles } from '../../build/keep-former.mjs';
import { activate } from '../../deploy/activate.mjs';
import { filesBelow } from '../bootstrap/files-below.mjs';
import { freePort } from '../bootstrap/free-port.mjs';
import { root } from '../bootstrap/root.mjs';
import { say } from '../bootstrap/say.mjs';
import { pollOf } from './poll.mjs';

const requests = 10_000;
const clients = 20;
const pauseMs = 5000;
const poll = pollOf('sandbox-never-ready');

/** @returns {Promise<number>} the exit code */
export async function rollingRestart() {
  /** @type {{ module: typeof import('../../deploy/testing/fronts.ts') }} */
  const { module } = await runnerImport('./deploy/testing/fronts.ts', { root, logLevel: 'error' });
  const missing = module.whyNot('nginx', 'openssl');
  if (missing) {
    say(missing);
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
  const ports = [await freePort(), await freePort()];
  /** @type {Map<number, import('node:child_process').ChildProcess>} */
  const instances = new Map();
  /** @param {number} port */
  async function restart(port) {
    const running = instances.get(port);
    if (running) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    const env = {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      POLLS_PER_10_S: '1000000',
    };
    const program = join(folder, 'current/gateway/server.js');
    instances.set(port, spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  }
  /** @type {Awaited<ReturnType<typeof module.startNginx>> | undefined} */
  let nginx;
  try {
    const names = writeReleases(join(folder, 'releases'));
    await activate(folder, 'former', { ports, restart, pauseMs: 0 });
    nginx = await module.startNginx(ports);
    const load = underLoad(nginx.url, names);
    await wait(1000);
    const before = load.count();
    await activate(folder, 'next', { ports, restart, pauseMs });
    const during = load.count() - before;
    const failed = await load.finish();
    const said = [...new Set(failed)].slice(0, 5);
    say(
      `${load.count()} requests, ${during} of them while two instances were replaced ${pauseMs / 1000} s apart: ${failed.length} failed.`,
    );
    for (const line of said) say(`  ${line}`);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await nginx?.stop();
    for (const child of instances.values()) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Two releases from one build: in the second the script of every page has another name, as after a change of it.
 *
 * @param {string} folder
 */
function writeReleases(folder) {
  mkdirSync(folder, { recursive: true });
  const [former, next] = [join(folder, 'former'), join(folder, 'next')];
  for (const release of [former, next]) cpSync(join(root, 'dist'), release, { recursive: true });
  const scripts = join(next, 'client/static/js');
  for (const name of readdirSync(scripts).filter((each) => each.startsWith('client.')))
    renameSync(join(scripts, name), join(scripts, name.replace('.js', 'a.js')));
  for (const page of filesBelow(join(next, 'client'), '.html')) {
    const html = readFileSync(page, 'utf8').replaceAll(/(\/static\/js\/client\.[\w-]+)(\.js)/g, '$1a$2');
    writeFileSync(page, html);
    for (const packed of ['.br', '.gz']) rmSync(page + packed, { force: true });
  }
  return hashedFiles(former).filter((name) => /\.(css|js)$/.test(name));
}

/**
 * Visitors, one page after the other with what it asks for, and a file of an open tab.
 *
 * @param {string} url
 * @param {string[]} tabs names of files of the former release
 */
function underLoad(url, tabs) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, rejectUnauthorized: false });
  const pages = ['/', '/faqs', '/about-us', '/how-it-works', '/faqs/drive/GettingStarted'];
  /** @type {string[]} */
  const failed = [];
  let count = 0;
  let isOver = false;

  /**
   * @param {string} path
   * @param {string} [body] of a POST
   */
  async function ask(path, body) {
    count += 1;
    try {
      const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {};
      const method = body ? 'POST' : 'GET';
      const sent = request(url + encodeURI(path), { agent, timeout: 10_000, method, headers }).end(body);
      const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (await once(sent, 'response'));
      const text = Buffer.concat(await answer.toArray()).toString();
      if (answer.statusCode !== 200) failed.push(`${answer.statusCode} ${path}`);
      return text;
    } catch (error) {
      failed.push(`${/** @type {Error} */ (error).message} ${path}`);
      return '';
    }
  }
  const visitors = Array.from({ length: clients }, async (_, visitor) => {
    for (let turn = visitor; !isOver || count < requests; turn += 1) {
      const html = await ask(pages[turn % pages.length] ?? '/');
      const named = [...html.matchAll(/(?:href|src)="(\/static\/[^"]+\.(?:css|js))"/g)].map(
        ([, name]) => name ?? '',
      );
      for (const name of [...named.slice(0, 3), tabs[turn % tabs.length] ?? '/']) await ask(name);
      await ask('/v2/gateway', poll);
    }
  });
  return {
    count: () => count,
    async finish() {
      isOver = true;
      await Promise.all(visitors);
      agent.destroy();
      return failed;
    },
  };
}
