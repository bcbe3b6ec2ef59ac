import { z } from 'zod';
import { fixed } from '../in-language.ts';
import { block, cardTitled, hero, listed, pageFields, prose } from './fields.ts';

/** `content/{language}/marketing/about-us.yaml` */
export const aboutUsContent = z.strictObject({
  ...pageFields,
  /** The opening of the page. */
  hero,
  /** What the marketplace is for: shows right after the hero. */
  mission: prose,
  /** What the marketplace stands by: shows as four cards. */
  values: listed(
    z.tuple([
      cardTitled('Transparent Communication'),
      cardTitled('Trust and Safety'),
      cardTitled('Flexibility and Freedom'),
      cardTitled('Specially for You'),
    ]),
  ),
  /** The way to reach the team: shows last on the page. */
  connect: block(
    {
      /** The fixed label of the button that leads to the contact page. */
      action: fixed('CONNECT'),
    },
    fixed('Connect with Us'),
  ),
});
