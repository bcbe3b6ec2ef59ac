import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { createTopicReader } from '#search/topic.ts';
import { knownWords } from '#site/search/known-words.ts';
import { wordingReader } from '../../gateway/insight/wording.ts';
import { cardsHeldOut, everydayHeldOut, heldOut, offTopic, unanswerableHeldOut } from './labeled.ts';

const read = wordingReader(Buffer.alloc(32, 1), createTopicReader(knownWords(catalogOf('en'))));
const shareShown = (wordings: readonly string[]) =>
  wordings.filter((wording) => read(wording, 'en')!.mayShow === 'now').length / wordings.length;

/** People are called so, in full: the commonest first and last names of the United States. */
const first =
  'James Mary Michael Patricia Robert Jennifer John Linda David Elizabeth Mark Grace Will Rose'.split(' ');
const last = 'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Wilson Lopez'.split(
  ' ',
);
const names = first.flatMap((one) => last.map((other) => `${one} ${other}`));

it('shows what people ask of us at once, mostly', () => {
  expect(shareShown([...heldOut, ...everydayHeldOut, ...cardsHeldOut].map(({ q }) => q))).toBeGreaterThan(
    0.8,
  );
});

it('shows a few of the wordings at once that have foreign words in them, and the others on another day', () => {
  const foreign = [...offTopic, ...unanswerableHeldOut.map(({ q }) => q)];
  expect(shareShown(foreign)).toBeLessThan(0.4);
  expect(foreign.filter((wording) => read(wording, 'en')!.mayShow === 'never')).toEqual([]);
});

it('never shows a person’s name at once', () => {
  expect(names.filter((name) => read(name, 'en')!.mayShow === 'now')).toEqual([]);
  expect(names.filter((name) => read(`refund for ${name}`, 'en')!.mayShow === 'now')).toEqual([]);
});

it.each([
  '7ABC123',
  'plate abc 1234',
  '1HGCM82633A004352',
  'ssn 123-45-6789',
  '(555) 555-0100',
  'order 448812',
])('never shows a number of somebody’s: %s', (text) =>
  expect(read(`refund ${text}`, 'en')!.mayShow).toBe('never'),
);
