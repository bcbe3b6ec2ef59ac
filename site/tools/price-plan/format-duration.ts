import { billedTime } from '#rules/duration.ts';
import { fill } from '#site/messages/fill.ts';
import type { DurationTexts } from './plan-words.ts';

/** Whole hours as people say them: "1 day and 1 hour". */
export function formatDuration(minutes: number, texts: DurationTexts): string {
  const time = billedTime(minutes, {});
  const days = time.days === 1 ? texts.day : fill(texts.days, { number: time.days });
  const hours = time.hours === 1 ? texts.hour : fill(texts.hours, { number: time.hours });
  if (time.days === 0) return time.hours === 0 ? texts.none : hours;
  return time.hours === 0 ? days : fill(texts.and, { days, hours });
}
