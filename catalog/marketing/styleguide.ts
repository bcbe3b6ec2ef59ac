import { z } from 'zod';
import { siteSchema } from '#config/site-schema.ts';
import { screenName } from '../in-language.ts';
import { texts, words } from '../message-schema.ts';
import { hero, pageFields } from './fields.ts';

/** `content/{language}/marketing/styleguide.yaml` */
export const styleguideContent = z.strictObject({
  ...pageFields,
  hero,
  /** Names the list of families for screen readers. */
  contents: words,
  /** The headings of the gallery: a family of parts each. */
  families: texts(
    'colors',
    'type',
    'buttons',
    'fields',
    'answers',
    'cards',
    'bands',
    'articles',
    'feedback',
    'frames',
    'search',
    'live',
    'dialogs',
    'downloads',
    'screens',
    'carousels',
    'pictures',
  ),
  /** What an operator might show as proof. */
  proof: siteSchema.shape.proof.unwrap(),
  /** Screens of the apps, drawn with what is marked in them. */
  screens: z.array(
    z.strictObject({
      app: z.enum(['drive', 'host']),
      name: screenName,
      status: words.optional(),
      highlight: words.optional(),
    }),
  ),
  /** What the parts say in the gallery. */
  samples: texts(
    'heading',
    'text',
    'link',
    'banner',
    'term',
    'meaning',
    'step',
    'button',
    'quiet',
    'busy',
    'openDialog',
    'question',
    'noQuestion',
  ),
});

export type StyleguideContent = z.output<typeof styleguideContent>;
