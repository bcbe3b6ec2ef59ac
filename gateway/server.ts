import type { EventEmitter } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import config from '#config/site.config.ts';
import { buildApp } from './app.ts';
import { createApi } from './compose.ts';
import { readEnv, StartError, type Env } from './env.ts';
import { loadRedirects } from './site/redirects.ts';
import { loadSearch } from './site/search-route.ts';
import { loadSite } from './site/static-site.ts';

/** The operator's support chat, which the configuration may leave out. */
const { chat } = config as { chat?: { baseUrl: string } };

/** What a start takes from its surroundings, so that a test can stand in for them. */
export interface StartOptions {
  variables?: Record<string, string | undefined>;
  /** Where SIGTERM and SIGINT are heard. */
  signals?: Pick<EventEmitter, 'on' | 'off'>;
  print?: (line: string) => void;
}

/** A server that listens. `stopped` gives the exit code once a signal or `stop()` has ended it. */
export interface RunningServer {
  app: FastifyInstance;
  address: string;
  stop(): void;
  stopped: Promise<number>;
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

/** Reads the settings, loads the site and listens; throws a `StartError` that says how to mend what is wrong. */
export async function start(options: StartOptions = {}): Promise<RunningServer> {
  const { variables = process.env, signals = process, print = printLine } = options;
  const env = readEnv(variables);
  const lifecycle = { stopping: false };
  const app = buildApp({
    site: loadSite(env.SITE_DIR ? resolve(env.SITE_DIR) : resolve(import.meta.dirname, '../client')),
    search: await loadSearch(resolve(import.meta.dirname, '../search/server.js')),
    redirects: loadRedirects(resolve(import.meta.dirname, 'redirects.json')),
    api: createApi(env),
    lifecycle,
    chatUrl: chat?.baseUrl,
    hsts: env.HSTS === 'on',
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  });
  const address = await listen(app, env);
  print(`Listening on ${address}`);

  const { promise: stopped, resolve: exitWith } = deferred<number>();
  const begin = (signal: string) => {
    if (lifecycle.stopping) return;
    lifecycle.stopping = true;
    app.log.info({ signal }, 'stopping');
    void finish(app, env.SHUTDOWN_GRACE_MS, signal === 'SIGTERM').then((code) => {
      signals.off('SIGTERM', begin).off('SIGINT', begin);
      exitWith(code);
    });
  };
  signals.on('SIGTERM', begin).on('SIGINT', begin);
  return { app, address, stop: () => begin('stop'), stopped };
}

/**
 * Lets requests in flight complete within the grace time; gives 0 if all did, else 1.
 * An orchestrator's SIGTERM is answered in two steps: for a tenth of that time readiness already fails while the
 * port is still open, so that nobody is sent to a closed door.
 */
async function finish(app: FastifyInstance, grace: number, announce: boolean): Promise<number> {
  const closed = wait(announce ? Math.min(1000, grace / 10) : 0).then(() => app.close());
  // A connection kept alive by an answer that was already on its way would hold the port until its client leaves.
  const sweep = setInterval(() => app.server.listening || app.server.closeIdleConnections(), 100);
  const late = Symbol('late');
  const outcome = await Promise.race([closed, wait(grace, late, { ref: false })]);
  clearInterval(sweep);
  if (outcome !== late) return 0;
  app.log.warn('stopped with requests unfinished');
  app.server.closeAllConnections();
  return 1;
}

async function listen(app: FastifyInstance, { HOST, PORT }: Env): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await app.close();
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      const next = PORT < 65_535 ? PORT + 1 : 3000;
      throw new StartError(
        `Port ${PORT} is taken. Stop the other program or choose another port: PORT=${next} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new StartError(
        `Port ${PORT} is not allowed to this user. Choose one above 1023: PORT=3000 npm start`,
      );
    }
    throw new StartError(`HOST ${HOST} with PORT ${PORT} cannot be listened on: ${message}`);
  }
}

function deferred<Value>() {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (settle = resolve));
  return { promise, resolve: (value: Value) => settle(value) };
}

/** Runs the server as a program: a start that cannot succeed is told in plain lines, without a stack. */
async function main(): Promise<void> {
  try {
    const { stopped } = await start();
    process.exit(await stopped);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const program = process.argv[1];
if (program && existsSync(program) && realpathSync(program) === import.meta.filename) await main();
