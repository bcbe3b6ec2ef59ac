import { basename } from 'node:path';
import { importsIn } from './imports-in.ts';
import { BuildError } from './step.ts';

/** The form of the search page, whose field has the focus from the start. */
const ownPage = ' data-search="page"';

/**
 * A page that asks for the search as soon as its script runs, with links that ask for the scripts of the search at once: on a slow line
 * each that is found in another is one more round trip. Who has turned scripts off would load them, too, but for `media`. Other pages
 * stay as they are.
 *
 * @param files names of the built scripts
 * @param read the text of one of them
 * @throws BuildError where the search has no script of its own
 */
export function withPreloadedSearch(
  html: string,
  files: readonly string[],
  read: (file: string) => string,
): string {
  if (!html.includes(ownPage)) return html;
  const start = files.filter((file) => /^start\.[\w-]+\.js$/.test(file));
  if (start.length !== 1)
    throw new BuildError(
      'The search page cannot preload its scripts: the build wrote no start.*.js, or several.',
    );
  const needed = new Set(start);
  for (const file of needed)
    for (const { path, isDynamic } of importsIn(read(file))) if (!isDynamic) needed.add(basename(path));
  const links = [...needed].map(
    (file) => `<link rel="modulepreload" media="(scripting)" href="/static/js/${file}">`,
  );
  return html.replace('<link ', `${links.join('')}<link `);
}
