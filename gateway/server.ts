import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { site as siteConfig } from '#config/site.ts';
import { buildApp } from './app.ts';
import { closeWithin } from './close-within.ts';
import { composeServices } from './compose.ts';
import { loadEditors } from './editors/renderer.ts';
import type { Env } from './env.ts';
import { readEnv } from './read-env.ts';
import { StartError } from './start-error.ts';
import { listen } from './listen.ts';
import { logOutput, type LogOutput } from './ops/log-output.ts';
import { startWatchdog } from './ops/watchdog.ts';
import { loadIndexedSearch } from './search/indexed-search.ts';
import { loadRedirects } from './site/redirects.ts';
import { renderThread } from './site/render-thread.ts';
import { loadSearch } from './site/search-thread.ts';
import { loadSiteData } from './site/site-data.ts';
import { loadSite } from './site/static-site.ts';
import { redirectsWithout, withoutPages } from './site/without-pages.ts';
import { misspelt, withoutEffect } from './without-effect.ts';

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
   * open, so that an orchestrator sends nobody to a closed door. Connections that have not ended shortly before
   * `SHUTDOWN_GRACE_MS` are over are cut, so that the rest is closed in order.
   *
   * @returns whether every request was completed
   */
  stop(announceMs?: number): Promise<boolean>;
  /** Says at once what is lost by the end of the process, where nobody can wait for {@link RunningServer.stop} any more. */
  giveUp(): void;
}

/** Reads the settings, loads the site and listens; throws a `StartError` that says how to mend what is wrong. */
export async function start(options: StartOptions = {}): Promise<RunningServer> {
  const { variables = process.env, folder = import.meta.dirname } = options;
  const env = readSettings(variables);
  const timeOver = new AbortController();
  const lifecycle = { stopping: false, timeOver: timeOver.signal };
  const giveUp = () => timeOver.abort();
  const siteData = loadSiteData(resolve(folder, 'site-data.json'));
  const siteFolder = resolve(env.SITE_DIR ?? resolve(folder, '../client'));
  const site = loadSite(siteFolder, resolve(siteFolder, '../former/client'));
  const services = await composeServices(env, loadStandIns, resolve(folder, 'sqlite-worker.js'));
  const output = logOutput(process.stdout.fd, (lines) => services.metrics.logLost.inc(lines));
  const thread = renderThread(resolve(folder, 'render-worker.js'));
  const notPublic = env.NODE_ENV === 'production' ? siteData.workshopPages : [];
  const app = buildApp({
    siteData,
    site: withoutPages(site, notPublic),
    search: await searchRenderer(),
    editors: loadEditors(resolve(folder, '../editors/server.js'), thread),
    redirects: redirectsWithout(loadRedirects(resolve(folder, 'redirects.json')), notPublic),
    services,
    lifecycle,
    chatUrl: siteConfig.chat?.baseUrl,
    securityContact: siteConfig.securityEmail,
    hsts: env.HSTS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    logStream: output,
  });
  for (const sentence of withoutEffect(variables, env)) app.log.warn(sentence);
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
    return closeWithin(app, env.SHUTDOWN_GRACE_MS, giveUp);
  }
  return { app, address, env, output, stop, giveUp };
}

/** The settings; where they refuse the start, a name that is misspelt may be why one is missing. */
function readSettings(variables: Record<string, string | undefined>): Env {
  try {
    return readEnv(variables);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError([error.message, ...misspelt(variables)].join('\n'));
  }
}

/** The one place where the server reaches for `fakes/`: a chunk of its own, which a server with keys never loads. */
const loadStandIns = () => import('../fakes/sandbox.ts');

/**
 * The first of these stops the server, and no other cuts that short: a terminal sends SIGINT to the server and to npm, which
 * hands it on, and SIGHUP when it is closed.
 */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const unfinished = 'stopped with requests unfinished';

/** Runs the server as a program until a signal or an uncaught error ends it. */
async function run(): Promise<void> {
  const { app, address, env, output, stop, giveUp } = await start();
  process.once('exit', () => output.flushSync());
  // In production nothing stands between the JSON lines of the log, one of which says the same.
  if (env.NODE_ENV !== 'production') output.write(`Listening on ${address}\n`);
  const { node } = process.versions;
  if (Number.parseInt(node) < 22)
    app.log.warn(`This is Node ${node}: Node 20 has had no security fixes since 30 April 2026.`);

  // Elsewhere nothing would start another, and a debugger lets the loop stand still.
  if (env.NODE_ENV === 'production')
    startWatchdog(resolve(import.meta.dirname, 'watchdog-worker.js'), (err) =>
      app.log.warn({ err }, 'the event loop is not watched'),
    );

  let signal: NodeJS.Signals | undefined;
  const { close } = closeWithGrace(
    {
      delay: env.DRAIN_MS + env.SHUTDOWN_GRACE_MS,
      logger: { error: (reason: unknown) => app.log.error({ err: reason }, 'stopping failed') },
      onTimeout() {
        giveUp();
        app.log.warn(unfinished);
      },
      skip: [...endings],
    },
    async ({ err }) => {
      if (err) app.log.fatal({ err }, 'uncaught error');
      app.log.info({ signal }, 'stopping');
      const begun = performance.now();
      // The others come from a person at a terminal: nobody sends visitors there.
      const isWhole = await stop(signal === 'SIGTERM' ? env.DRAIN_MS : 0);
      const ms = Math.round(performance.now() - begun);
      if (isWhole) return app.log.info({ ms }, 'stopped');
      app.log.warn({ ms }, unfinished);
      process.exit(1);
    },
  );
  for (const name of endings) {
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
