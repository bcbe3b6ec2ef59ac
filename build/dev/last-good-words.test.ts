import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { ContentError } from '../../catalog/content-error.ts';
import { createLastGoodWords, type LastGoodWords } from './last-good-words.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const article = 'content/en/help/drive/GettingStarted.mdx';
const home = 'content/en/marketing/home.yaml';
const shared = 'content/en/interface.yaml';
const mistakeIn = (file: string) => new ContentError(file, [{ field: 'title', message: 'is missing' }]);

let root: string;
let words: LastGoodWords;
let letGo: string[];
beforeEach(() => {
  root = temporaryFolder();
  words = createLastGoodWords(root);
  letGo = [];
  startServer();
  for (const file of [article, home, shared]) save(file, 'good');
  readAll();
  words.keep();
});

function startServer() {
  const moduleGraph = {
    getModulesByFile: (file: string) => [file],
    invalidateModule: (file: string) => letGo.push(file.slice(root.length + 1)),
  };
  const server = { environments: { ssr: { moduleGraph } }, config: { logger: { error: () => undefined } } };
  (words.plugin.configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer);
}

function save(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** As Vite does when it hears of a saved file. */
const change = () => (words.plugin.hotUpdate as () => void)();

/** What Vite is given for a file. */
function read(file: string): string {
  const { handler } = words.plugin.load as unknown as { handler(id: string): string };
  const id = join(root, file);
  if (file.endsWith('.mdx')) return handler(id);
  return JSON.parse(handler(`${id}?raw`).replace('export default ', '')) as string;
}
const readAll = () => [article, home, shared].map(read);

test('a file with a mistake is as it last was, until it is saved again', () => {
  save(article, 'bad');
  readAll();
  expect(words.hold(mistakeIn(article))).toBe(true);
  expect(letGo).toEqual([article]);
  expect(read(article)).toBe('good');
  expect(words.mistakeAt('/faqs/drive/GettingStarted')?.message).toContain('is missing');
  expect(words.mistakeAt('/')).toBe(undefined);

  save(article, 'better');
  change();
  expect(read(article)).toBe('better');
  expect(words.mistakeAt('/faqs/drive/GettingStarted')).toBe(undefined);
});

test('what is right in other files counts meanwhile, and is the last good of them', () => {
  save(article, 'bad');
  save(home, 'new');
  readAll();
  words.hold(mistakeIn(article));
  expect(readAll()).toEqual(['good', 'new', 'good']);
  words.keep();
  save(home, 'bad');
  readAll();
  expect(words.hold(mistakeIn(home))).toBe(true);
  expect(readAll()).toEqual(['good', 'new', 'good']);
});

test('a link that breaks by a change of another file is told on the pages of both', () => {
  save(home, 'without the section');
  readAll();
  expect(words.hold(mistakeIn(article))).toBe(true);
  expect(read(home)).toBe('good');
  expect(words.mistakeAt('/')).toBeDefined();
  expect(words.mistakeAt('/faqs/drive/GettingStarted')).toBeDefined();
  expect(words.mistakeAt('/about-us')).toBe(undefined);
});

test('what breaks a link elsewhere is tried again once that, or anything else, has changed', () => {
  save(home, 'with the section renamed');
  readAll();
  words.hold(mistakeIn(article));
  expect(read(home)).toBe('good');

  save(article, 'with the link changed');
  letGo = [];
  change();
  expect(letGo).toEqual([home]);
  expect(readAll()).toEqual(['with the link changed', 'with the section renamed', 'good']);
  expect(words.mistakeAt('/')).toBe(undefined);
});

test('a server that starts anew holds nothing', () => {
  save(article, 'bad');
  readAll();
  words.hold(mistakeIn(article));
  startServer();
  expect(read(article)).toBe('bad');
  expect(words.mistakeAt('/faqs/drive/GettingStarted')).toBe(undefined);
});

test('what belongs to all pages is told on all of them', () => {
  save(shared, 'bad');
  readAll();
  expect(words.hold(mistakeIn(shared))).toBe(true);
  expect(words.mistakeAt('/about-us')).toBeDefined();
});

test('there is nothing to go back to for an error in code, and for words that were never good', () => {
  save(article, 'bad');
  readAll();
  expect(words.hold(new Error('boom'))).toBe(false);
  save('content/en/legal/new.mdx', 'bad');
  words.hold(mistakeIn(article));
  read('content/en/legal/new.mdx');
  expect(words.hold(mistakeIn('content/en/legal/new.mdx'))).toBe(false);
});
