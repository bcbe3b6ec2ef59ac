import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as catalog from '#catalog/catalog.ts';
import * as rules from '#rules/index.ts';
import * as phone from '#rules/phone.ts';
import * as rulesJson from '#rules/publish/rules-json.ts';
import * as words from '#rules/words.ts';
import { examples } from './rules-examples.ts';

const modules: Readonly<Record<string, unknown>> = {
  '#catalog/catalog.ts': catalog,
  '#rules/index.ts': rules,
  '#rules/phone.ts': phone,
  '#rules/publish/rules-json.ts': rulesJson,
  '#rules/words.ts': words,
};

/** Runs an example; each `expression; // → result` becomes a comparison of both. Returns how many there were. */
async function run(code: string): Promise<number> {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ESNext, true);
  const body = source.statements.map((statement) => {
    const [comment] = ts.getTrailingCommentRanges(code, statement.end) ?? [];
    const expected = comment && /^\/\/ → (.+)$/.exec(code.slice(comment.pos, comment.end))?.[1];
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings?.getText();
      return `const ${names} = await load(${statement.moduleSpecifier.getText()});`;
    }
    if (expected === undefined || !ts.isExpressionStatement(statement)) return statement.getText();
    return `check(${JSON.stringify(statement.getText())}, ${statement.expression.getText()}, (${expected}));`;
  });
  const { outputText } = ts.transpileModule(body.join('\n'), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  let count = 0;
  const check = (text: string, actual: unknown, expected: unknown) => {
    count++;
    expect(actual, text).toEqual(expected);
  };
  const load = (name: string) => modules[name] ?? expect.fail(`unknown module ${name}`);
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  await new AsyncFunction('load', 'check', outputText)(load, check);
  return count;
}

describe('use-the-rules.md', () => {
  it.each(examples)('$heading', async ({ code }) => {
    const promised = code.match(/\/\/ → /g)?.length ?? 0;
    expect(promised, 'an example shows a result').toBeGreaterThan(0);
    expect(await run(code), 'every result is checked').toBe(promised);
  });

  it('names every public function, and none that there is not', () => {
    const page = readFileSync(new URL('use-the-rules.md', import.meta.url), 'utf8');
    const table = /^## Every function\n(.*?)^## /ms.exec(page)?.[1] ?? '';
    const named = [...table.matchAll(/^\|[^|]*\|(.*)\|$/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    const there = Object.entries(rules).flatMap(([name, value]) => (typeof value === 'function' ? name : []));
    expect(named.sort(), 'the table "Every function" has each of them').toEqual(there.sort());
  });
});
