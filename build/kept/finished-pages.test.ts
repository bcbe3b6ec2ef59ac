import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { filesOfPage, keepFinished, placeFinished } from './finished-pages.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const address = '/faqs/drive/GettingStarted';
let [site, finished] = ['', ''];
beforeEach(() => {
  site = temporaryFolder();
  finished = join(temporaryFolder(), 'page');
  for (const file of filesOfPage(address)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), `the text of ${file}`);
  }
  keepFinished(address, site, finished);
});

/** Into the folder of another build; gives what is there then. */
function placed(): string[] | undefined {
  const other = temporaryFolder();
  if (placeFinished(address, other, finished)) {
    return filesOfPage(address).map((file) => readFileSync(join(other, file), 'utf8'));
  }
  // What is written there next must not be written into the kept files.
  expect(filesOfPage(address).filter((file) => existsSync(join(other, file)))).toEqual([]);
  return undefined;
}

const texts = filesOfPage(address).map((file) => `the text of ${file}`);

test('a finished page and its Markdown, each with its compressed forms, are put where another build wants them', () => {
  expect(texts.map((text) => text.slice('the text of faqs/drive/GettingStarted'.length))).toEqual([
    '/index.html',
    '/index.html.br',
    '/index.html.gz',
    '.md',
    '.md.br',
    '.md.gz',
  ]);
  expect(placed()).toEqual(texts);
  expect(placed()).toEqual(texts);
});

test('it is still there when the build that has made it is cleared away', () => {
  rmSync(join(site, 'faqs'), { recursive: true });
  expect(placed()).toEqual(texts);
});

test('a page that was changed in its place is not put anywhere, and may be kept anew', () => {
  const file = join(site, filesOfPage(address)[0]!);
  appendFileSync(file, ' with a word more');
  expect(placed()).toBeUndefined();
  keepFinished(address, site, finished);
  expect(placed()?.[0]).toBe(`${texts[0]} with a word more`);
});

test('one of which a file is gone is not put anywhere, nor one that was never kept', () => {
  rmSync(`${finished}-5`);
  expect(placed()).toBeUndefined();
  expect(placeFinished(address, temporaryFolder(), `${finished}-other`)).toBe(false);
});
