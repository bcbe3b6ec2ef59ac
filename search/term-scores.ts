/** The documents that have a term, in order, and what it scores in each. */
export interface Scores {
  ids: readonly number[];
  scores: readonly number[];
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

/** A use of a term takes so many numbers: the document, the field and how often. */
const useSize = 3;

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
  /** By term, {@link useSize} numbers for each field of a document that has it, in their order. */
  const uses = new Map<string, number[]>();
  for (let id = 0; id < count; id++) {
    fieldsOf(id).forEach((found, field) => {
      let different = 0;
      for (const term of found) {
        const list = uses.get(term);
        if (!list) uses.set(term, [id, field, 1]);
        else if (list[list.length - 3] === id && list[list.length - 2] === field) {
          list[list.length - 1]!++;
          continue;
        } else list.push(id, field, 1);
        different++;
      }
      fields[field]!.lengths.push(different);
      if (id < shown) fields[field]!.total += different;
    });
  }
  const averages = fields.map(({ total }) => total / shown);
  const scores = new Map<string, Scores>();
  for (const [term, list] of uses) scores.set(term, scoresOf(list));
  return scores;

  function scoresOf(list: readonly number[]): Scores {
    const found = boosts.map(() => 0);
    for (let at = 0; at < list.length && list[at]! < shown; at += useSize) found[list[at + 1]!]!++;
    const worth = boosts.map(
      (boost, field) => boost * Math.log(1 + (shown - found[field]! + 0.5) / (found[field]! + 0.5)),
    );
    const ids: number[] = [];
    const sums: number[] = [];
    for (let at = 0; at < list.length; at += useSize) {
      const [id, field, often] = [list[at]!, list[at + 1]!, list[at + 2]!];
      const length = 1 - b + (b * fields[field]!.lengths[id]!) / averages[field]!;
      const score = worth[field]! * (d + (often * (k + 1)) / (often + k * length));
      if (ids[ids.length - 1] === id) sums[sums.length - 1]! += score;
      else {
        ids.push(id);
        sums.push(score);
      }
    }
    return { ids, scores: sums };
  }
}
