import { z } from 'zod';
import { message, pluralMessage, texts } from '#catalog/message-schema.ts';
import { field } from '#catalog/tool-words.ts';

/** The fields of a price plan and a duration. */
export const planFields = {
  dayRate: field.money(),
  hourRate: field.money(),
  days: field.wholeNumber('noDuration'),
  hours: field.wholeNumber(),
  milesPerDay: field.wholeNumber(),
  milesPerHour: field.wholeNumber(),
};

/** Whole hours as people say them. */
export const duration = z.strictObject({
  days: pluralMessage(),
  hours: pluralMessage(),
  and: message('days', 'hours'),
});

/** The chart of the price over the duration. */
export const chart = z.strictObject({
  ...texts('title', 'table', 'duration', 'price', 'yours').shape,
  /** Beside the mark of the duration asked about. */
  mine: message('duration', 'price'),
  /** What the chart tells, for who doesn't see it. */
  alt: message('from', 'to', 'min', 'max'),
});

export type PlanFieldTexts = { [Name in keyof typeof planFields]: z.output<(typeof planFields)[Name]> };
export type DurationTexts = z.output<typeof duration>;
export type ChartTexts = z.output<typeof chart>;
