import { expect, test } from 'vitest';
import { filesNamed, folderOf, importsOf } from '../repository.ts';

/**
 * Which folders may import which: data flows one way, so that words can change without code, the website can be
 * rebuilt without the server, and the server be deployed without the website.
 */
const mayImport: Record<string, string[]> = {
  content: [],
  rules: ['rules'],
  config: ['config'],
  search: ['search'],
  catalog: ['catalog', 'content', 'rules', 'config'],
  site: ['site', 'catalog', 'rules', 'search', 'config'],
  gateway: ['gateway', 'rules', 'config'],
  fakes: ['fakes', 'gateway', 'rules', 'config'],
};

/** The one exception: without keys the server's entry loads the stand-ins, as a chunk of its own. */
const standIns = { by: 'gateway/server.ts', target: 'fakes/sandbox.ts' };

/** A test may use the stand-ins, and the tools that start a real server, beside what its folder may use. */
const isTest = (file: string) => /\.test\.tsx?$|(^|\/)test-[\w-]+\.ts$/.test(file);

const sources = filesNamed(/\.(tsx?|mjs|mdx)$/);

test.each(Object.keys(mayImport))('%s imports only what it may', (folder) => {
  const wrong = sources
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) => {
      const allowed = [...mayImport[folder]!, ...(isTest(file) ? ['fakes', 'scripts'] : [])];
      return importsOf(file)
        .filter(({ target }) => target && !allowed.includes(folderOf(target)))
        .filter(({ target }) => !(file === standIns.by && target === standIns.target))
        .map(({ specifier }) => `${file} imports ${specifier}`);
    });
  expect(wrong).toEqual([]);
});

test('nothing imports the website but the website, the build and its checks: everybody else reads what it has built', () => {
  const wrong = sources
    .filter((file) => !['site', 'build', 'checks'].includes(folderOf(file)))
    .flatMap((file) => importsOf(file).map((each) => ({ file, ...each })))
    .filter(({ target }) => target?.startsWith('site/'));
  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([]);
});
