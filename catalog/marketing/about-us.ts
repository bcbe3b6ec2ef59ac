import { z } from 'zod';
import { fixed } from '../in-language.ts';
import { words } from '../message-schema.ts';
import { cardTitled, hero, pageFields, prose } from './fields.ts';

/** `content/{language}/marketing/about-us.yaml` */
export const aboutUsContent = z.strictObject({
  ...pageFields,
  /** The opening of the page. */
  hero,
  /** What the marketplace is for: shows right after the hero. */
  mission: prose,
  /** What the marketplace stands by: shows as four cards. */
  values: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** The four value cards, in order. */
    items: z.tuple([
      cardTitled('Transparent Communication'),
      cardTitled('Trust and Safety'),
      cardTitled('Flexibility and Freedom'),
      cardTitled('Specially for You'),
    ]),
  }),
  /** The way to reach the team: shows last on the page. */
  connect: z.strictObject({
    /** The fixed heading of the block. */
    title: fixed('Connect with Us'),
    /** The paragraph under the heading. */
    text: words,
    /** The fixed label of the button that leads to the contact page. */
    action: fixed('CONNECT'),
  }),
});
