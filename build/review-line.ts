import type { Review } from '../catalog/review.ts';

/** The build's one line on help pages that somebody should read again. It stops nothing: the calendar is no mistake. */
export function reviewLine({ overdue, due, wrong }: Review): string {
  const unmeant = wrong.length > 0 ? `, ${wrong.length} with a day that cannot be meant` : '';
  return `Help pages to read again: ${overdue.length} overdue, ${due.length} within 30 days${unmeant} (npm run review lists them).`;
}
