import type { ContentProblem } from './content-error.ts';

/** What a reader of files puts in the place of bytes that are no UTF-8, and what stands between letters of UTF-16. */
const unreadable = /[\ufffd\0]/;

/** What looks as spaces do at the beginning of a line, and came with a text that was pasted. */
const pasted = /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000]/m;

/**
 * A file that was saved in another encoding would publish its letters as �, and of a line that is indented by other signs than spaces
 * nobody sees why it does not belong with the others.
 *
 * @param firstLine of the file, on which `source` begins
 */
export function badCharactersIn(source: string, firstLine = 1): ContentProblem[] {
  const isUnreadable = unreadable.test(source);
  const at = source.search(isUnreadable ? unreadable : pasted);
  if (at < 0) return [];
  const line = source.slice(0, at).split('\n').length + firstLine - 1;
  return isUnreadable
    ? [{ line, field: '(letters)', message: 'cannot be read; save the file as UTF-8' }]
    : [
        {
          line,
          field: '(spaces)',
          message: 'begins with a sign that only looks like a space; type its spaces anew',
        },
      ];
}
