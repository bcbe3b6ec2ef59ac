import { defineConfig } from 'vite';
import { contentPlugins } from './plugins/content.ts';
import { plainProperties } from './plugins/plain-properties.ts';
import { styleName } from './plugins/style-names.ts';

/** What Node needs to read the sources: for the server's bundle, and for commands that load TypeScript. */
export default defineConfig({
  plugins: [...contentPlugins('beside'), plainProperties()],
  css: { modules: { generateScopedName: styleName } },
  publicDir: false,
  logLevel: 'warn',
});
