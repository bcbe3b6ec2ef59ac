import { stemOf } from './stem.ts';
import type { SearchLanguage } from './types.ts';
import { plainWords } from './words.ts';

/** Meanings of a word or phrase, as terms of the index: `=3` of the groups `same`, `~7` of the groups `near`. */
export type Meanings = readonly string[];

/** A phrase found in a run of stems. */
export interface Phrase {
  length: number;
  meanings: Meanings;
}

const maxPhraseWords = 5;
/** Between a verb and its particle. */
const maxGapWords = 3;
const particles: ReadonlySet<string> = new Set(['back', 'off', 'out', 'up', 'in', 'down']);

/** The synonyms and stop words, ready to be asked. */
export class Vocabulary {
  readonly #meanings = new Map<string, string[]>();
  /** The stems that begin a phrase: most words don't, and need no look-up. */
  readonly #openers = new Set<string>();
  readonly #stop: ReadonlySet<string>;
  readonly #weak: ReadonlySet<string>;
  readonly #aside: ReadonlySet<string>;
  readonly #words = new Set<string>();
  readonly #knownStems = new Set<string>();

  private constructor(language: SearchLanguage) {
    this.#stop = new Set(language.stop.flatMap(plainWords));
    this.#weak = new Set(language.weak.flatMap(plainWords));
    this.#aside = new Set(language.aside);
  }

  static of(language: SearchLanguage): Vocabulary {
    const steps = Vocabulary.inSteps(language);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  /** Reads the lists one after another, so that a page can do something else between them. */
  static *inSteps(language: SearchLanguage): Generator<undefined, Vocabulary> {
    const vocabulary = new Vocabulary(language);
    for (const [index, group] of language.same.entries()) vocabulary.#add(group, `=${index}`);
    yield;
    for (const [index, group] of language.near.entries()) vocabulary.#add(group, `~${index}`);
    yield;
    for (const word of wordsIn({ ...language, same: [], near: [] })) vocabulary.#know(word, stemOf(word));
    return vocabulary;
  }

  #know(word: string, stem: string): void {
    this.#words.add(word);
    this.#knownStems.add(stem);
  }

  #add(group: readonly string[], meaning: string): void {
    for (const entry of group) {
      const words = plainWords(entry);
      const stems = words.map(stemOf);
      words.forEach((word, at) => this.#know(word, stems[at]!));
      if (stems.length > 1) this.#openers.add(stems[0]!);
      const key = stems.join(' ');
      const known = this.#meanings.get(key) ?? [];
      if (!known.includes(meaning)) this.#meanings.set(key, [...known, meaning]);
    }
  }

  /** Every single word the lists name: spelled right by definition. */
  get words(): ReadonlySet<string> {
    return this.#words;
  }

  /** Their stems: no form of such a word is a slip. */
  get knownStems(): ReadonlySet<string> {
    return this.#knownStems;
  }

  /** What a word counts: nothing, little, or all. */
  kindOf(plain: string): 'stop' | 'weak' | 'full' {
    if (this.#stop.has(plain)) return 'stop';
    return this.#weak.has(plain) ? 'weak' : 'full';
  }

  /** Whether a word says nothing beside others that say something: "help" in "help me cancel". */
  isAside(plain: string): boolean {
    return this.#aside.has(plain);
  }

  meaningsOf(stem: string): Meanings {
    return this.#meanings.get(stem) ?? none;
  }

  /**
   * The phrases of two words and more that begin at `at`, longest first. A verb and its particle may stand apart, as in
   * "give the car back".
   */
  phrasesAt(stems: readonly string[], at: number): readonly Phrase[] {
    if (!this.#openers.has(stems[at]!)) return none;
    const phrases: Phrase[] = [];
    for (let length = Math.min(maxPhraseWords, stems.length - at); length > 1; length--) {
      const meanings = this.#meanings.get(stems.slice(at, at + length).join(' '));
      if (meanings) phrases.push({ length, meanings });
    }
    for (let gap = 1; gap <= maxGapWords; gap++) {
      const particle = stems[at + gap + 1];
      if (!particle || !particles.has(particle)) continue;
      const meanings = this.#meanings.get(`${stems[at]} ${particle}`);
      if (meanings) phrases.push({ length: gap + 2, meanings });
    }
    return phrases;
  }
}

const none: readonly never[] = [];

/** The words of lists, at whatever depth they stand. */
function wordsIn(lists: unknown): string[] {
  return typeof lists === 'string' ? plainWords(lists) : Object.values(lists as object).flatMap(wordsIn);
}
