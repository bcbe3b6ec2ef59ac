import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { examples } from './rules-examples.ts';

/** The ts blocks of a how-to by the file that the words before each name; what is no file of its own has no import. */
function filesOf(page: string, example: string): Map<string, string> {
  const text = readFileSync(new URL(page, import.meta.url), 'utf8').replaceAll(/\{(name|page)\}/g, example);
  const steps = text.split(/^\d\. /m);
  return new Map(
    steps.flatMap((step) => {
      const code = /^ {3}```tsx?\n(.*?)^ {3}```$/ms.exec(step)?.[1];
      const file = /`([\w()+./-]+\/[\w.+-]+\.tsx?)`/.exec(step)?.[1];
      return code?.includes('import ') && file ? [[file, code.replaceAll(/^ {3}/gm, '')] as const] : [];
    }),
  );
}

const tool = filesOf('add-a-tool.md', 'refund-limit');
const page = filesOf('add-a-page.md', 'our-promise');
const component = filesOf('add-a-component.md', 'quotation');

const rules = examples.map(({ code }, index) => [`docs/how-to/example-${index}.ts`, code] as const);

/** The list as the how-to says it: a page takes its words from there. */
const list = 'catalog/marketing/schemas.ts';
page.set(
  list,
  `import { ourPromiseContent } from './our-promise.ts';\n${readFileSync(list, 'utf8')}`.replace(
    'export const marketingSchemas = {',
    "$& 'our-promise': ourPromiseContent,",
  ),
);

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What strict TypeScript says against code that is not in the repository, as if it were.
 *
 * @param code by the file that it would be, from the root
 */
function typeErrors(code: ReadonlyMap<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(`${root}tsconfig.json`, {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  const options = { ...config?.options, noEmit: true, types: ['vite/client'] };
  const files = new Map([...code].map(([name, text]) => [root + name, text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.directoryExists = () => true;
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target, ...rest) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${name.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}

it('every example is found', () => {
  expect([tool.size, page.size, component.size]).toEqual([4, 3, 1]);
});

// The compiler takes a second or two, and more on a busy machine.
it('what the how-tos show compiles as strict TypeScript', { timeout: 30_000 }, () => {
  expect(typeErrors(new Map([...tool, ...page, ...component, ...rules]))).toEqual([]);
});
