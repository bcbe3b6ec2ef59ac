import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importsIn } from '../imports-in.ts';
import { BuildError } from '../step.ts';
import { wordsOfScript } from './unused-styles.ts';

/** Pages that the server fills in, by their files, and what it fills them with. */
const filledIn: [RegExp, string][] = [
  [/(^|\/)search\/index\.html$/, 'search/server.js'],
  [/(^|\/)editors\/index\.html$/, 'editors/server.js'],
];

/** What scripts may put into pages. */
export interface ScriptWords {
  /** The scripts of a page: those that it loads or may load later, those of its islands, and the server's where that fills it in. */
  scriptsOf(page: string, html: string): string[];
  /** The words of one of them. */
  wordsOf(script: string): ReadonlySet<string>;
}

/**
 * Tells which words scripts may put into a page. Nothing is read twice.
 *
 * @param root the folder of the build
 * @throws BuildError (when called) where a script is not there
 */
export function scriptWords(root: string): ScriptWords {
  const known = new Map<string, { words: ReadonlySet<string>; imports: string[] }>();

  function read(name: string) {
    const script = known.get(name);
    if (script) return script;
    const text = readScript(join(root, name));
    const found = {
      words: wordsOfScript(text),
      imports: importsIn(text).map(({ path }) => join(dirname(name), path)),
    };
    known.set(name, found);
    return found;
  }

  function scriptsOf(page: string, html: string): string[] {
    const reached = new Set([
      ...[...html.matchAll(/<script\b[^>]*\ssrc="\/([^"]+)"/g)].map(([, path]) => join('client', path!)),
      ...[...html.matchAll(/ data-island="([\w-]+)" data-script="([\w-]+)"/g)].map(
        ([, island, hash]) => `client/static/js/${island}.island.${hash}.js`,
      ),
      ...filledIn.flatMap(([file, script]) => (file.test(page) ? [script] : [])),
    ]);
    for (const name of reached) for (const path of read(name).imports) reached.add(path);
    return [...reached];
  }

  return { scriptsOf, wordsOf: (script) => read(script).words };
}

function readScript(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new BuildError(`A page loads the script ${file}, which the build did not write.`);
  }
}
