import { z } from 'zod';
import { siteSchema } from '#config/site-schema.ts';
import { screenName } from '../in-language.ts';
import { words } from '../message-schema.ts';
import { hero, pageFields } from './fields.ts';

/** `content/{language}/marketing/styleguide.yaml` */
export const styleguideContent = z.strictObject({
  ...pageFields,
  hero,
  /** The headings of the gallery. */
  groups: z.record(
    z.enum([
      'colors',
      'type',
      'buttons',
      'forms',
      'cards',
      'articles',
      'phones',
      'pictures',
      'scenes',
      'dialogs',
    ]),
    words,
  ),
  /** What an operator might show as proof. */
  proof: siteSchema.shape.proof.unwrap(),
  /** Screens of the apps, drawn with what is marked in them. */
  screens: z.array(
    z.strictObject({
      app: z.enum(['drive', 'host']),
      name: screenName,
      highlight: words.optional(),
    }),
  ),
  /** What the parts say in the gallery. */
  samples: z.record(
    z.enum([
      'heading',
      'text',
      'link',
      'banner',
      'term',
      'meaning',
      'step',
      'button',
      'quiet',
      'disabled',
      'openDialog',
    ]),
    words,
  ),
});

export type StyleguideContent = z.output<typeof styleguideContent>;
