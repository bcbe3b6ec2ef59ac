import { nearestOf } from './nearest.ts';
import { ContentError } from './content-error.ts';

/** What `[[name]]` stands for, by name. */
export type BuildValues = Readonly<Record<string, string>>;

/**
 * Fills every `[[name]]` in a text: with the operator's data and the facts, which are known when the site is built.
 *
 * @param at file and line of the text, for the error
 * @throws ContentError for a name that nobody knows, with those that are spelled most like it
 */
export function fillBuild(text: string, values: BuildValues, at: { file: string; line: number }): string {
  return text.replace(/\[\[([^[\]]*)\]\]/g, (marker, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const message = Object.hasOwn(values, name.trim())
      ? `has blanks between its brackets; write [[${name.trim()}]]`
      : `nobody knows this name; ${told(name, Object.keys(values).sort())}`;
    throw new ContentError(at.file, [{ line: at.line, field: marker, message }]);
  });
}

/** There may be hundreds. */
const maxNames = 8;

function told(name: string, known: readonly string[]): string {
  if (known.length <= maxNames) return `known are ${known.join(', ')}`;
  const nearest = nearestOf(name, known).slice(0, maxNames);
  return `of ${known.length} that are known the nearest are ${nearest.join(', ')}`;
}
