import type { ContentProblem } from './content-error.ts';

/** What no text means to say, the worst first, and what is told of it. */
const bad: { signs: RegExp; field: string; message: string }[] = [
  // What a reader of files puts in the place of bytes that are no UTF-8, and what stands between letters of UTF-16.
  { signs: /[\ufffd\0]/, field: '(letters)', message: 'cannot be read; save the file as UTF-8' },
  {
    signs: /^(?:<{7}|>{7}) /m,
    field: '(merge)',
    message:
      'is left from a merge; keep one of both texts, and delete the lines of <<<<<<<, ======= and >>>>>>>',
  },
  // What looks as spaces do at the beginning of a line, and came with a text that was pasted.
  {
    signs: /^[ \t]*[\u00a0\u2000-\u200b\u202f\u3000]/m,
    field: '(spaces)',
    message: 'begins with a sign that only looks like a space; type its spaces anew',
  },
];

/**
 * A file that was saved in another encoding would publish its letters as �, of a merge that is not finished the parser would say
 * something else, and of a line that is indented by other signs than spaces nobody sees why it does not belong with the others.
 *
 * @param firstLine of the file, on which `source` begins
 */
export function badCharactersIn(source: string, firstLine = 1): ContentProblem[] {
  const found = bad.find(({ signs }) => signs.test(source));
  if (!found) return [];
  const { signs, field, message } = found;
  const line = source.slice(0, source.search(signs)).split('\n').length + firstLine - 1;
  return [{ line, field, message }];
}
