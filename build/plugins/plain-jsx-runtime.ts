import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/bootstrap/root.mjs';

const file = join(root, 'node_modules/react/cjs/react-jsx-runtime.production.js');

/**
 * Gives the browser React's few lines that make elements as a module. As CommonJS they would bring what wraps that, a request of its
 * own after all others: the search and every calculator would wait for one more round trip.
 */
export function plainJsxRuntime(): Plugin {
  return {
    name: 'plain-jsx-runtime',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/node_modules\/react\/jsx-runtime\.js$/ },
      handler: () => ({ code: asModule(readFileSync(file, 'utf8')), map: null }),
    },
  };
}

/**
 * CommonJS without requirements, each export a name, as a module.
 *
 * @throws Error where it is anything else, as after a change of React
 */
export function asModule(code: string): string {
  const module = code
    .replace(/^"use strict";$/m, '')
    .replace(/^exports\.(\w+) = (\w+);$/gm, 'export { $2 as $1 };');
  if (/\b(exports|require|module)\b/.test(module) || !/^export /m.test(module))
    throw new Error('React writes its JSX runtime otherwise now: mend build/plugins/plain-jsx-runtime.ts.');
  return module;
}
