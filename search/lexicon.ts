import type { Parts } from './parts.ts';
import { stemOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';
import { partOf } from './sorted-parts.ts';
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
   * @param starts what {@link partOf} finds a word's part by
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

  /** Whether what is still to come may show that a word is right: to look among all that begin like it would take many parts. */
  get isAwaited(): boolean {
    return !this.#isFew && this.#parts.missing.size > 0;
  }

  get #isFew(): boolean {
    return this.#starts.length <= maxCompared;
  }

  has(word: string): boolean {
    if (this.#vocabulary.words.has(word)) return true;
    const { words } = this.#part(partOf(this.#starts, word));
    return words[placeIn(words, word)] === word;
  }

  /** Whether it is a word of the vocabulary, or a form of one of the documents. */
  hasFormOf(word: string): boolean {
    if (this.#vocabulary.words.has(word)) return true;
    const stem = stemOf(word);
    return this.#vocabulary.knownStems.has(stem) || this.#isIndexed(stem);
  }

  /** The words of the documents that begin like this and go on. */
  longerThan(start: string): UsedWord[] {
    return this.#between(start, `${start}\uffff`).filter(([word]) => word.length > start.length);
  }

  /** What a misspelled word may have been meant as; of the vocabulary alone, which has the words of danger, where nothing shall be waited for. */
  *near(word: string, ofVocabulary: boolean): Generator<UsedWord> {
    const [from, to] = this.#isFew ? ['', '\uffff'] : [word[0]!, `${word[0]!}\uffff`];
    const used = ofVocabulary ? [] : this.#between(from, to);
    yield* used;
    const known = new Set(used.map(([one]) => one));
    for (const one of this.#vocabulary.words) if (one >= from && one < to && !known.has(one)) yield [one, 1];
  }

  #between(from: string, to: string): UsedWord[] {
    const found: UsedWord[] = [];
    for (
      let part = partOf(this.#starts, from);
      part < this.#starts.length && this.#starts[part]! < to;
      part++
    ) {
      const { words, uses } = this.#part(part);
      for (let at = placeIn(words, from); at < words.length && words[at]! < to; at++)
        found.push([words[at]!, uses[at]!]);
    }
    return found;
  }

  #part(part: number): WordList {
    return this.#parts.get(`words-${part}`, (written: WrittenWords) => readWords(written)) ?? noWords;
  }
}
