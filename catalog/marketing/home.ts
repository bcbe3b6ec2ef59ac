import { z } from 'zod';
import { fixed } from '../in-language.ts';
import { words } from '../message-schema.ts';
import { block, card, cardTitled, pageFields, proof } from './fields.ts';

/** `content/{language}/marketing/home.yaml` */
export const homeContent = z.strictObject({
  ...pageFields,
  /** The opening: shows above the two download buttons. */
  hero: z.strictObject({
    /** The h1 of the page: shows at the very top. */
    title: words,
    /** The short line that follows the title: shows larger than the text. */
    subtitle: words,
    /** The description: shows between the subtitle and the download buttons. */
    text: words,
  }),
  /** The way into the help, with the search and the most urgent situations: shows right after the hero. */
  help: z.strictObject({
    /** The heading. */
    title: words,
    /** The label of the link to all questions of drivers. */
    drive: words,
    /** The same for hosts. */
    host: words,
  }),
  /** Shows after the help, where the operator has something to show. */
  proof,
  /** The block that answers a driver's doubts: shows after the help and the proof. */
  worries: block(
    {
      /** The three reasons not to worry: show as a row of cards. */
      points: z.array(card).length(3),
    },
    fixed('Drive without worries'),
  ),
  /** The 'easy steps' block: shows how a driver gets on the road. */
  steps: block({
    /** The four steps in the order in which they are done: show as numbered tiles. */
    items: z.tuple([
      cardTitled('Download app'),
      cardTitled('Create account'),
      cardTitled('Explore'),
      cardTitled('Drive'),
    ]),
    /** The label of the link to the price calculator: shows below the tiles. */
    calculator: words,
  }),
  /** The benefits for drivers: show as a carousel. */
  benefits: block({
    /** The four slides, in order. */
    items: z.tuple([
      cardTitled('Contactless Entry'),
      cardTitled('Your Rental Your Rules'),
      cardTitled('Zero Maintenance Zero Stress'),
      cardTitled('Quick and easy process'),
    ]),
  }),
  /** The invitation to hosts: shows last on the page. */
  host: block(
    {
      /** Three to five short reasons, without a full stop: show as a list. */
      points: z.array(words).min(3).max(5),
      /** The fixed label of the button that leads to /become-a-host. */
      action: fixed('Learn More'),
      /** Added to the label for those who hear links one by one. */
      actionDetail: words,
    },
    fixed('Become a Host'),
  ),
});
