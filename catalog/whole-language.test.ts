import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Language } from '#config/languages.ts';
import { refusePartOfLanguage } from './whole-language.ts';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder of languages with these files. */
function contentWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  made.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

const xx = 'xx' as Language;
const english = ['en/rules.yaml', 'en/help/drive/Cars.mdx', 'en/help/drive/Tolls.mdx', 'en/.DS_Store'];

test('the language that is there as a whole is taken, and any where no words are at hand', () => {
  expect(() => refusePartOfLanguage('en')).not.toThrow();
  expect(() => refusePartOfLanguage(xx, '/nowhere')).not.toThrow();
});

test('a language without a folder is told what to copy', () => {
  const content = contentWith(...english);
  expect(() => refusePartOfLanguage(xx, content)).toThrow(
    `${content}/xx · (whole folder) · is missing; copy ${content}/en there and translate it`,
  );
});

test('all files that are missing are told at once', () => {
  const content = contentWith(...english, 'xx/help/drive/Cars.mdx');
  expect(() => refusePartOfLanguage(xx, content)).toThrow(
    `${content}/xx · (whole folder) · lacks what ${content}/en has; copy these files and translate them: help/drive/Tolls.mdx, rules.yaml`,
  );
});

test('so are the screens of the apps', () => {
  const content = contentWith(...english, ...english.map((file) => file.replace('en/', 'xx/')));
  expect(() => refusePartOfLanguage(xx, content)).toThrow(
    'catalog/app-screens.ts · xx · has no screens of the apps; add a list',
  );
});
