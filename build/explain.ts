import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundlerSentence, type Mistake } from './bundler-sentences.mjs';

/** What bundlers add to an error: what each of several plugins said, and which file it is about. */
type BundlerError = Error & Mistake & { errors?: Error[]; plugin?: string };
/** Mistakes in words, and what the build and its tools say themselves: they name the file and the remedy. */
const inOwnWords = new Set(['BuildError', 'ConfigError', 'ContentError', 'UserError']);

/** What the machine may lack, by Node's name of it. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room, then build again.',
  EROFS: 'This folder can only be read: build where something can be written.',
  EACCES: 'Somebody else owns this file: make it yours, or delete .cache and dist, then build again.',
};

/**
 * What went wrong, for the one who mends it: without a stack where a file is at fault, else with the lines of it that are
 * the repository's.
 */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const remedy = remedies[(error as NodeJS.ErrnoException).code ?? ''];
  if (remedy) return `${error.message}\n${remedy}`;
  const { errors, id, plugin, loc, name, message, stack = '' } = error as BundlerError;
  if (errors?.length) return errors.map(explain).join('\n\n');
  if (inOwnWords.has(name)) return message;
  if (loc?.file) return bundlerSentence({ message, loc }, resolve('.'));
  if (loc) return stripVTControlCharacters(message);
  if (id && plugin) return `${relative('.', id)} · ${stripVTControlCharacters(message)}`;
  const own = stack
    .split('\n')
    .filter((frame) => /^\s+at /.test(frame) && !/node_modules|node:|[.]cache|<anonymous>/.test(frame));
  return [`${name}: ${message}`, ...own].join('\n');
}
