import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
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

/** What the examples import from. */
const rooms = ['catalog', 'config', 'content', 'rules', 'search', 'site'];

/**
 * What strict TypeScript says against code that is not in the repository, in a copy where it is.
 *
 * @param code by the file that it would be, from the root
 */
async function typeErrors(code: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.base.json', ...rooms])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [name, text] of code) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { types: ['vite/client'] },
    include: [],
    files: [...code.keys()],
  };
  writeFileSync(join(folder, 'tsconfig.examples.json'), JSON.stringify(config));
  const said = await compile(folder, 'tsconfig.examples.json');
  return said.split('\n').filter((line) => isAbout(line, code));
}

/** What the compiler says of a project. @throws what keeps it from saying anything */
async function compile(folder: string, project: string): Promise<string> {
  const compiler = resolve('node_modules/typescript-native/bin/tsc');
  const args = [compiler, '--noEmit', '--singleThreaded', '-p', project];
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
  } catch (error) {
    const { stdout } = error as { stdout: string };
    if (!stdout) throw error;
    return stdout;
  }
}

/** Of other files it says what those with the types of Node do not hear; what is about no file is about all. */
function isAbout(line: string, code: ReadonlyMap<string, string>): boolean {
  const file = /^(\S.*?)\(\d/.exec(line)?.[1];
  return file === undefined ? /^\S/.test(line) : code.has(file);
}

it('every example is found', () => {
  expect([tool.size, page.size, component.size]).toEqual([4, 3, 1]);
});

it('what the how-tos show compiles as strict TypeScript', async () => {
  expect(await typeErrors(new Map([...tool, ...page, ...component, ...rules]))).toEqual([]);
});
