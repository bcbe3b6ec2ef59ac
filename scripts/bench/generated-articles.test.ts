import { compile } from '@mdx-js/mdx';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { articleSyntax } from '../../catalog/mdx/article-syntax.ts';
import { remarkArticle } from '../../catalog/mdx/remark-article.ts';
import { writeArticles } from './generated-articles.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** The texts of so many articles beside the real ones, by their path. */
function generate(count: number): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  folders.push(folder);
  cpSync('content/en/help', join(folder, 'content/en/help'), { recursive: true });
  const files = writeArticles(folder, count);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

const real = readdirSync('content/en/help', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mdx'),
).length;
const few = generate(real + 4);
const many = generate(real + 100);

test('as many as were asked for, and an article is the same however many there are', () => {
  expect(Object.keys(few)).toHaveLength(4);
  expect(many).toMatchObject(few);
  expect(Object.keys(many)).toHaveLength(100);
});

test('each has about 1,000 words, and the vocabulary of all grows with the square root of their length', () => {
  const wordsOf = (text: string) =>
    text
      .split(/^---$/m)[2]!
      .toLowerCase()
      .match(/[a-z']+/g)!;
  const texts = Object.values(many).map(wordsOf);
  expect(texts.filter(({ length }) => length < 900 || length > 1400)).toEqual([]);
  const distinct = (list: string[][]) => new Set(list.flat()).size;
  const growth = distinct(texts) / distinct(texts.slice(0, 25));
  expect(growth).toBeGreaterThan(1.4);
  expect(growth).toBeLessThan(2.6);
});

test('authors could have written them', async () => {
  for (const [file, text] of Object.entries(few)) {
    const path = `${process.cwd()}/${file}`;
    const plugins = { remarkPlugins: [...articleSyntax, remarkArticle] };
    await expect(compile({ path, value: text }, plugins)).resolves.toBeDefined();
  }
});

test('fewer than there are real ones cannot be had', () => {
  expect(() => generate(5)).toThrow(/too few/);
});
