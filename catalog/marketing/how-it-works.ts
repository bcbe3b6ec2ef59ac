import { z } from 'zod';
import { screenName } from '../in-language.ts';
import { words } from '../message-schema.ts';
import { pictureName } from '../picture-names.ts';
import { callout, card, cardTitled, helpLinks, hero, listed, pageFields, paragraphs } from './fields.ts';

/** Show as a grid, on mobile as a carousel. */
const benefits = listed(z.array(card).min(4).max(5));

/** `content/{language}/marketing/how-it-works.yaml` */
export const howItWorksContent = z.strictObject({
  ...pageFields,
  /** The opening of the page. */
  hero,
  /** Reserving, unlocking and returning, in this order: show as three text sections with a drawing each. */
  sections: z
    .array(
      z.strictObject({
        /** The heading of the section. */
        title: words,
        /** The paragraphs of the section, in order. */
        text: paragraphs,
        /** The drawing beside the section. */
        picture: pictureName,
        /** The screen of the Drive app that is drawn beside it, and the row or button that is marked. */
        screen: z.strictObject({ name: screenName, highlight: words.optional() }),
      }),
    )
    .length(3),
  /** The three feature cards: show as a row, on mobile as a carousel. */
  features: z.strictObject({
    /** The heading above the cards. */
    title: words,
    /** Range of vehicles, locations and pricing, in this order. */
    items: z.tuple([
      cardTitled('Wide range of vehicles'),
      cardTitled('Multiple locations'),
      cardTitled('Transparent pricing'),
    ]),
    /** The label of the link to the price calculator: shows below the cards. */
    calculator: words,
  }),
  /** The benefits for guests. */
  guests: benefits,
  /** The benefits for hosts. */
  hosts: benefits,
  /** The last words of the page: show above the download buttons. */
  closing: callout,
  /** Show below the download buttons. */
  questions: helpLinks,
});
