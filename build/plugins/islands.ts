import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';

const id = 'virtual:islands';
const ending = '.island.tsx';

/**
 * `virtual:islands`: how to download an island. In development it is a list of every `*.island.tsx` below a folder. In the
 * build each is a script of its own, and the page says which one it needs (`withIslandScripts`): a list of all would cost every
 * page hundreds of bytes.
 *
 * @param folder from the root, as `site`
 * @throws when two islands have one name
 */
export function islandsPlugin(folder: string): Plugin {
  let root = '.';
  let isBuild = false;
  return {
    name: 'islands',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild || this.environment.name !== 'client') return;
      for (const [name, file] of islandsByName(namesBelow(join(root, folder), ending)))
        this.emitFile({
          type: 'chunk',
          id: join(root, folder, file),
          name: `${name}.island`,
          preserveSignature: 'strict',
        });
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return undefined;
      return isBuild ? builtModule : islandsModule(namesBelow(join(root, folder), ending), folder);
    },
    /** The list is no file: nothing else tells that an island has come or gone while it is served. */
    hotUpdate({ type, file, modules }) {
      const list = this.environment.moduleGraph.getModuleById(`\0${id}`);
      return list && type !== 'update' && file.endsWith(ending) ? [...modules, list] : undefined;
    },
  };
}

const builtModule =
  'export const loadIsland = ({ island, script }) => import(/* @vite-ignore */ `/static/js/${island}.island.${script}.js`);';

/**
 * A rendered page in which each island says which script is its own, by what stands between its name and the ending.
 *
 * @param files names of the built scripts
 * @throws Error where an island has none
 */
export function withIslandScripts(html: string, files: readonly string[]): string {
  return html.replace(/ data-island="([\w-]+)"/g, (attribute, name: string) => {
    const start = `${name}.island.`;
    const script = files.find((file) => file.startsWith(start) && file.endsWith('.js'));
    if (!script) throw new Error(`The build wrote no script for the island ${name}.`);
    return `${attribute} data-script="${script.slice(start.length, -'.js'.length)}"`;
  });
}

/** The code of the module in development. */
export function islandsModule(files: readonly string[], folder: string): string {
  const entries = islandsByName(files).map(
    ([name, file]) => `  '${name}': () => import('/${folder}/${file}'),`,
  );
  return `const islands = {\n${entries.join('\n')}\n};\nexport const loadIsland = ({ island }) => islands[island]();\n`;
}

function islandsByName(files: readonly string[]): [name: string, file: string][] {
  const names = files.map((file) => basename(file, ending));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new Error(`Two islands are named ${twice}${ending}: rename one, the page asks for it by its name.`);
  return files.map((file, index) => [names[index]!, file]);
}
