import { existsSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What is wrong in the sources, where, and in words that tell how to mend it. */
export interface Problem {
  /** From the root; absent where nothing tells. */
  file?: string | undefined;
  /** From 1. */
  line?: number | undefined;
  /** The field or element of a content file. */
  field?: string;
  message: string;
}

/** What a bundler, a compiler or our own check leaves on an error. */
interface Told extends Error {
  file?: string;
  problems?: readonly Problem[];
  id?: string;
  loc?: { file?: string; line?: number };
  /** Vike puts its own words into an error, and keeps the first ones. */
  getOriginalError?: () => Told;
}

/** What to mend, read from any error: a ContentError's own list, else the first place in the sources that it names. */
export function problemsOf(thrown: unknown): Problem[] {
  if (!(thrown instanceof Error)) return [{ message: String(thrown) }];
  const given: Told = thrown;
  const error = given.getOriginalError?.() ?? given;
  const { file, problems } = error.problems ? error : ((error.cause ?? {}) as Told);
  if (problems) return problems.map((problem) => ({ file, ...problem }));

  const text = stripVTControlCharacters(error.message);
  const message = text.split('\n').find((line) => line && !line.startsWith('Transform failed')) ?? text;
  const place = error.loc?.line ? `${error.loc.file ?? error.id}:${error.loc.line}` : '';
  return [
    {
      ...firstPlace(`${place}\n${text}\n${error.stack}`),
      // Bundlers begin with their name for the mistake, and PostCSS with the place.
      message: message.replace(/^(\[\w+\]|\/.+?:\d+:\d+:)\s*/, ''),
    },
  ];
}

/** A problem on one line, as content errors are told everywhere. */
export function problemLine({ file, line, field, message }: Problem): string {
  const place = line ? `${file}:${line}` : file;
  return [place, field, message].filter(Boolean).join(' · ');
}

/** The first `file:line`, or file, that is one of the sources. */
function firstPlace(text: string): { file?: string; line?: number } {
  const fromRoot = text.replaceAll(`${process.cwd()}/`, '');
  for (const [, file, line] of fromRoot.matchAll(/([\w@.][\w/@()+.-]*\.\w+)(?::(\d+))?/g)) {
    if (/^\.\.|node_modules/.test(file!) || !existsSync(file!)) continue;
    return line ? { file: file!, line: Number(line) } : { file: file! };
  }
  return {};
}
