import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { islandsPlugin } from './build/islands-plugin.ts';
import { styleName } from './build/style-names.ts';
import { contentPlugins } from './build/content-plugins.ts';

export default defineConfig({
  plugins: [...contentPlugins(), islandsPlugin('site'), react(), vike(), plainDynamicImports()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The rules only define: what an island does not call stays out of it, the schemas included.
          treeshake: { moduleSideEffects: [{ test: /\/rules\/[\w-]+\.ts$/, sideEffects: false }] },
          output: {
            // Script chunks come from static/js (spec 7).
            entryFileNames: 'static/js/[name].[hash].js',
            chunkFileNames: 'static/js/[name].[hash].js',
            // React comes in one request, beside the island that asks for it.
            codeSplitting: {
              groups: [
                // What makes elements serves the search too, which needs no React.
                { name: 'elements', test: /node_modules\/react\/(cjs\/react-)?jsx-runtime/, priority: 1 },
                // Who stores one thing stores another soon: one request for all of it.
                { name: 'storage', test: /site\/client\/(storage|stored-list|remembered-audience)\.ts/ },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|islands\/hydrate/ },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: styleName } },
  build: { assetsInlineLimit: 0, modulePreload: false },
});

/**
 * Leaves dynamic imports as they are. Vite wraps them in a helper, a request of its own, that fetches the chunk's styles;
 * here every page links the styles of its islands already, since the server has rendered them.
 */
function plainDynamicImports(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = chunk.code
            .replace(/const __vite__mapDeps=.*?;\n/, '')
            .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '')
            .replace(/import\{t as (\w+)\}from"[^"]*preload-helper[^"]*";/, 'const $1=l=>l();');
        }
      },
    },
  };
}
