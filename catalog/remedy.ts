import { z } from 'zod';
import { editDistance } from '#search/spelling.ts';
import { schemaFileOf } from './schema-files.ts';

/**
 * What a schema has against a field of a content file, in words that say how to mend it; undefined where the schema's own say
 * it already.
 */
export function remedy(issue: z.core.$ZodRawIssue, file: string): string | undefined {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'is missing; add it';
  if (issue.code !== 'unrecognized_keys') return undefined;
  const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
  const known = keysOf(issue.inst).sort((a, b) => distance(a, issue.keys) - distance(b, issue.keys));
  const schemaFile = schemaFileOf(file, issue.path ?? []);
  const stated = schemaFile ? ` (stated in ${schemaFile})` : '';
  return `Unrecognized key: ${unknown}; known here are ${known.join(', ')}${stated}`;
}

function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum)
    return schema.keyType.options.map(String);
  return [];
}

/** How far a key is from the nearest of those that somebody wrote. */
const distance = (key: string, written: readonly string[]) =>
  Math.min(...written.map((each) => editDistance(each.toLowerCase(), key.toLowerCase(), Infinity)));
