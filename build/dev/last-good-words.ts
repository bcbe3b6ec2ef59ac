import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isMadeOf } from './pages-of-words.ts';
import { problemLine, problemsOf } from './problems.ts';

/** The words as they were when all of them could last be read, for the pages that a mistake in one file is not about. */
export interface LastGoodWords {
  /** Hands the words out, to Vite. */
  plugin: Plugin;
  /** Remembers the words as they are: all of them could be read. */
  keep(): void;
  /** Goes back to the last good words of the files that this error comes from, until a source changes; false where there are none. */
  hold(error: unknown): boolean;
  /** What is wrong in the words that a page is made of. */
  mistakeAt(address: string): Error | undefined;
}

/** @param root the folder of the repository */
export function createLastGoodWords(root: string): LastGoodWords {
  const good = new Map<string, string>();
  const handedOut = new Map<string, string>();
  /** The files that wait to be mended, and what is wrong with them. */
  const held = new Map<string, Error>();
  let server: ViteDevServer;

  function sourceOf(file: string): string {
    const source = held.has(file) ? good.get(file)! : readFileSync(join(root, file), 'utf8');
    handedOut.set(file, source);
    return source;
  }

  /** Has Vite read a file again. */
  function letGo(file: string): void {
    for (const { moduleGraph } of Object.values(server.environments)) {
      for (const module of moduleGraph.getModulesByFile(join(root, file).split(sep).join('/')) ?? [])
        moduleGraph.invalidateModule(module);
    }
  }

  return {
    plugin: {
      name: 'last-good-words',
      enforce: 'pre',
      configureServer(given) {
        server = given;
        // A server that starts anew reads all files.
        held.clear();
      },
      /** What is held may be right as it is, beside what another file says now: a section renamed first, and then its links. */
      hotUpdate() {
        const waiting = [...held.keys()];
        held.clear();
        waiting.forEach(letGo);
      },
      load: {
        filter: { id: /\/content\/[^?]+\.(mdx|yaml\?raw)$/ },
        handler(id) {
          const [path = ''] = id.split('?');
          const source = sourceOf(relative(root, path).split(sep).join('/'));
          return id === path ? source : `export default ${JSON.stringify(source)}`;
        },
      },
    },
    keep() {
      for (const [file, source] of handedOut) good.set(file, source);
    },
    hold(error) {
      const [problem] = problemsOf(error);
      const changed = [...handedOut.keys()].filter(
        (file) => good.has(file) && good.get(file) !== handedOut.get(file),
      );
      // A link in one file may break by a change of another.
      const mistaken = changed.filter((file) => file === problem?.file);
      const toHold = mistaken.length > 0 ? mistaken : changed;
      if (!(error instanceof Error) || toHold.length === 0) return false;
      if (!problem?.file?.startsWith('content/')) return false;
      server.config.logger.error(problemLine(problem));
      for (const file of toHold) {
        held.set(file, error);
        handedOut.set(file, good.get(file)!);
        letGo(file);
      }
      return true;
    },
    mistakeAt(address) {
      const found = [...held].find(([file, error]) =>
        [file, problemsOf(error)[0]!.file!].some((each) => isMadeOf(address, each)),
      );
      return found?.[1];
    },
  };
}
