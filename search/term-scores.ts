import { placesByNumber, WholeNumbers } from './whole-numbers.ts';

/** The documents that have a term, in order, and what it scores in each. */
export interface Scores {
  ids: Int32Array;
  scores: Float64Array;
}

/** BM25+: how soon more of a term says no more, how much a long field weighs against it, and what any use is worth. */
const k = 1.2;
const b = 0.7;
const d = 0.5;

/**
 * Scores terms by field (BM25+), and adds the fields up, each with its boost.
 *
 * @param shown of the documents, how many come first that can be found: by them alone is told how rare a term and how long a field
 *   is, so that the others change nothing in what these score
 * @param fieldsOf the terms of each document by field: as many as there are `boosts`, in their order
 */
export function scoreTerms(
  count: number,
  shown: number,
  boosts: readonly number[],
  fieldsOf: (id: number) => readonly (readonly string[])[],
): Map<string, Scores> {
  /** Different terms in each field of each document, and in that field of all that are shown. */
  const [lengths, totals] = [new WholeNumbers(), boosts.map(() => 0)];
  const numbers = new Map<string, number>();
  /** By number of a term. */
  const lastUse = new WholeNumbers();
  // A use is a term in a field of a document: the term's number, the field's among those of all documents, and how often it is there.
  const [ofTerm, inField, often] = [new WholeNumbers(), new WholeNumbers(), new WholeNumbers()];
  for (let id = 0; id < count; id++) {
    fieldsOf(id).forEach((found, field) => {
      const before = ofTerm.length;
      for (const term of found) noteUse(term, id * boosts.length + field);
      const different = ofTerm.length - before;
      lengths.push(different);
      if (id < shown) totals[field]! += different;
    });
  }
  const averages = totals.map((total) => total / shown);
  const { places, starts } = placesByNumber(ofTerm.all, numbers.size);
  const scores = new Map<string, Scores>();
  // Those of all terms, one after the other: a term has a part of each.
  const [ids, sums] = [new Int32Array(places.length), new Float64Array(places.length)];
  let end = 0;
  for (const [term, number] of numbers)
    scores.set(term, scoresOf(places.subarray(starts[number], starts[number + 1])));
  return scores;

  function noteUse(term: string, field: number): void {
    let number = numbers.get(term);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(term, number);
      lastUse.push(-1);
    }
    const last = lastUse.at(number);
    if (last >= 0 && inField.at(last) === field) return often.set(last, often.at(last) + 1);
    lastUse.set(number, ofTerm.length);
    ofTerm.push(number);
    inField.push(field);
    often.push(1);
  }

  function scoresOf(uses: Int32Array): Scores {
    const found = boosts.map(() => 0);
    for (const use of uses) {
      const at = inField.at(use);
      if (at < shown * boosts.length) found[at % boosts.length]!++;
    }
    const worth = boosts.map(
      (boost, field) => boost * Math.log(1 + (shown - found[field]! + 0.5) / (found[field]! + 0.5)),
    );
    const start = end;
    for (const use of uses) {
      const at = inField.at(use);
      const field = at % boosts.length;
      const id = (at - field) / boosts.length;
      const times = often.at(use);
      const length = 1 - b + (b * lengths.at(at)) / averages[field]!;
      if (end === start || ids[end - 1] !== id) ids[end++] = id;
      sums[end - 1]! += worth[field]! * (d + (times * (k + 1)) / (times + k * length));
    }
    return { ids: ids.subarray(start, end), scores: sums.subarray(start, end) };
  }
}
