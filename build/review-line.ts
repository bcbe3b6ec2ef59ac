import type { Review } from '../catalog/review.ts';

/**
 * What the build says of help pages that somebody should read again: one line, and one more for each day that cannot be meant. It
 * stops nothing: the same sources are built on any day.
 */
export function reviewLine({ overdue, due, wrong }: Review): string {
  const line = `Help pages to read again: ${overdue.length} overdue, ${due.length} within 30 days (npm run review lists them).`;
  return [line, ...wrong].join('\n');
}
