import { z } from 'zod';
import { screenName, upTo } from './in-language.ts';

const row = z.strictObject({
  /** What the row is called on the screen. */
  label: upTo(40),
  /** A short, neutral example of what stands in it. */
  value: upTo(40).optional(),
});

const buttons = z.array(upTo(32)).max(3).default([]);

/** `content/{language}/screens/{app}/{screen}.yaml`: a screen of an app, as help pages draw it. */
export const screenSchema = z.strictObject({
  /** The exact name of the screen. */
  name: screenName,
  /** What it shows, from top to bottom. */
  rows: z.array(row).min(1).max(6),
  /** The buttons at its foot. */
  buttons,
  /** What is different when its first row, a status, has another value: the buttons by that value. */
  otherwise: z.record(upTo(40), buttons).optional(),
});

export type AppScreenContent = z.output<typeof screenSchema>;
