import { expect, test, vi } from 'vitest';
import { markedText, snippetOf } from './snippet.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary({
  same: [['refund', 'money back']],
  near: [],
  stop: ['the', 'of'],
  weak: [],
  safety: { danger: [], breakdown: [], threat: [], alone: [], pairs: {}, later: [], harmless: [] },
  signals: { host: [], driver: [], tool: [] },
} as never);

const marks = (parts: ReturnType<typeof markedText>) =>
  parts.filter(({ marked }) => marked).map(({ text }) => text);

test('a word is marked by itself and by its meaning, a phrase as a whole', () => {
  const text = 'The refund of a deposit is your money back.';
  expect(marks(markedText(text, new Set(['deposit']), vocabulary))).toEqual(['deposit']);
  expect(marks(markedText(text, new Set(['=0']), vocabulary))).toEqual(['refund', 'money back']);
  expect(marks(markedText(text, new Set(['monei']), vocabulary))).toEqual(['money']);
  expect(marks(markedText(text, new Set(['the']), vocabulary))).toEqual([]);
});

test('texts are read once, whatever is asked', () => {
  const section = { text: 'We look at every deposit by hand. It takes some days to return.', urgent: '' };
  const show = (...wanted: string[]) => [
    markedText('Where is my deposit held?', new Set(wanted), vocabulary),
    snippetOf(section, new Set(wanted), vocabulary),
  ];
  const reading = vi.spyOn(vocabulary, 'phrasesAt');
  const before = show('deposit');
  expect(reading).toHaveBeenCalled();
  reading.mockClear();
  expect(show('return')).not.toEqual(before);
  expect(show('deposit')).toEqual(before);
  expect(reading).not.toHaveBeenCalled();
});

test('what is to be done at once is said once, before the sentence that says most of what is wanted', () => {
  const urgent = 'Call 911 when anyone is hurt.';
  const text = `${urgent} Then take pictures of the scene. Your deposit is not touched.`;
  const saidTo = (...wanted: string[]) =>
    snippetOf({ text, urgent }, new Set(wanted), vocabulary)
      .map((part) => part.text)
      .join('');
  expect(saidTo('hurt')).toBe(`${urgent} Then take pictures of the scene.`);
  expect(saidTo('deposit')).toBe(`${urgent} Your deposit is not touched.`);
});

test('a sentence is shown whole, also with a day or with letters that stand for words in it', () => {
  const text = 'Die Frist für eine Kündigung endet am 31. Dezember, z. B. um 9 Uhr. Danach kostet sie.';
  const shown = snippetOf({ text }, new Set(['kundigung']), vocabulary).map((part) => part.text);
  expect(shown.join('')).toBe('Die Frist für eine Kündigung endet am 31. Dezember, z. B. um 9 Uhr.');
});
