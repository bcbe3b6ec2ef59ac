import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { ContentError } from '../catalog/content-error.ts';
import { helpModules } from '../catalog/help-modules.ts';
import { dataIn, headsOf, readArticles, tellArticles } from './article-modules.ts';
import { compileArticle, keepCompiled } from './compile-article.ts';
import { keptAt, readKept } from './kept/files.ts';

const name = 'content/en/help/host/HostVehiclePolicies.mdx';
const source = readFileSync(name, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'articles-'));
afterAll(() => {
  delete process.env.HELP_ARTICLES;
  rmSync(folder, { recursive: true });
});

test('an article that a build hands over is the same as its module', async () => {
  const file = keptAt(folder, ['one']);
  await keepCompiled({ name, file });
  tellArticles(join(folder, 'list'), join(folder, 'data'), [
    { path: '/content/en/help/drive/First.mdx', file: 'first', data: dataIn(readKept(file)) },
    { path: `/${name}`, file, data: dataIn(readKept(file)) },
  ]);
  const article = readArticles()[`/${name}`]!;
  const { default: Text, ...data } = helpModules[`/${name}`]!;
  expect(JSON.parse(JSON.stringify(article))).toEqual(JSON.parse(JSON.stringify(data)));
  expect(dataIn(readKept(file))).toBe(JSON.stringify(data));
  const components = { Section: 'section', Callout: 'aside', EligibilityCriteria: 'dl' };
  const html = (element: typeof Text) => renderToStaticMarkup(createElement(element, { components }));
  expect(html(article.default)).toBe(html(Text));
});

test('the heads of articles are the same until one says another thing of itself, or has another section', async () => {
  const headOf = async (text: string) => headsOf({ [name]: (await compileArticle(name, text)).data });
  const before = await headOf(source);
  expect(await headOf(`${source}\nOne more sentence.\n`)).toBe(before);
  expect(await headOf(source.replace(/^lastRevised: .*$/m, 'lastRevised: 2026-01-31'))).toBe(before);
  expect(await headOf(source.replace(/^reviewBy: .*$/m, 'reviewBy: 2027-01-31'))).toBe(before);
  expect(await headOf(source.replace(/^    keywords: \[/m, '    keywords: [one more, '))).toBe(before);
  expect(await headOf(source.replace(/^title: .*$/m, 'title: Another title'))).not.toBe(before);
  expect(await headOf(source.replace(/question: .*\?/, 'question: Which one?'))).not.toBe(before);
  expect(await headOf(source.replace(/^## .* \{/m, '## Another heading {'))).not.toBe(before);
});

test('a mistake in the front matter, and one in the syntax, name the file', async () => {
  const wrong = compileArticle(name, source.replace(/question: .*\?/, 'question: The cost'));
  await expect(wrong).rejects.toThrow(ContentError);
  await expect(compileArticle(name, `${source}\n{`)).rejects.toThrow(`${name}:`);
});
