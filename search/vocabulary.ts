import { atOnce } from './at-once.ts';
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

/** Of words that people use for one another: 12 kB of them. */
const groupsPerStep = 50;
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
  /** Every single word the lists name: spelled right by definition. */
  readonly words = new Set<string>();
  /** Their stems: no form of such a word is a slip. */
  readonly knownStems = new Set<string>();

  constructor({ stop, weak, aside }: SearchLanguage) {
    this.#stop = new Set(stop.flatMap(plainWords));
    this.#weak = new Set(weak.flatMap(plainWords));
    this.#aside = new Set(aside);
  }

  /** Gives a meaning to each word and phrase of a group. */
  add(group: readonly string[], meaning: string): void {
    for (const entry of group) {
      const words = plainWords(entry);
      const stems = words.map(stemOf);
      if (stems.length > 1) this.#openers.add(stems[0]!);
      const key = stems.join(' ');
      const known = this.#meanings.get(key) ?? [];
      if (!known.includes(meaning)) this.#meanings.set(key, [...known, meaning]);
    }
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

/** The words of a language, ready to be asked. */
export const readVocabulary = (language: SearchLanguage): Vocabulary => atOnce(readInSteps(language));

/** Does the same in steps: on a slow phone a page has something else to do between them. */
export function* readInSteps(language: SearchLanguage): Generator<undefined, Vocabulary> {
  const vocabulary = new Vocabulary(language);
  for (const list of Object.values(language)) {
    for (const word of wordsIn(list)) vocabulary.words.add(word);
    yield;
  }
  language.same.forEach((group, index) => vocabulary.add(group, `=${index}`));
  yield;
  for (const [index, group] of language.near.entries()) {
    vocabulary.add(group, `~${index}`);
    if (index % groupsPerStep === 0) yield;
  }
  for (const word of vocabulary.words) vocabulary.knownStems.add(stemOf(word));
  return vocabulary;
}

/** The words of lists, at whatever depth they stand. */
function wordsIn(lists: unknown): string[] {
  return typeof lists === 'string' ? plainWords(lists) : Object.values(lists as object).flatMap(wordsIn);
}
