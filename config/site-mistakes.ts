import { z } from 'zod';
import { siteSchema } from './site-schema.ts';
import { sourceAtHand } from './source-at-hand.ts';

/** Where the operator's data stand. */
export const siteFile = 'config/site.config.ts';

/** What cannot be so in the operator's data. */
export interface SiteMistake {
  /** Of `site.config.ts`, while the sources are at hand. */
  line?: number;
  /** `apps.drive.name` */
  field: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** What the schema has against the operator's data, in words that say how to mend it. */
export function siteMistakes(config: unknown): SiteMistake[] {
  const { error } = siteSchema.safeParse(config, { error: remedy });
  return (error?.issues ?? []).map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path;
    return { ...lineOf(path.map(String)), field: path.join('.'), message: issue.message };
  });
}

/** Undefined where the schema says it itself. */
function remedy(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return `is no field; delete it, or write one of ${known.join(', ')} (config/site-schema.ts explains each)`;
  }
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'is missing; add it (config/site-schema.ts explains it)'
      : `must be ${nameOf(String(issue.expected))}`;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty; write it';
  if (issue.code === 'invalid_format' && issue.format === 'email')
    return 'must be one address, such as help@example.com';
  return undefined;
}

const names: Readonly<Record<string, string>> = {
  string: 'a text between quotes',
  number: 'a number without quotes',
  object: 'fields between { and }',
};
const nameOf = (expected: string) => names[expected] ?? expected;

/** The line of the last part of a path that is written there. */
function lineOf(path: readonly string[]): { line?: number } {
  const source = sourceAtHand(siteFile);
  if (source === undefined) return {};
  let at = source.indexOf('export default');
  for (const key of path) {
    const found = source.slice(at).search(new RegExp(`(?<!\\w)${key.replace(/\W/g, '\\$&')}['"]?:`));
    if (found < 0) break;
    at += found;
  }
  return { line: source.slice(0, at).split('\n').length };
}
