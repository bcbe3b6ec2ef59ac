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
    /** The fixed label of the button that opens the dialog. */
    action: fixed('CONNECT'),
    /** The choices behind the button: show as a dialog. */
    dialog: z.strictObject({
      /** The heading of the dialog. */
      title: words,
      /** The sentence under the heading of the dialog. */
      text: words,
      /** The label of the first choice, which leads to the search of the help. */
      helpLabel: words,
      /** What the first choice is good for: shows under its label. */
      helpText: words,
      /** The label of the second choice, which opens an e-mail. */
      emailLabel: words,
      /** What the second choice is good for: shows under its label. */
      emailText: words,
    }),
  }),
});
