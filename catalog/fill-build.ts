import { ContentError } from './content-error.ts';

/** What `[[name]]` stands for, by name. */
export type BuildValues = Readonly<Record<string, string>>;

/**
 * Fills every `[[name]]` in a text: with the operator's data and the facts, which are known when the site is built.
 *
 * @param at file and line of the text, for the error
 * @throws ContentError for a name that nobody knows, with those that are known
 */
export function fillBuild(text: string, values: BuildValues, at: { file: string; line: number }): string {
  return text.replace(/\[\[([^[\]]*)\]\]/g, (marker, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined) return value;
    const message = `nobody knows this name; known are ${Object.keys(values).sort().join(', ')}`;
    throw new ContentError(at.file, [{ line: at.line, field: marker, message }]);
  });
}
