import type { Parts } from './parts.ts';
import { stemOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';
import { noWords, placeIn, readWords, type WordList, type WrittenWords } from './word-list.ts';

/** A word, and how often it stands in the documents. */
export type UsedWord = readonly [word: string, uses: number];

/** Of an index with more parts than this, a misspelled word is compared with those alone that begin like it. */
const maxCompared = 8;

/** The words that are spelled right: those of the documents, and those of the vocabulary. */
export class Lexicon {
  readonly #starts: readonly string[];
  readonly #parts: Parts;
  readonly #vocabulary: Vocabulary;
  readonly #isIndexed: (stem: string) => boolean;

  /**
   * @param starts the first word of each part of the list
   * @param isIndexed whether a stem is a term of the index
   */
  constructor(
    starts: readonly string[],
    parts: Parts,
    vocabulary: Vocabulary,
    isIndexed: (stem: string) => boolean,
  ) {
    this.#starts = starts;
    this.#parts = parts;
    this.#vocabulary = vocabulary;
    this.#isIndexed = isIndexed;
  }

  /** Whether all that was asked was there. */
  get isWhole(): boolean {
    return this.#parts.isWhole;
  }

  has(word: string): boolean {
    if (this.#vocabulary.words.has(word)) return true;
    const { words } = this.#part(this.#partOf(word));
    return words[placeIn(words, word)] === word;
  }

  /** Whether it is a form of a word of the documents. */
  hasStemOf(word: string): boolean {
    const stem = stemOf(word);
    return this.#vocabulary.stopStems.has(stem) || this.#isIndexed(stem);
  }

  /** The words of the documents that begin like this and go on. */
  longerThan(start: string): UsedWord[] {
    return this.#between(start, `${start}\uffff`).filter(([word]) => word.length > start.length);
  }

  /** What a misspelled word may have been meant as. */
  *near(word: string): Generator<UsedWord> {
    const isFew = this.#starts.length <= maxCompared;
    const [from, to] = isFew ? ['', '\uffff'] : [word[0]!, `${word[0]!}\uffff`];
    const used = this.#between(from, to);
    yield* used;
    const known = new Set(used.map(([one]) => one));
    for (const one of this.#vocabulary.words) if (one >= from && one < to && !known.has(one)) yield [one, 1];
  }

  #between(from: string, to: string): UsedWord[] {
    const found: UsedWord[] = [];
    for (let part = this.#partOf(from); part < this.#starts.length && this.#starts[part]! < to; part++) {
      const { words, uses } = this.#part(part);
      for (let at = placeIn(words, from); at < words.length && words[at]! < to; at++)
        found.push([words[at]!, uses[at]!]);
    }
    return found;
  }

  #partOf(word: string): number {
    return Math.max(0, placeIn(this.#starts, `${word}\0`) - 1);
  }

  #part(part: number): WordList {
    return this.#parts.get(`words-${part}`, (written: WrittenWords) => readWords(written)) ?? noWords;
  }
}
