import type { HelpPage } from './help.ts';

/** Days before its review date from which a page is due. */
const noticeDays = 30;
const dayMs = 86_400_000;

/** Help pages that somebody should read again, as lines to print, the oldest date first. */
export interface Review {
  /** Past their date. */
  overdue: string[];
  /** To be read within the next 30 days. */
  due: string[];
}

/** Lists the pages whose `reviewBy` date is near or past. `today` is YYYY-MM-DD. */
export function reviewOf(pages: readonly Pick<HelpPage, 'file' | 'frontMatter'>[], today: string): Review {
  const review: Review = { overdue: [], due: [] };
  const byDate = pages.toSorted((a, b) => a.frontMatter.reviewBy.localeCompare(b.frontMatter.reviewBy));
  for (const { file, frontMatter } of byDate) {
    const daysLeft = (Date.parse(frontMatter.reviewBy) - Date.parse(today)) / dayMs;
    if (daysLeft > noticeDays) continue;
    const line = `${file} · reviewBy · read it again by ${frontMatter.reviewBy}, mend it, and set a new date`;
    review[daysLeft < 0 ? 'overdue' : 'due'].push(line);
  }
  return review;
}
