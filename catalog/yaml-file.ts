import { type Document, isMap, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { editDistance } from '#search/spelling.ts';
import { badCharactersIn } from './bad-characters.ts';
import { ContentError, refuse } from './content-error.ts';
import { fieldName } from './field-name.ts';
import { type BuildValues, fillBuild } from './fill-build.ts';
import { judgedIn } from './in-language.ts';
import { isMissing, remedy } from './remedy.ts';
import { asteriskMistake, yamlMistake } from './yaml-mistake.ts';

/** A YAML text, and where it stands. */
export interface YamlText {
  language: Language;
  /** Path shown in errors. */
  file: string;
  source: string;
  /** Line of the file on which `source` begins: front matter begins on line 2. */
  firstLine?: number;
  /** What `source` says, where that was read before. */
  value?: unknown;
}

/**
 * Parses YAML, fills every `[[name]]` in its texts, and checks the whole against a schema.
 *
 * @throws ContentError naming file, line, field and problem: for bad YAML, an unknown `[[name]]`, and every field that
 *   the schema refuses
 */
export function parseYaml<Schema extends z.ZodType>(
  text: YamlText,
  schema: Schema,
  values: BuildValues,
): z.output<Schema> {
  const { language, file, source, firstLine = 1, value } = text;
  const known = value === undefined ? undefined : judgedValue(text, schema, values);
  if (known) return known.data;
  refuse(file, badCharactersIn(source, firstLine));
  const { document, lines } = parsed(source);
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  const mistake = mistakeIn(document);
  if (mistake)
    throw new ContentError(file, [{ line: lineAt(mistake.at), field: 'YAML', message: mistake.message }]);
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value !== 'string') return;
      node.value = fillBuild(node.value, values, { file, line: lineAt(node.range![0]) });
    },
  });

  const result = judgedIn(language, () =>
    schema.safeParse(document.toJS(), { error: (issue) => remedy(issue, file) }),
  );
  if (result.success) return result.data;

  throw new ContentError(
    file,
    // A name that is misspelled is missing, too: what it is comes first.
    withoutMisspelled(result.error.issues)
      .toSorted(byKnownness)
      .map((issue) => ({
        line: issue.code === 'unrecognized_keys' ? lineOfKey(issue.path, issue.keys[0]!) : lineOf(issue.path),
        field: fieldName(issue.path) || '(whole file)',
        message: issue.message,
      })),
  );

  /** The line of the deepest part of `path` that is there: a missing field points at its parent. */
  function lineOf(path: PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as
        | { range?: [number, number, number] }
        | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return firstLine;
  }

  /** The line of a key in the map at `path`. */
  function lineOfKey(path: PropertyKey[], key: string): number {
    const map = path.length > 0 ? document.getIn(path, true) : document.contents;
    const found = isMap(map)
      ? map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)
      : undefined;
    return isScalar(found?.key) ? lineAt(found.key.range![0]) : lineOf(path);
  }
}

/** What is wrong first, and where: what comes behind it follows from it more often than not. */
function mistakeIn(document: Document.Parsed): { at: number; message: string } | undefined {
  let mistake: { at: number; message: string } | undefined;
  visit(document, {
    Alias(_key, { range }) {
      mistake = { at: range![0], message: asteriskMistake };
      return visit.BREAK;
    },
  });
  const [error] = document.errors;
  if (error && error.pos[0] < (mistake?.at ?? Infinity))
    return { at: error.pos[0], message: yamlMistake(error) };
  return mistake;
}

/** A name that is misspelled is missing, too: it is told once. */
function withoutMisspelled(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].map(String)) : [],
  );
  return issues.filter(
    ({ code, message, path }) =>
      code !== 'invalid_type' ||
      message !== isMissing ||
      !unknown.some((key) => isSlipOf(key, path.map(String))),
  );
}

/** Whether two paths are one but for two letters of the last name, which has more of them. */
function isSlipOf(written: readonly string[], meant: readonly string[]): boolean {
  const [key = '', name = ''] = [written.at(-1), meant.at(-1)];
  const isBeside = written.slice(0, -1).join('\n') === meant.slice(0, -1).join('\n');
  return isBeside && name.length > 3 && editDistance(key.toLowerCase(), name.toLowerCase(), 2) <= 2;
}

const byKnownness = (a: z.core.$ZodIssue, b: z.core.$ZodIssue) =>
  Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys');

/** What was read before, filled in and checked; undefined where anything is wrong with it, which only its text tells the line of. */
function judgedValue<Schema extends z.ZodType>(
  { language, file, value }: YamlText,
  schema: Schema,
  values: BuildValues,
): { data: z.output<Schema> } | undefined {
  try {
    const filled = mapTexts(value, (text) => fillBuild(text, values, { file, line: 1 }));
    return { data: judgedIn(language, () => schema.parse(filled)) };
  } catch {
    return undefined;
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [change(key), mapTexts(each, change)]),
  );
}

/** The last text that was parsed: of front matter the lines of its keys are asked for as well. */
let last: { source: string; document: Document.Parsed; lines: LineCounter } | undefined;

function parsed(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  return (last = { source, document, lines });
}

/** The line of each key of a YAML text in its file, by its path: `reviewBy`, `sections.Reserve.keywords`. */
export function linesOfKeys({ source, firstLine = 1 }: YamlText): Record<string, number> {
  // What has been filled into its values moves none of its keys.
  const { document, lines } = last?.source === source ? last : parsed(source);
  const found: Record<string, number> = {};
  visit(document, {
    Pair(_key, { key }, ancestors) {
      if (!isScalar(key)) return;
      const above = ancestors.flatMap((each) => (isPair(each) && isScalar(each.key) ? [each.key.value] : []));
      found[[...above, key.value].join('.')] = lines.linePos(key.range![0]).line + firstLine - 1;
    },
  });
  return found;
}
