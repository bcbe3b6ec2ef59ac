import type { Parts } from './parts.ts';
import { noPostings, type Postings, readPostings, type ScoreScale } from './postings.ts';
import { partOf } from './sorted-parts.ts';
import { readSorted, writeSorted } from './word-list.ts';

/** Terms as they are stored, and the postings of each. */
type WrittenTerms = readonly [terms: string, ...postings: string[]];

export const writeTerms = (terms: readonly (readonly [term: string, postings: string])[]): WrittenTerms => [
  writeSorted(terms.map(([term]) => term)),
  ...terms.map(([, postings]) => postings),
];

const readTerms = ([terms, ...postings]: WrittenTerms): ReadonlyMap<string, string> =>
  new Map(readSorted(terms).map((term, at) => [term, postings[at]!]));

/** The terms of an index, with the documents that have them. */
export class Terms {
  readonly #starts: readonly string[];
  readonly #scale: ScoreScale;
  readonly #parts: Parts;
  readonly #known = new Map<string, Postings>();

  /** @param starts what {@link partOf} finds a term's part by */
  constructor(starts: readonly string[], scale: ScoreScale, parts: Parts) {
    this.#starts = starts;
    this.#scale = scale;
    this.#parts = parts;
  }

  has(term: string): boolean {
    return this.#written(term) !== undefined;
  }

  postingsOf(term: string): Postings {
    const known = this.#known.get(term);
    if (known) return known;
    const written = this.#written(term);
    if (written === undefined) return noPostings;
    const postings = readPostings(written, this.#scale);
    this.#known.set(term, postings);
    return postings;
  }

  #written(term: string): string | undefined {
    return this.#parts.get(`terms-${partOf(this.#starts, term)}`, readTerms)?.get(term);
  }
}
