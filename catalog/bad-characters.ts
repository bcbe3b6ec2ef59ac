import type { ContentProblem } from './content-error.ts';

/** What a reader of files puts in the place of bytes that are no UTF-8. */
const unreadable = '\ufffd';

/**
 * A file that was saved in another encoding would publish its letters as �.
 *
 * @param firstLine of the file, on which `source` begins
 */
export function badCharactersIn(source: string, firstLine = 1): ContentProblem[] {
  const at = source.indexOf(unreadable);
  if (at < 0) return [];
  const line = source.slice(0, at).split('\n').length + firstLine - 1;
  return [{ line, field: '(letters)', message: 'cannot be read; save the file as UTF-8' }];
}
