import { z } from 'zod';
import { appScreens } from './app-screens.ts';
import { words } from './message-schema.ts';

const row = z.strictObject({
  /** What the row is called on the screen. */
  label: words.max(40),
  /** A short, neutral example of what stands in it. */
  value: words.max(40).optional(),
});

const buttons = z.array(words.max(32)).max(3).default([]);

/** `content/{language}/screens/{app}/{screen}.yaml`: a screen of an app, as help pages draw it. */
export const screenSchema = z.strictObject({
  /** The exact name of the screen. */
  name: z.enum(appScreens),
  /** What it shows, from top to bottom. */
  rows: z.array(row).min(1).max(6),
  /** The buttons at its foot. */
  buttons,
  /** What is different when its first row, a status, has another value: the buttons by that value. */
  otherwise: z.record(words.max(40), buttons).optional(),
});

export type AppScreenContent = z.output<typeof screenSchema>;
