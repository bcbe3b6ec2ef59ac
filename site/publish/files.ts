import { helpPages } from '#catalog/help.ts';
import { type Review, reviewOf } from '#catalog/review.ts';
import { rulesTexts } from '#catalog/rules-texts.ts';
import { toolWordsFiles } from '../tools/page/tool-words.ts';
import { searchFiles } from '#site/search/published.ts';
import { paths } from '#site/paths.ts';
import { articleMarkdown } from './article-markdown.tsx';
import { helpManifest } from './help-manifest.ts';
import { favicon, icons } from './icons.tsx';
import { llms } from './llms.ts';
import type { Picture } from './picture.ts';
import { redirects } from './redirects.ts';
import { robots } from './robots.ts';
import { rulesFiles } from './rules-files.ts';
import { sitemap } from './sitemap.ts';
import { socialPictures } from './social/social-pictures.ts';
import { speculationRules } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

/** The files that stand beside the pages, by path; the build writes them. */
export function publishedFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
    'llms.txt': llms(),
    'favicon.svg': favicon(),
    'manifest.webmanifest': webManifest(),
    'speculation-rules.json': speculationRules(),
    'help-manifest.json': helpManifest(),
    ...searchFiles(),
    ...toolWordsFiles(),
    ...rulesFiles(),
    ...Object.fromEntries(
      helpPages.map((page) => [`${paths.help(page.audience, page.name).slice(1)}.md`, articleMarkdown(page)]),
    ),
  };
}

/** The pictures that stand beside the pages, as drawings; the build turns them into pixels. */
export function publishedPictures(): Picture[] {
  return [...icons, ...socialPictures()];
}

/** What the server needs to know of the site, beside the pages and not among them. */
export function serverFiles(): Record<string, string> {
  return { 'redirects.json': redirects() };
}

/** What goes with the rules' module, for the apps: the words, to pass to `explainIn`. */
export function packageFiles(): Record<string, string> {
  return { 'texts.en.json': JSON.stringify(rulesTexts) };
}

/** Help pages that somebody should read again by `today` (YYYY-MM-DD). */
export function helpReview(today: string): Review {
  return reviewOf(helpPages, today);
}
