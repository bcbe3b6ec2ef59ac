import { z } from 'zod';
import { words } from '../message-schema.ts';
import { callout, listed, pageFields, paragraphs } from './fields.ts';

/** `content/{language}/marketing/consent-success.yaml` */
export const consentSuccessContent = z.strictObject({
  ...pageFields,
  /** The h1 that confirms the consent. */
  heading: words,
  /** What just happened: shows under the heading. */
  paragraphs,
  /** What happens from here, in order: shows as a list. */
  next: listed(z.array(words).min(2)),
  /** The way out of this page: shows last. */
  back: callout,
});
