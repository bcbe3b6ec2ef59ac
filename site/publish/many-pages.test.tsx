import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogOf, type Catalog } from '#catalog/catalog.ts';
import { allCategories } from '#catalog/categories.ts';
import { findHelpPage } from '#catalog/help.ts';
import { catalogOfMany } from '#catalog/testing/catalog-of-many.ts';
import { defaultLanguage } from '#config/languages.ts';
import { HelpArticle } from '#site/article/help-article.tsx';
import { WithCatalog } from '#site/catalog-context.tsx';
import { CategoryPage } from '#site/components/faq-index/category-page.tsx';
import { FaqIndex } from '#site/components/faq-index/faq-index.tsx';
import { topicId } from '#site/components/faq-index/topic-id.ts';
import { structuredData } from '#site/head/structured-data.ts';
import { paths } from '#site/paths.ts';
import { routesOf } from '#site/routes.ts';
import { helpManifestFiles } from './help-manifest.ts';
import { llmsFiles } from './llms.ts';
import { redirects } from './redirects.ts';
import { sitemapFiles } from './sitemap.ts';

const few = catalogOf(defaultLanguage);
const many = catalogOfMany(2_000);
const [category] = allCategories(many.categories);

const markup = (catalog: Catalog, page: ReactNode) =>
  renderToStaticMarkup(<WithCatalog catalog={catalog}>{page}</WithCatalog>);
const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);

test('an article has the same bytes among 2,000 as among few, within 1 %', () => {
  const articleIn = (catalog: Catalog) => {
    const page = findHelpPage(catalog.helpPages, 'drive', 'VehicleReservations')!;
    return markup(catalog, <HelpArticle page={page} />).length;
  };
  expect(Math.abs(articleIn(many) / articleIn(few) - 1)).toBeLessThan(0.01);
});

test("an article shows neither another one's dates nor its words for the search: a build keeps its page", () => {
  const marked = few.helpPages.map((page) => ({
    ...page,
    frontMatter: { ...page.frontMatter, lastRevised: '2020-02-29', reviewBy: '2020-02-29' },
    sections: page.sections.map((section) => ({ ...section, keywords: ['quite another word'] })),
  }));
  for (const [at, page] of few.helpPages.entries()) {
    const others = { ...few, helpPages: marked.with(at, page) };
    expect(markup(others, <HelpArticle page={page} />), page.name).toBe(
      markup(few, <HelpArticle page={page} />),
    );
  }
});

test('the FAQ index stays as large as it is, and leads to every category', () => {
  const index = markup(many, <FaqIndex />);
  expect(index.length).toBeLessThan(1.5 * markup(few, <FaqIndex />).length);
  for (const { audience, name } of allCategories(many.categories))
    expect(index).toContain(`href="${paths.category(audience, name)}"`);
  const ids = [...index.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const jumps = [...index.matchAll(/href="#(topic-[^"]+)"/g)].map(([, id]) => id!);
  expect(new Set(jumps).size).toBe(allCategories(many.categories).length);
  expect(jumps.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every page has a title of its own, also a category that drivers and hosts both have', () => {
  const titles = routesOf(many).map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('a page that moved is found where the other audience had it', () => {
  const [page] = few.helpPages;
  const moved = { ...page!, frontMatter: { ...page!.frontMatter, formerly: ['host/OldOne'] } };
  const table = JSON.parse(redirects({ ...few, helpPages: few.helpPages.with(0, moved) })) as Record<
    string,
    string
  >;
  const target = paths.help(moved.audience, moved.name);
  expect(table['/faqs/host/oldone']).toBe(target);
  expect(table['/help/host/oldone']).toBe(target);
});

test('a category is found under its former names, and in each folder that people guess', () => {
  const { audience, name } = category!;
  const renamed = { ...category!, formerly: ['OldOne'] };
  const categories = { ...many.categories, [audience]: [renamed] };
  const table = JSON.parse(redirects({ ...many, categories })) as Record<string, string>;
  const target = paths.category(audience, name);
  expect(table[`/faqs/${audience}/categories/oldone`]).toBe(target);
  expect(table[`/help/${audience}/categories/${name.toLowerCase()}`]).toBe(target);
  expect(table[`/faqs/${audience}/categories`]).toBe(paths.faqsFor(audience));
});

test("a category's page links every section of its pages, and knows the way back", () => {
  const page = markup(many, <CategoryPage category={category!} />);
  for (const { audience, name, sections } of category!.pages)
    for (const { anchor } of sections) expect(page).toContain(`href="${paths.help(audience, name, anchor)}"`);
  for (const one of category!.pages) expect(page).toContain(`href="#${topicId(one)}"`);
  const path = paths.category(category!.audience, category!.name);
  expect(routesOf(many).filter((route) => route.path === path)).toHaveLength(1);
  expect(structuredData(many, path)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: { length: 3 } },
  ]);
});

test('the site map of many addresses is a list of lists, with every address once', () => {
  const files = sitemapFiles(many);
  const parts = addressesIn(files['sitemap.xml']!).map((url) => files[new URL(url).pathname.slice(1)]!);
  const told = parts.flatMap(addressesIn).map((url) => new URL(url).pathname);
  const indexed = routesOf(many).filter((route) => route.indexed);
  expect(told).toEqual(indexed.map(({ path }) => path));
  expect(files['sitemap.xml']).toMatch(/<sitemapindex.*<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/s);
  expect(Object.keys(sitemapFiles(few))).toEqual(['sitemap.xml']);
});

test('the manifest of many pages names files that have them, each page once', () => {
  const files = helpManifestFiles(many);
  const read = (path: string) => JSON.parse(files[path]!) as { parts?: string[]; pages: { path: string }[] };
  const manifest = read('help-manifest.json');
  const pages = [manifest, ...manifest.parts!.map((address) => read(address.slice(1)))].flatMap(
    (part) => part.pages,
  );
  expect(pages.map(({ path }) => path).sort()).toEqual(
    many.helpPages.map(({ audience, name }) => paths.help(audience, name)).sort(),
  );
  expect(files['help-manifest.json']!.length).toBeLessThan(10_000);
});

test('llms.txt leads to a list for each category, and that to each page', () => {
  const files = llmsFiles(many);
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((\S+)\)/g)].map(([, url]) => new URL(url!).pathname);
  const lists = linksIn(files['llms.txt']!).map((path) => files[path.slice(1)]!);
  expect(lists.flatMap(linksIn)).toHaveLength(2_000);
  expect(files['llms.txt']!.length).toBeLessThan(3 * llmsFiles(few)['llms.txt']!.length);
});
