import { billedTime } from '#rules/duration.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { fill } from '#site/messages/fill.ts';
import type { DurationTexts } from './plan-words.ts';

/** Whole hours as people say them: "1 day and 1 hour". */
export function formatDuration(minutes: number, texts: DurationTexts, locale: string): string {
  const time = billedTime(minutes, {});
  const days = fillPlural(texts.days, { count: time.days }, locale);
  const hours = fillPlural(texts.hours, { count: time.hours }, locale);
  if (time.days === 0) return hours;
  return time.hours === 0 ? days : fill(texts.and, { days, hours });
}
