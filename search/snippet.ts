import { remembered } from './remembered.ts';
import { sentencesIn } from './sentences.ts';
import { stemOf } from './stem.ts';
import type { SearchDocument, TextPart } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Of the sentence shown, in characters. */
const maxLength = 180;

/** A text with what each of its words can be wanted for. */
interface ReadText {
  text: string;
  places: Place[];
}

/** A word, or a phrase and where its last word ends, and the terms by which a question means it. */
interface Place {
  start: number;
  end: number;
  terms: readonly string[];
}

/** What was read before, as a text and as sentences: with each letter that somebody types, the same answers come again. */
const texts = new WeakMap<Vocabulary, Map<string, ReadText>>();
const sentences = new WeakMap<Vocabulary, Map<string, ReadText[]>>();
const maxKnown = 500;

function knownIn<Known>(all: WeakMap<Vocabulary, Map<string, Known>>, vocabulary: Vocabulary) {
  const known = all.get(vocabulary) ?? new Map<string, Known>();
  all.set(vocabulary, known);
  return known;
}

function sentencesOf(text: string, vocabulary: Vocabulary): ReadText[] {
  const split = () => sentencesIn(text).map((sentence) => readText(sentence, vocabulary));
  return remembered(knownIn(sentences, vocabulary), text, split, maxKnown);
}

function readText(text: string, vocabulary: Vocabulary): ReadText {
  const words = wordsOf(text);
  const stems = words.map(({ plain }) => stemOf(plain));
  const places = words.flatMap(({ plain, start, end }, at): Place[] => {
    const phrases = vocabulary.phrasesAt(stems, at).map(({ length, meanings }) => ({
      start,
      end: words[at + length - 1]!.end,
      terms: meanings,
    }));
    if (vocabulary.kindOf(plain) !== 'full') return phrases;
    return [...phrases, { start, end, terms: [stems[at]!, ...vocabulary.meaningsOf(stems[at]!)] }];
  });
  return { text, places };
}

/** A text cut into parts, those marked that are among the wanted terms by themselves or by their meaning. */
export function markedText(text: string, wanted: ReadonlySet<string>, vocabulary: Vocabulary): TextPart[] {
  return marked(
    remembered(knownIn(texts, vocabulary), text, () => readText(text, vocabulary), maxKnown),
    wanted,
  );
}

/** Of the phrases that begin at a word the longest that is wanted is marked, else the word. */
function marked({ text, places }: ReadText, wanted: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  let last = -1;
  for (const { start: begin, end, terms } of places) {
    if (begin === last || !terms.some((term) => wanted.has(term))) continue;
    last = begin;
    if (end <= done) continue;
    const start = Math.max(done, begin);
    if (start > done) parts.push({ text: text.slice(done, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
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
  const sentences = sentencesOf(text, vocabulary).filter(
    (one) => one.text.length > 20 && one.text !== urgent,
  );
  let best: TextPart[] = [];
  let bestScore = -1;
  sentences.forEach((sentence, at) => {
    const parts = marked(sentence, wanted);
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
