import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { site as siteConfig } from '#config/site.ts';
import { buildApp } from './app.ts';
import { composeServices } from './compose.ts';
import { loadEditors } from './editors/renderer.ts';
import { readEnv, StartError, type Env } from './env.ts';
import { logOutput, type LogOutput } from './ops/log-output.ts';
import { loadIndexedSearch } from './search/indexed-search.ts';
import { loadRedirects } from './site/redirects.ts';
import { renderThread } from './site/render-thread.ts';
import { loadSearch } from './site/search-thread.ts';
import { loadSiteData } from './site/site-data.ts';
import { loadSite } from './site/static-site.ts';
import { withoutPages } from './site/without-pages.ts';

/** What a start takes from its surroundings, so that a test can stand in for them. */
export interface StartOptions {
  variables?: Record<string, string | undefined>;
  /** Where the build has put the server and what it reads. */
  folder?: string;
}

/** A server that listens. */
export interface RunningServer {
  app: FastifyInstance;
  address: string;
  env: Env;
  /** The standard output, which may be lost without harm. */
  output: LogOutput;
  /**
   * Lets requests in flight complete, and closes. With `announceMs`, readiness fails for that long while the port is still
   * open, so that an orchestrator sends nobody to a closed door.
   */
  stop(announceMs?: number): Promise<void>;
}

/** Reads the settings, loads the site and listens; throws a `StartError` that says how to mend what is wrong. */
export async function start(options: StartOptions = {}): Promise<RunningServer> {
  const { variables = process.env, folder = import.meta.dirname } = options;
  const env = readEnv(variables);
  const lifecycle = { stopping: false };
  const siteData = loadSiteData(resolve(folder, 'site-data.json'));
  const siteFolder = resolve(env.SITE_DIR ?? resolve(folder, '../client'));
  const site = loadSite(siteFolder, resolve(siteFolder, '../former/client'));
  const services = await composeServices(env, loadStandIns, resolve(folder, 'sqlite-worker.js'));
  const output = logOutput(process.stdout.fd, (lines) => services.metrics.logLost.inc(lines));
  const thread = renderThread(resolve(folder, 'render-worker.js'));
  const app = buildApp({
    siteData,
    site: env.NODE_ENV === 'production' ? withoutPages(site, siteData.workshopPages) : site,
    search: await searchRenderer(),
    editors: loadEditors(resolve(folder, '../editors/server.js'), thread),
    redirects: loadRedirects(resolve(folder, 'redirects.json')),
    services,
    lifecycle,
    chatUrl: siteConfig.chat?.baseUrl,
    securityContact: siteConfig.securityEmail,
    hsts: env.HSTS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    logStream: output,
  });
  const address = await listen(app, env);

  async function searchRenderer() {
    const { DATABASE_URL: databaseUrl, SEARCH_INDEX } = env;
    if (SEARCH_INDEX === 'memory' || !databaseUrl)
      return await loadSearch(resolve(folder, '../search/server.js'), thread);
    const rendererFile = resolve(folder, '../search/indexed.js');
    return await loadIndexedSearch({
      siteFolder,
      rendererFile,
      thread,
      databaseUrl,
      metrics: services.metrics,
    });
  }

  async function stop(announceMs = 0) {
    lifecycle.stopping = true;
    await wait(announceMs);
    // A connection kept alive by an answer that was already on its way would hold the port until its client leaves.
    const sweep = setInterval(() => app.server.listening || app.server.closeIdleConnections(), 100);
    await app.close().finally(() => clearInterval(sweep));
  }
  return { app, address, env, output, stop };
}

/** The one place where the server reaches for `fakes/`: a chunk of its own, which a server with keys never loads. */
const loadStandIns = () => import('../fakes/sandbox.ts');

async function listen(app: FastifyInstance, { HOST, PORT }: Env): Promise<string> {
  // What fails before a port is asked for has nothing to do with the port.
  try {
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
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

/** Runs the server as a program until a signal or an uncaught error ends it. */
async function run(): Promise<void> {
  const { app, address, env, output, stop } = await start();
  process.once('exit', () => output.flushSync());
  // In production nothing stands between the JSON lines of the log, one of which says the same.
  if (env.NODE_ENV !== 'production') output.write(`Listening on ${address}\n`);
  const { node } = process.versions;
  if (Number.parseInt(node) < 22)
    app.log.warn(`This is Node ${node}: Node 20 has had no security fixes since 30 April 2026.`);

  let signal: NodeJS.Signals | undefined;
  const { close } = closeWithGrace(
    {
      delay: env.DRAIN_MS + env.SHUTDOWN_GRACE_MS,
      logger: { error: (reason: unknown) => app.log.error({ reason }, 'stopping failed') },
      onTimeout: () => app.log.warn('stopped with requests unfinished'),
      skip: ['SIGTERM', 'SIGINT'],
    },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'uncaught error');
      app.log.info({ signal }, 'stopping');
      const begun = performance.now();
      // SIGINT is a person at a terminal: nobody sends visitors there.
      await stop(signal === 'SIGTERM' ? env.DRAIN_MS : 0);
      app.log.info({ ms: Math.round(performance.now() - begun) }, 'stopped');
    },
  );
  // A terminal sends SIGINT to the server and to npm, which hands it on: the second must not cut the first short.
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      if (signal) return;
      signal = name;
      close();
    });
  }
}

const program = process.argv[1];
if (program && existsSync(program) && realpathSync(program) === import.meta.filename) {
  // Not awaited: the stand-ins' chunk may import this module, and would wait for it to end.
  run().catch((error: unknown) => {
    // A start that cannot succeed is told in plain lines, without a stack.
    process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  });
}
