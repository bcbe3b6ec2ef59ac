import { z } from 'zod';
import { words } from '../message-schema.ts';
import { pageFields } from './fields.ts';

/** `content/{language}/marketing/not-found.yaml` */
export const notFoundContent = z.strictObject({
  ...pageFields,
  /** The h1 of the page. */
  heading: words,
  /** What to do now: shows under the heading. */
  text: words,
  /** The heading above the most used links. */
  linksTitle: words,
  /** The most used links: sections of help pages, as audience/Page#Anchor. */
  links: z.array(z.string()).min(4),
});
