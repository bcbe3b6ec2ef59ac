import { z } from 'zod';
import { editDistance } from '#search/spelling.ts';
import { nearestOf } from './nearest.ts';
import { schemaFileOf } from './schema-files.ts';

export const isMissing = 'is missing; add it';

/**
 * What a schema has against a field of a content file, in words that say how to mend it; undefined where the schema's own say
 * it already.
 */
export function remedy(issue: z.core.$ZodRawIssue, file: string): string | undefined {
  if (issue.code === 'invalid_type') return otherKind(issue.expected, issue.input);
  if (issue.code === 'too_small')
    return bounded(issue.input, issue.minimum, { edge: 'least', beyond: 'more', ...issue });
  if (issue.code === 'too_big')
    return bounded(issue.input, issue.maximum, { edge: 'most', beyond: 'less', ...issue });
  if (issue.code === 'invalid_value') return otherChoice(issue);
  if (issue.code !== 'unrecognized_keys') return undefined;
  const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
  const known = keysOf(issue.inst).sort((a, b) => distance(a, issue.keys) - distance(b, issue.keys));
  const schemaFile = schemaFileOf(file, issue.path ?? []);
  const stated = schemaFile ? ` (stated in ${schemaFile})` : '';
  return `Unrecognized key: ${unknown}; known here are ${known.join(', ')}${stated}`;
}

/** How much there is, in the words for its kind; undefined of a kind that no content file has. */
function amountOf(input: unknown): string | undefined {
  if (typeof input === 'number') return `is ${input}`;
  if (typeof input === 'string')
    return `has ${input.length === 1 ? '1 character' : `${input.length} characters`}`;
  if (Array.isArray(input)) return `has ${input.length === 1 ? '1 entry' : `${input.length} entries`}`;
  return undefined;
}

/** How much there is, and how much there may be at least or at most. */
function bounded(
  input: unknown,
  bound: number | bigint,
  { edge, beyond, inclusive }: { edge: 'least' | 'most'; beyond: 'more' | 'less'; inclusive?: boolean },
): string | undefined {
  const amount = amountOf(input);
  if (!amount) return undefined;
  if (typeof input !== 'number') return `${amount}; ${bound} ${bound === 1 ? 'is' : 'are'} the ${edge} here`;
  return `${amount}; ${inclusive ? `${bound} is the ${edge}` : `it must be ${beyond} than ${bound}`}`;
}

/** So many choices are read at a glance. */
const fewChoices = 8;

function otherChoice({ input, values, path }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidValue>) {
  if (input === undefined) return isMissing;
  if (typeof input !== 'string' && typeof input !== 'number' && typeof input !== 'boolean') return undefined;
  const written = `"${input}"`;
  const known = values.map(String);
  if (known.length <= fewChoices)
    return `is ${written}; write one of ${known.map((each) => `"${each}"`).join('|')}`;
  const nearest = nearestOf(`${input}`, known).slice(0, 3).join(', ');
  const seen = path?.at(-1) === 'picture' ? '; /styleguide shows them all' : '';
  return `${written} is none of the ${known.length} there are; the nearest are ${nearest}${seen}`;
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
