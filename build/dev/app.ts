import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import type * as Config from '../../config/site.ts';
import type * as SiteData from '../../config/site-data-schema.ts';
import type * as StandIns from '../../fakes/sandbox.ts';
import type * as App from '../../gateway/app.ts';
import type * as Compose from '../../gateway/compose.ts';
import type { Env } from '../../gateway/env.ts';
import { root } from '../../scripts/bootstrap/root.mjs';
import type { LastGoodWords } from './last-good-words.ts';
import { createDevSite } from './site.ts';
import { plainLogLine } from './log.ts';
import { loadSettled } from './load-settled.ts';
import { problemPage } from './problem-page.ts';
import { problemLine, problemsOf } from './problems.ts';
import { nonce, type Reloading } from './reloading.ts';

/** The gateway from its sources over a site from its sources. */
export interface DevApp {
  /** The server as the sources are now: a new one once the gateway has changed, so that what it remembers outlives changes of words and pages. */
  current(): Promise<FastifyInstance>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}

/** Makes it from the sources that `server` loads. */
export function createDevApp(
  server: ViteDevServer,
  env: Env,
  reloading: Reloading,
  words: LastGoodWords,
): DevApp {
  const load = loadSettled(server);
  const site = createDevSite(load, reloading, words);
  let app: FastifyInstance | undefined;
  let builtFrom: unknown[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function current(): Promise<FastifyInstance> {
    const told = await site.refresh();
    const { buildApp } = await load<typeof App>('/gateway/app.ts');
    const { composeServices } = await load<typeof Compose>('/gateway/compose.ts');
    const { siteDataSchema } = await load<typeof SiteData>('/config/site-data-schema.ts');
    const { site: config } = await load<typeof Config>('/config/site.ts');
    const sources = [told, buildApp, composeServices, config];
    if (app && sources.every((source, index) => source === builtFrom[index])) return app;

    await close();
    const made = buildApp({
      siteData: siteDataSchema.parse(JSON.parse(told)),
      site,
      search: site.search,
      editors: site.editors,
      redirects: site.redirects,
      services: await composeServices(
        env,
        () => load<typeof StandIns>('/fakes/sandbox.ts'),
        join(root, 'gateway/database/sqlite-worker.mjs'),
      ),
      chatUrl: config.chat?.baseUrl,
      securityContact: config.securityEmail,
      hsts: env.HSTS,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      logStream: { write: tellLogged },
    });
    whileDeveloping(made, reloading, tellProblems);
    await readyOrClosed(made);
    builtFrom = sources;
    return (app = made);
  }

  const { logger } = server.config;

  /** What went wrong with a request, as it is told in its page. */
  function tellProblems(error: unknown) {
    for (const problem of problemsOf(error)) logger.error(problemLine(problem));
  }

  function tellLogged(line: string) {
    if (!line.includes(`"msg":"request failed"`)) logger.info(plainLogLine(line));
  }

  async function close() {
    await app?.close();
    app = undefined;
  }

  // One after the other: two requests at once would build two servers.
  function inTurn<Done>(task: () => Promise<Done>): Promise<Done> {
    const next = last.then(task, task);
    last = next;
    return next;
  }
  return { current: () => inTurn(current), close: () => inTurn(close) };
}

/** One that cannot start would answer all the same, with what has been registered until then. @throws what it fails with */
async function readyOrClosed(app: FastifyInstance): Promise<void> {
  try {
    await app.ready();
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Nothing is kept, reloading is allowed, and our own failures are told in the page. */
function whileDeveloping(
  app: FastifyInstance,
  reloading: Reloading,
  tellProblems: (error: unknown) => void,
): void {
  const counts = new WeakMap<FastifyRequest, number>();
  const failures = new WeakMap<FastifyRequest, Error>();
  app.addHook('onRequest', async (request) => void counts.set(request, reloading.count()));
  app.addHook('onError', async (request, _reply, error) => {
    failures.set(request, error);
    if ((error.statusCode ?? 500) >= 500) tellProblems(error);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy');
    reply.header('cache-control', 'no-store');
    if (policy) reply.header('content-security-policy', withReloading(String(policy)));
    const failure = failures.get(request);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!failure || reply.statusCode !== 500 || !isPage) return payload;
    // What it takes the place of was packed.
    reply.removeHeader('content-encoding');
    return problemPage(failure, reloading.script(counts.get(request)!));
  });
}

/**
 * Vite's client arrives as an inline script, its styles as inline sheets, and a worker of its own asks whether the server is back.
 * It shows mistakes by making markup of text.
 */
function withReloading(policy: string): string {
  const untyped = policy.replace(";require-trusted-types-for 'script';trusted-types 'none'", '');
  const marked = untyped.replace(/script-src 'self'|style-src 'self'(?! 'unsafe)/g, `$& 'nonce-${nonce}'`);
  return `${marked};worker-src blob:`;
}
