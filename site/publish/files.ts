import { catalogOf } from '#catalog/catalog.ts';
import { findHelpPage, type HelpPage } from '#catalog/help.ts';
import { type Review, reviewOf } from '#catalog/review.ts';
import { defaultLanguage, type Language } from '#config/languages.ts';
import { toolWordsFiles } from '../tools/page/tool-words.ts';
import type { Analyzed } from '#search/build-index.ts';
import { searchFiles } from '#site/search/published.ts';
import { feedbackFiles } from './feedback.tsx';
import { languageOf } from '#site/page-language.ts';
import { routesOf } from '#site/routes.ts';
import { articleMarkdown } from './article-markdown.tsx';
import { helpManifestFiles } from './help-manifest.ts';
import { favicon, icons } from './icons.tsx';
import { llmsFiles } from './llms.ts';
import type { Picture } from './picture.ts';
import { redirects } from './redirects.ts';
import { robots } from './robots.ts';
import { rulesFiles } from './rules-files.ts';
import { siteData } from './site-data.ts';
import { sitemapFiles } from './sitemap.ts';
import { socialPictures } from './social/social-pictures.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

/** The files that stand beside the pages, by path; the build writes them. @param analyzed remembers what the search found in a section */
export function publishedFiles(
  language: Language = defaultLanguage,
  analyzed?: Analyzed,
): Record<string, string> {
  const catalog = catalogOf(language);
  return {
    ...sitemapFiles(catalog),
    'robots.txt': robots(),
    ...llmsFiles(catalog),
    'favicon.svg': favicon(),
    'manifest.webmanifest': webManifest(catalog),
    'speculation-rules.json': speculationRules(),
    ...helpManifestFiles(catalog),
    ...feedbackFiles(),
    ...searchFiles(catalog, analyzed),
    ...toolWordsFiles(catalog),
    ...rulesFiles(catalog.rules),
  };
}

/** Every page's address, and that of the one for addresses that are none. */
export function pageAddresses(language: Language = defaultLanguage): string[] {
  return [...routesOf(catalogOf(language)).map(({ path }) => path), '/404'];
}

/** The help page at an address as Markdown, which stands beside it as `{address}.md`; undefined for any other. */
export function markdownAt(address: string): string | undefined {
  const page = articleAt(address);
  return page && articleMarkdown(catalogOf(languageOf(address)), page);
}

/** The help article that the page at an address shows; undefined for any other page. */
export function articleAt(address: string): HelpPage | undefined {
  const [, audience, name] = /^\/faqs\/(\w+)\/(\w+)$/.exec(address) ?? [];
  const { helpPages } = catalogOf(languageOf(address));
  return audience && name ? findHelpPage(helpPages, audience, name) : undefined;
}

/** The pictures that stand beside the pages, as drawings; the build turns them into pixels. */
export function publishedPictures(language: Language = defaultLanguage): Picture[] {
  return [...icons, ...socialPictures(catalogOf(language))];
}

/** What the server needs to know of the site, beside the pages and not among them. */
export function serverFiles(language: Language = defaultLanguage): Record<string, string> {
  const catalog = catalogOf(language);
  return { 'redirects.json': redirects(catalog), 'site-data.json': siteData(catalog) };
}

/** What goes with the rules' module, for the apps: the words, to pass to `explainIn`. */
export function packageFiles(language: Language = defaultLanguage): Record<string, string> {
  return { [`texts.${language}.json`]: JSON.stringify(catalogOf(language).rules) };
}

/** Help pages whose review is due or overdue on `today` (YYYY-MM-DD). */
export function helpReview(today: string): Review {
  return reviewOf(catalogOf(defaultLanguage).helpPages, today);
}
