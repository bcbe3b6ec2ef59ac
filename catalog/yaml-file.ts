import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, remedy } from './content-error.ts';

/**
 * Parses YAML and checks it against a schema.
 *
 * @param file path shown in errors
 * @param source the YAML text
 * @param schema what the file must hold
 * @param firstLine line of the file on which `source` begins (front matter begins on line 2)
 * @throws ContentError naming file, line, field and problem, for bad YAML and for every field the schema refuses
 */
export function parseYaml<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  firstLine = 1,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;

  if (document.errors.length > 0) {
    throw new ContentError(
      file,
      document.errors.map((error) => ({ line: lineAt(error.pos[0]), field: 'YAML', message: error.message })),
    );
  }

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  throw new ContentError(
    file,
    result.error.issues.map((issue) => ({
      line: lineOf(issue.path),
      field: issue.path.join('.') || '(whole file)',
      message: remedy(issue),
    })),
  );

  /** The line of the deepest part of `path` that is there: a missing field points at its parent. */
  function lineOf(path: PropertyKey[]): number {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as
        { range?: [number, number, number] } | undefined;
      if (node?.range) return lineAt(node.range[0]);
    }
    return firstLine;
  }
}
