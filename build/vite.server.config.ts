import { defineConfig } from 'vite';
import { styleName } from './style-names.ts';
import { contentPlugins } from './content-plugins.ts';

/** The programs that run in Node: the server, and the maker of the files beside the pages. */
export default defineConfig({
  plugins: contentPlugins(),
  css: { modules: { generateScopedName: styleName } },
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: {
        'gateway/server': 'gateway/server.ts',
        'publish/files': 'site/publish/files.ts',
        'search/server': 'site/search/server.tsx',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].[hash].js' },
    },
  },
});
