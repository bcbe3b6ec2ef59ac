import { z } from 'zod';
import { fixed, upTo } from '../in-language.ts';
import { message, words } from '../message-schema.ts';
import { cardPictureName } from '../picture-names.ts';

/** Running text, a paragraph after the other. */
export const paragraphs = z.array(words).min(1);

/** What every page says about itself outside the page. */
export const pageFields = {
  /** The document title without the brand: shows on the browser tab and in search results. */
  title: upTo(60, 'search engines cut the rest'),
  /** One or two sentences about the page: show under the title in search results and shared links. */
  description: upTo(160, 'search engines cut the rest').min(
    70,
    'Say more: search engines ignore descriptions under 70 characters.',
  ),
};

/** The opening of a page. */
export const hero = z.strictObject({
  /** The h1 of the page: shows at the top. */
  title: words,
  /** The paragraph that says what the page offers: shows under the title. */
  text: words,
});

/** A heading with one paragraph, and what follows them. The product fixed some of the headings. */
export const block = <Shape extends z.ZodRawShape>(more: Shape, title = words) =>
  z.strictObject({
    /** The heading of the block: shows as an h2. */
    title,
    /** The paragraph of the block: shows under its heading. */
    text: words,
    ...more,
  });

/** A heading with one paragraph. */
export const callout = block({});

/** A heading with cards or the like. */
export const listed = <Items extends z.ZodType>(items: Items) =>
  z.strictObject({
    /** The heading above them. */
    title: words,
    items,
  });

/** A heading with running text. */
export const prose = z.strictObject({
  /** The heading of the block: shows as an h2. */
  title: words,
  /** The paragraphs of the block, in order: show under its heading. */
  paragraphs,
});

/** Questions of the help that readers of the page ask next, under a heading. */
export const helpLinks = z.strictObject({
  /** The heading above the links. */
  title: words,
  /** The sections, as audience/Page#Anchor: their questions are the links. */
  to: z.array(z.string()).min(1),
});

/** The words around what the operator shows as proof; on the page only where `config/site.config.ts` has some. */
export const proof = z.strictObject({
  /** The heading of the block, around `{city}` and `{price}`, the lowest for a day there. */
  title: message('city', 'price'),
  /** The paragraph under the heading: what the price is, and what comes on top. */
  text: message('city', 'price'),
});

const cardWith = (title: typeof words) =>
  z.strictObject({
    /** The heading of the card: shows in bold at its top. */
    title,
    /** One to three sentences: show under the heading of the card. */
    text: words,
    /** The drawing of the card: shows above or beside its heading. */
    picture: cardPictureName,
  });

/** A card with a heading of the editors' choice. */
export const card = cardWith(words);

export type Card = z.output<typeof card>;

/** A card whose heading the product fixed: editors change its words and its picture only. */
export const cardTitled = (title: string) => cardWith(fixed(title));
