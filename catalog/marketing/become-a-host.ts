import { z } from 'zod';
import { facts } from '#rules/facts.ts';
import { fixed } from '../in-language.ts';
import { words } from '../message-schema.ts';
import {
  block,
  callout,
  card,
  cardTitled,
  helpLinks,
  hero,
  listed,
  pageFields,
  paragraphs,
  proof,
} from './fields.ts';

/** `content/{language}/marketing/become-a-host.yaml` */
export const becomeAHostContent = z.strictObject({
  ...pageFields,
  /** The opening of the page: shows above the Host app's download button. */
  hero,
  /** The label of the links to the earnings calculator: shows below the hero's buttons, and last under earnings. */
  calculator: words,
  /** Shows right after the hero, where the operator has something to show. */
  proof,
  /** Who hosting is for: shows right after the hero. */
  welcome: z.strictObject({
    /** The fixed heading of the block. */
    title: fixed("Entrepreneur's Welcome"),
    /** The paragraphs of the block, in order. */
    paragraphs,
  }),
  /** Hosting as a business: shows as the dark band. */
  business: block({
    /** The four tiles of the band, in order. */
    items: z.tuple([
      cardTitled('Scalable'),
      cardTitled('Convenient'),
      cardTitled('Flexibility'),
      cardTitled('Engagement'),
    ]),
  }),
  /** What hosts can do: shows as a pager, two features on each of three pages. */
  features: listed(
    /** Adding vehicles, partners, price plans, stations, insurance and guest communication, in this order. */
    z.array(card).length(facts.hostPagerFeatures.value * facts.hostPagerPages.value),
  ),
  /** Earnings and insurance: shows after the pager. */
  earnings: z.strictObject({
    /** The fixed heading of the block. */
    title: fixed('Achieve Transparent Earnings and Secure Insurance'),
    /** The paragraphs of the block, in order. */
    paragraphs,
    /** Short facts, each a line of its own: show as a list after the paragraphs. */
    points: z.array(words).min(2),
  }),
  /** The last words of the page: show above the Host app's download button. */
  closing: callout,
  /** Show below the download button. */
  questions: helpLinks,
});
