import type { HelpPage } from './help.ts';

/** Days before its review date from which a page is due. */
const noticeDays = 30;
/** Half a year: a page is read again at least so often. */
const maxDaysAhead = 184;
const dayMs = 86_400_000;

/** Help pages that somebody should read again, as lines to print, the oldest date first. */
export interface Review {
  /** Past their date. */
  overdue: string[];
  /** To be read within the next 30 days. */
  due: string[];
  /** Days that cannot be meant: a review more than half a year ahead, a revision in the future. */
  wrong: string[];
}

/** The pages past their date, the oldest date first. `today` is YYYY-MM-DD. */
export const overduePages = <Page extends Pick<HelpPage, 'frontMatter'>>(
  pages: readonly Page[],
  today: string,
): Page[] =>
  pages
    .filter(({ frontMatter }) => frontMatter.reviewBy < today)
    .sort((a, b) => a.frontMatter.reviewBy.localeCompare(b.frontMatter.reviewBy));

/** Lists the pages whose `reviewBy` date is near or past, and days that cannot be meant. `today` is YYYY-MM-DD. */
export function reviewOf(
  pages: readonly Pick<HelpPage, 'file' | 'frontMatter' | 'lines'>[],
  today: string,
): Review {
  const review: Review = { overdue: [], due: [], wrong: [] };
  const byDate = pages.toSorted((a, b) => a.frontMatter.reviewBy.localeCompare(b.frontMatter.reviewBy));
  for (const { file, frontMatter, lines } of byDate) {
    const at = (field: 'lastRevised' | 'reviewBy') => `${file}:${lines[field] ?? 1} · ${field}`;
    const daysUntil = (date: string) => (Date.parse(date) - Date.parse(today)) / dayMs;
    const daysLeft = daysUntil(frontMatter.reviewBy);
    if (daysLeft > maxDaysAhead)
      review.wrong.push(`${at('reviewBy')} · is more than half a year ahead; choose an earlier day`);
    if (daysUntil(frontMatter.lastRevised) > 1)
      review.wrong.push(`${at('lastRevised')} · is in the future; write the day on which the words changed`);
    if (daysLeft > noticeDays) continue;
    const line = `${at('reviewBy')} · read it again by ${frontMatter.reviewBy}, mend it, and set a new date`;
    review[daysLeft < 0 ? 'overdue' : 'due'].push(line);
  }
  return review;
}
