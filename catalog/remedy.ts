import { z } from 'zod';
import { editDistance } from '#search/spelling.ts';
import { schemaFileOf } from './schema-files.ts';

export const isMissing = 'is missing; add it';

/**
 * What a schema has against a field of a content file, in words that say how to mend it; undefined where the schema's own say
 * it already.
 */
export function remedy(issue: z.core.$ZodRawIssue, file: string): string | undefined {
  if (issue.code === 'invalid_type') return otherKind(issue.expected, issue.input);
  if (issue.code !== 'unrecognized_keys') return undefined;
  const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
  const known = keysOf(issue.inst).sort((a, b) => distance(a, issue.keys) - distance(b, issue.keys));
  const schemaFile = schemaFileOf(file, issue.path ?? []);
  const stated = schemaFile ? ` (stated in ${schemaFile})` : '';
  return `Unrecognized key: ${unknown}; known here are ${known.join(', ')}${stated}`;
}

/** What was written in the place of what, in the words of YAML. */
function otherKind(expected: string, input: unknown): string | undefined {
  if (input === undefined) return isMissing;
  if (input === null) return 'is empty; write what belongs there, or delete the line';
  if (expected === 'string' && (typeof input === 'number' || typeof input === 'boolean'))
    return `is taken for ${typeof input === 'number' ? 'a number' : 'a yes or no'}; put it between quotes: "${input}"`;
  return kinds[expected];
}

const kinds: Readonly<Record<string, string>> = {
  string: 'must be one text, not a list or fields of its own',
  number: 'must be a number in digits, such as 8, without quotes',
  int: 'must be a whole number, such as 8',
  boolean: 'must be true or false, without quotes',
  array: 'must be a list; write [one, two], or each on a line that begins with "- "',
  object: 'must have fields of its own, each on a line below it that is further in',
  record: 'must have names of its own, each on a line below it that is further in',
};

function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}

/** How far a key is from the nearest of those that somebody wrote. */
const distance = (key: string, written: readonly string[]) =>
  Math.min(...written.map((each) => editDistance(each.toLowerCase(), key.toLowerCase(), Infinity)));
