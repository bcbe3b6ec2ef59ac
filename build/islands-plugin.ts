import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:islands';
const ending = '.island.tsx';

/**
 * `virtual:islands`: every `*.island.tsx` below a folder by its name, as a function that downloads it. Addresses of files
 * would cost each page their length.
 *
 * @param folder from the root, as `site`
 * @throws when two islands have one name
 */
export function islandsPlugin(folder: string): Plugin {
  let root = '.';
  return {
    name: 'islands',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? islandsModule(islandFiles(join(root, folder)), folder) : undefined,
    /** The list is no file: nothing else tells that an island has come or gone while it is served. */
    hotUpdate({ type, file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(`\0${id}`);
      return list && type !== 'update' && file.endsWith(ending) ? [...modules, list] : undefined;
    },
  };
}

/** Every island's file below a folder, from there. */
export function islandFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
}

/** The module's code. */
export function islandsModule(files: readonly string[], folder: string): string {
  const names = files.map((file) => basename(file, ending));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new Error(`Two islands are named ${twice}${ending}: rename one, the page asks for it by its name.`);
  const entries = files.map((file, index) => `  '${names[index]}': () => import('/${folder}/${file}'),`);
  return `export const islands = {\n${entries.join('\n')}\n};\n`;
}
