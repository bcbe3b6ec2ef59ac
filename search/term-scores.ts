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

interface Field {
  /** Different terms in each document's field. */
  lengths: number[];
  total: number;
}

/**
 * Scores terms by field (BM25+), and adds the fields up, each with its boost.
 *
 * @param shown of the documents, how many come first that can be found: by them alone is told how rare a term and how long a field
 *   is, so that the others change nothing in what these score
 * @param fieldsOf the terms of each document by field, in the order of `boosts`
 */
export function scoreTerms(
  count: number,
  shown: number,
  boosts: readonly number[],
  fieldsOf: (id: number) => readonly (readonly string[])[],
): Map<string, Scores> {
  const fields = boosts.map((): Field => ({ lengths: [], total: 0 }));
  const numbers = new Map<string, number>();
  /** By number of a term. */
  const lastUse = new WholeNumbers();
  // A use is a term in a field of a document: the term's number, the document's, the field, and how often it is there.
  const [ofTerm, inDocument] = [new WholeNumbers(), new WholeNumbers()];
  const [inField, often] = [new WholeNumbers(), new WholeNumbers()];
  for (let id = 0; id < count; id++) {
    fieldsOf(id).forEach((found, field) => {
      const before = ofTerm.length;
      for (const term of found) noteUse(term, id, field);
      const different = ofTerm.length - before;
      fields[field]!.lengths.push(different);
      if (id < shown) fields[field]!.total += different;
    });
  }
  const averages = fields.map(({ total }) => total / shown);
  const { places, starts } = placesByNumber(ofTerm.all, numbers.size);
  const scores = new Map<string, Scores>();
  // Those of all terms, one after the other: a term has a part of each.
  const [ids, sums] = [new Int32Array(places.length), new Float64Array(places.length)];
  let end = 0;
  for (const [term, number] of numbers)
    scores.set(term, scoresOf(places.subarray(starts[number], starts[number + 1])));
  return scores;

  function noteUse(term: string, id: number, field: number): void {
    let number = numbers.get(term);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(term, number);
      lastUse.push(-1);
    }
    const last = lastUse.at(number);
    if (last >= 0 && inDocument.at(last) === id && inField.at(last) === field)
      return often.set(last, often.at(last) + 1);
    lastUse.set(number, ofTerm.length);
    ofTerm.push(number);
    inDocument.push(id);
    inField.push(field);
    often.push(1);
  }

  function scoresOf(uses: Int32Array): Scores {
    const found = boosts.map(() => 0);
    for (const use of uses) if (inDocument.at(use) < shown) found[inField.at(use)]!++;
    const worth = boosts.map(
      (boost, field) => boost * Math.log(1 + (shown - found[field]! + 0.5) / (found[field]! + 0.5)),
    );
    const start = end;
    for (const use of uses) {
      const id = inDocument.at(use);
      const field = inField.at(use);
      const times = often.at(use);
      const length = 1 - b + (b * fields[field]!.lengths[id]!) / averages[field]!;
      if (end === start || ids[end - 1] !== id) ids[end++] = id;
      sums[end - 1]! += worth[field]! * (d + (times * (k + 1)) / (times + k * length));
    }
    return { ids: ids.subarray(start, end), scores: sums.subarray(start, end) };
  }
}
