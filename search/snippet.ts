import { stemOf } from './stem.ts';
import type { SearchDocument, TextPart } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** Of the sentence shown, in characters. */
const maxLength = 180;

interface ReadText {
  text: string;
  words: Word[];
  stems: string[];
}

/** Sentences read before, by their text: with each letter that somebody types, the same answers come again. */
const known = new Map<string, ReadText[]>();
const maxKnown = 500;

function sentencesOf(text: string): ReadText[] {
  const before = known.get(text);
  if (before) return before;
  const sentences = text.split(/(?<=[.!?])\s+/).map(readText);
  if (known.size >= maxKnown) known.clear();
  known.set(text, sentences);
  return sentences;
}

function readText(text: string): ReadText {
  const words = wordsOf(text);
  return { text, words, stems: words.map(({ plain }) => stemOf(plain)) };
}

/** A text cut into parts, those marked that are among the wanted terms by themselves or by their meaning. */
export function markedText(text: string, wanted: ReadonlySet<string>, vocabulary: Vocabulary): TextPart[] {
  return marked(readText(text), wanted, vocabulary);
}

function marked(
  { text, words, stems }: ReadText,
  wanted: ReadonlySet<string>,
  vocabulary: Vocabulary,
): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  words.forEach((word, at) => {
    const phrase = vocabulary
      .phrasesAt(stems, at)
      .find(({ meanings }) => meanings.some((term) => wanted.has(term)));
    const last = phrase ? words[at + phrase.length - 1]! : word;
    const isMarked = phrase !== undefined || isWanted(word.plain, stems[at]!);
    if (!isMarked || last.end <= done) return;
    const start = Math.max(done, word.start);
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, last.end), marked: true });
    done = last.end;
  });
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;

  function isWanted(plain: string, stem: string): boolean {
    if (vocabulary.kindOf(plain) !== 'full') return false;
    return wanted.has(stem) || vocabulary.meaningsOf(stem).some((term) => wanted.has(term));
  }
}

/**
 * The sentence that says most of what is wanted, the first of several alike, shortened. What somebody at risk reads first
 * goes before it, whatever is wanted.
 */
export function snippetOf(
  { text, urgent = '' }: Pick<SearchDocument, 'text' | 'urgent'>,
  wanted: ReadonlySet<string>,
  vocabulary: Vocabulary,
): TextPart[] {
  const sentences = sentencesOf(text).filter((one) => one.text.length > 20 && one.text !== urgent);
  let best: TextPart[] = [];
  let bestScore = -1;
  sentences.forEach((sentence, at) => {
    const parts = marked(sentence, wanted, vocabulary);
    const different = new Set(
      parts.filter(({ marked }) => marked).map((part) => stemOf(part.text.toLowerCase())),
    ).size;
    // The first sentence is the answer in short: others must say more, or something where it says nothing of what is
    // asked. A question in the text is no answer.
    const inShort = different > 0 ? 1.1 : 0.9;
    const score = different + (at === 0 ? inShort : 0) - (sentence.text.endsWith('?') ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [parts, score];
  });
  const first = urgent ? markedText(`${urgent} `, wanted, vocabulary) : [];
  return [...first, ...shortened(best)];
}

function shortened(parts: readonly TextPart[]): TextPart[] {
  const kept: TextPart[] = [];
  let remaining = maxLength;
  for (const part of parts) {
    if (part.text.length <= remaining) {
      kept.push(part);
      remaining -= part.text.length;
      continue;
    }
    const cut = part.text.slice(0, remaining).replace(/\s+\S*$/, '');
    kept.push({ ...part, text: `${cut}…` });
    break;
  }
  return kept;
}
