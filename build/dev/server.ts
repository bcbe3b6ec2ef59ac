import { randomUUID } from 'node:crypto';
import { dev } from 'vike/api';
import type { Plugin } from 'vite';
import type { Env } from '../../gateway/env.ts';
import { readEnv } from '../../gateway/read-env.ts';
import { StartError } from '../../gateway/start-error.ts';
import { createDevApp, type DevApp } from './app.ts';
import { createDevFront, type DevFront } from './front.ts';
import { createLastGoodWords, type LastGoodWords } from './last-good-words.ts';
import { layersFirst } from './layers-first.ts';
import { problemPage } from './problem-page.ts';
import { problemLine, problemsOf } from './problems.ts';
import { createReloading } from './reloading.ts';

/** What builds and tests write is no source: a change of it reloads nothing. */
const written = ['**/dist/**', '**/.cache/**', '**/test-results/**'];

/**
 * Serves what the built server serves, from the sources and with reload on save. On a taken port it goes to the next one.
 *
 * @param variables the settings of `gateway/env.ts`
 * @returns a line that says where, or why not there
 */
export async function startDevServer(variables: Record<string, string | undefined>): Promise<string> {
  const env = readEnv({ LOG_LEVEL: 'warn', ...variables });
  const words = createLastGoodWords(process.cwd());
  const front = createDevFront();
  const port = await front.listen(env.PORT, env.HOST);
  const { viteServer } = await dev({
    viteConfig: {
      plugins: [layersFirst(), words.plugin, product(env, words, front)],
      server: {
        middlewareMode: true,
        ws: { server: front.sockets },
        host: env.HOST,
        port,
        cors: false,
        watch: { ignored: written },
      },
    },
  });
  front.answerBy(viteServer.middlewares);
  const line = `Listening on http://${env.HOST}:${port}`;
  return port === env.PORT
    ? line
    : `${line}, since port ${env.PORT} is taken. Another: PORT=4000 npm run dev`;
}

/** Whatever is not a module that Vite serves, the gateway answers. */
function product(env: Env, words: LastGoodWords, front: DevFront): Plugin {
  let app: DevApp | undefined;
  const token = randomUUID();
  return {
    name: 'product',
    // By the token of the server that it came from, a page that only now begins to listen would be turned away.
    configResolved: (config) => void Object.assign(config, { webSocketToken: token }),
    configureServer: (server) => () => {
      const { restart } = server;
      server.restart = () => front.alone(restart);
      const reloading = createReloading(server);
      void app?.close();
      const { current } = (app = createDevApp(server, env, reloading, words));
      server.middlewares.use((request, response) => {
        const count = reloading.count();
        current().then(
          (app) => void app.routing(request, response),
          (error: unknown) => {
            for (const problem of problemsOf(error)) server.config.logger.error(problemLine(problem));
            response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
            response.end(problemPage(error, reloading.script(count)));
          },
        );
      });
    },
  };
}

export { StartError };
