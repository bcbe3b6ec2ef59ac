import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What rolldown leaves on each mistake that it finds. */
/** @typedef {{ message: string, id?: string, loc?: { file?: string, line?: number, column?: number } }} Mistake */

/**
 * What a bundler has against the sources, a line for each mistake: `config/site.config.ts:11:3 · Expected …`. Its own words come with a
 * picture of the place, in colors, and with its stack.
 *
 * @param {unknown} error
 * @param {string} root of the repository
 * @returns {string | undefined} undefined of an error that is no bundler's
 */
export function bundlerSentences(error, root) {
  const mistakes = /** @type {{ errors?: Mistake[] } | undefined} */ (error)?.errors;
  if (!mistakes?.length) return undefined;
  return mistakes.map((mistake) => bundlerSentence(mistake, root)).join('\n');
}

/**
 * One of them.
 *
 * @param {Mistake} mistake
 * @param {string} root
 */
export function bundlerSentence({ message, id, loc }, root) {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  const file = loc?.file ?? id;
  const said = first.replace(/^\[\w+\]\s*/, '');
  if (!file) return said;
  const place = relative(root, file).split(sep).join('/');
  return `${loc?.line ? `${place}:${loc.line}:${(loc.column ?? 0) + 1}` : place} · ${said}`;
}
