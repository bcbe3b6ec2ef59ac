import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { islandsPlugin } from './build/plugins/islands.ts';
import { rendererPlugin } from './build/plugins/renderer.ts';
import { plainDynamicImports } from './build/plugins/plain-dynamic-imports.ts';
import { plainJsxRuntime } from './build/plugins/plain-jsx-runtime.ts';
import { plainProperties } from './build/plugins/plain-properties.ts';
import { runtimeInPlace } from './build/plugins/runtime-in-place.ts';
import { styleName } from './build/plugins/style-names.ts';
import { contentPlugins } from './build/plugins/content.ts';

export default defineConfig({
  plugins: [
    ...contentPlugins('kept'),
    { ...plainProperties(), apply: 'build' },
    plainJsxRuntime(),
    rendererPlugin(),
    islandsPlugin('site'),
    react(),
    vike(),
    plainDynamicImports(),
    runtimeInPlace(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The rules only define: what an island does not call stays out of it, the schemas included.
          treeshake: { moduleSideEffects: [{ test: /\/rules\/[\w-]+\.ts$/, sideEffects: false }] },
          output: {
            // Script chunks come from static/js (spec 7). Their addresses stand in every page, where each byte counts: no folders,
            // which Vike names entries after, and a hash of seven letters.
            entryFileNames: ({ name }) => `static/js/${name.replace(/^.*\/_?/, '')}.[hash:7].js`,
            chunkFileNames: 'static/js/[name].[hash:7].js',
            // React comes in one request, beside the island that asks for it.
            codeSplitting: {
              groups: [
                // What makes elements and fills messages serves the search too, which needs no React.
                {
                  name: 'elements',
                  test: /node_modules\/react\/jsx-runtime|site\/messages\//,
                  priority: 1,
                },
                // Who stores one thing stores another soon: one request for all of it.
                { name: 'storage', test: /site\/client\/(storage|stored-list|remembered-audience)\.ts/ },
                // With the names of its classes: one request.
                { name: 'button', test: /site\/components\/button\// },
                // The names of all its classes: one request, too.
                { name: 'answers', test: /site\/search\/view\/[\w-]+\.module\.css/ },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: styleName } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The pages' own code never reaches a browser; what does is weighed by the checks.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
