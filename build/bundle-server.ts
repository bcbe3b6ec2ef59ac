/** Bundles the server, with every package that it uses, into the folder that it is given: the built folder runs wherever Node is. */
import { build } from 'vite';
import { beBundler } from './bundler.ts';
import readingInNode from './vite.server.config.ts';
import { withPackages } from './with-packages.ts';

await beBundler((outDir) =>
  build({
    ...readingInNode,
    configFile: false,
    ssr: withPackages,
    // React has two builds, and asks at run time which one: the other is as much code again, and slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: {
          'gateway/server': 'gateway/server.ts',
          'gateway/sqlite-worker': 'gateway/database/sqlite-worker.mjs',
          'gateway/render-worker': 'gateway/site/render-worker.mjs',
          'gateway/watchdog-worker': 'gateway/ops/watchdog-worker.mjs',
          'search/server': 'site/search/server.tsx',
          'search/indexed': 'site/search/indexed-server.tsx',
          'editors/server': 'site/editors/server.tsx',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  }),
);
