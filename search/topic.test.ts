import { expect, it } from 'vitest';
import { createTopicReader } from './topic.ts';

const topicOf = createTopicReader({
  words: { refund: 9, cancelled: 3, cancelation: 1, charge: 5, change: 9, how: 1, do: 1, i: 1, 1099: 2 },
  stop: ['how', 'do', 'i'],
});

it.each([
  ['How do I refund charges', ['charg', 'refund'], []],
  ['charge refund refunds', ['charg', 'refund'], []],
  ['cancelling', ['cancel'], []],
  ['how do i', ['do', 'how', 'i'], []],
  ['1099', ['1099'], []],
  ['', [], []],
])('tells what a question is about by stems, in any order: %s', (query, stems, unknown) => {
  expect(topicOf(query)).toEqual({ stems, unknown, isKnown: true });
});

it('sets a slip right, and says that the word is none', () => {
  expect(topicOf('refnud')).toEqual({ stems: ['refund'], isKnown: true, unknown: ['refnud'] });
});

it.each(['chnge', 'befund', 'snow'])('reads nothing else into a word: %s', (word) => {
  const expected = word === 'chnge' ? 'chang' : word;
  expect(topicOf(word)).toMatchObject({ stems: [expected], isKnown: word === 'chnge', unknown: [word] });
});
