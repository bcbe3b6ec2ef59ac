import { expect, it } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

it('reads the lists that it has written, at any depth', () => {
  const lists = {
    stop: ['a', 'the'],
    same: [['tire', 'tyre'], ['e mail']],
    one: [['alone']],
    none: [],
    safety: { danger: ['fire'], pairs: { harmless: [['hit', 'button cancel']] } },
  };
  const packed = packWords(lists);
  expect(packed).toMatchObject({ stop: 'a the', same: 'tire tyre|e-mail|', none: '' });
  expect(unpackWords<typeof lists>(packed)).toEqual(lists);
});

it.each(['a-b', 'a|b'])('refuses an entry that it could not read again: %s', (entry) =>
  expect(() => packWords({ stop: [entry] })).toThrow(entry),
);
