import type { HelpPage } from './help.ts';

/** Days after its review date for which a page only gives a warning. */
const graceDays = 60;
const day = 86_400_000;

/** Pages that somebody should read again, as lines to print. */
export interface Review {
  /** Past the date: the build goes on. */
  due: string[];
  /** Past the date by more than the grace: the build stops. */
  overdue: string[];
}

/** Sorts the pages past their `reviewBy` date. `today` is YYYY-MM-DD. */
export function reviewOf(pages: readonly Pick<HelpPage, 'file' | 'frontMatter'>[], today: string): Review {
  const review: Review = { due: [], overdue: [] };
  for (const { file, frontMatter } of pages) {
    const days = Math.round((Date.parse(today) - Date.parse(frontMatter.reviewBy)) / day);
    if (days <= 0) continue;
    const line = `${file} · reviewBy · was to be read again by ${frontMatter.reviewBy}; read it, mend it, and set a new date`;
    review[days > graceDays ? 'overdue' : 'due'].push(line);
  }
  return review;
}
