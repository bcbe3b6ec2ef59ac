import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import * as catalog from '#catalog/catalog.ts';
import * as rules from '#rules/index.ts';
import * as phone from '#rules/phone.ts';
import * as rulesJson from '#rules/publish/rules-json.ts';
import * as words from '#rules/words.ts';

const modules: Readonly<Record<string, unknown>> = {
  '#catalog/catalog.ts': catalog,
  '#rules/index.ts': rules,
  '#rules/phone.ts': phone,
  '#rules/publish/rules-json.ts': rulesJson,
  '#rules/words.ts': words,
};

/** The ts blocks of the page, each under the heading above it. */
const page = readFileSync(new URL('use-the-rules.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^## (.+?)$|^```ts\n(.*?)^```$/gms)].reduce<{ heading: string; code: string }[]>(
  (found, [, heading, code]) => {
    const last = found.at(-1);
    if (heading !== undefined) return [...found, { heading, code: '' }];
    if (last && code !== undefined) last.code += code;
    return found;
  },
  [],
).filter(({ code }) => code !== '');

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

/** What strict TypeScript says against the examples, each as a file beside the page. */
function typeErrors(): string[] {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  const options = { ...config?.options, noEmit: true, types: [] };
  const files = new Map(examples.map(({ code }, index) => [`${root}docs/how-to/example-${index}.ts`, code]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const code = files.get(name);
    return code === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, code, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name, index) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${examples[index]?.heading}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

describe('use-the-rules.md', () => {
  it.each(examples)('$heading', async ({ code }) => {
    const promised = code.match(/\/\/ → /g)?.length ?? 0;
    expect(promised, 'an example shows a result').toBeGreaterThan(0);
    expect(await run(code), 'every result is checked').toBe(promised);
  });

  // The compiler takes a second or two, and more on a busy machine.
  it('compiles as strict TypeScript', { timeout: 30_000 }, () => {
    expect(typeErrors()).toEqual([]);
  });
});
