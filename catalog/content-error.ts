/** A mistake in the words: says which file and line, which field, what is wrong and how to mend it. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(
    readonly file: string,
    readonly problems: readonly ContentProblem[],
  ) {
    super(problems.map((problem) => formatProblem(file, problem)).join('\n'));
  }
}

export interface ContentProblem {
  /** Line in the file, from 1; absent where the whole file is meant. */
  line?: number;
  /** The field or element at fault, as the author wrote it: `sections.Reservation.question`. */
  field: string;
  /** What is wrong and what to do instead, in a sentence. */
  message: string;
}

/** Throws a ContentError where there are problems. */
export function refuse(file: string, problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(file, problems);
}

function formatProblem(file: string, { line, field, message }: ContentProblem): string {
  return `${file}${line ? `:${line}` : ''} · ${field} · ${message}`;
}
