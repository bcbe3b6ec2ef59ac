import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** The files that stand beside the pages, by path; the build writes them. */
export function publishedFiles(): Record<string, string> {
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robots(),
  };
}
