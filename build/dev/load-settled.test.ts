import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Load, loadSettled } from './load-settled.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** What the modules of the server are made of, on disk. */
let folder: string;
let server: ViteDevServer;
let load: Load;
/** What happens once while the parts of a module are loaded. */
let meanwhile: (() => void) | undefined;
function betweenParts() {
  const happens = meanwhile;
  meanwhile = undefined;
  happens?.();
}

beforeEach(async () => {
  folder = temporaryFolder();
  Object.assign(globalThis, { betweenParts });
  save('words', 'export const words = "old";');
  save('first', "export { words as first } from './words.ts';");
  save('between', "import './first.ts'; betweenParts();");
  save('entry', "import { first } from './first.ts'; import './between.ts'; export { first };");
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
  });
  load = loadSettled(server);
});
afterEach(() => server.close());

const save = (name: string, code: string) => writeFileSync(join(folder, `${name}.ts`), code);

/** As Vite does when it hears of a saved file. */
function change(name: string, code: string) {
  save(name, code);
  server.environments.ssr.moduleGraph.onFileChange(join(folder, `${name}.ts`));
}

test('a source that changes while it is loaded has it loaded anew', async () => {
  meanwhile = () => change('words', 'export const words = "new";');
  expect(await load('/entry.ts')).toMatchObject({ first: 'new' });
  const again = await load('/entry.ts');
  expect(await load('/entry.ts')).toBe(again);
});

test('what fails because of such a change is not told', async () => {
  meanwhile = () => {
    change('words', 'export const words = "new";');
    throw new Error('of two parts');
  };
  expect(await load('/entry.ts')).toMatchObject({ first: 'new' });
});

test('what fails by itself is told each time, until it is mended', async () => {
  change('first', 'throw new Error("wrong"); export const first = 1;');
  await expect(load('/entry.ts')).rejects.toThrow('wrong');
  await expect(load('/entry.ts')).rejects.toThrow('wrong');
  change('first', 'export const first = 2;');
  expect(await load('/entry.ts')).toMatchObject({ first: 2 });
});

test('code that cannot be read, and a module that is not there, are told, too', async () => {
  save('entry', '}}');
  await expect(load('/entry.ts')).rejects.toThrow('PARSE_ERROR');
  await expect(load('/nosuch.ts')).rejects.toThrow('nosuch');
});
