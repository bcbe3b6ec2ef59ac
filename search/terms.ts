import type { Parts } from './parts.ts';
import { noPostings, type Postings, readPostings, type ScoreScale } from './postings.ts';
import { placeIn } from './word-list.ts';

/** The terms of an index, with the documents that have them. */
export class Terms {
  readonly #starts: readonly string[];
  readonly #scale: ScoreScale;
  readonly #parts: Parts;
  readonly #known = new Map<string, Postings>();

  /** @param starts the first term of each part */
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
    const part = Math.max(0, placeIn(this.#starts, `${term}\0`) - 1);
    return this.#parts
      .get(`terms-${part}`, (terms: Record<string, string>) => new Map(Object.entries(terms)))
      ?.get(term);
  }
}
