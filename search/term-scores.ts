/** The documents that have a term, in order, and what it scores in each. */
export interface Scores {
  ids: Uint32Array;
  scores: Float64Array;
}

/** BM25+: how soon more of a term says no more, how much a long field weighs against it, and what any use is worth. */
const k = 1.2;
const b = 0.7;
const d = 0.5;

interface Field {
  boost: number;
  /** By term: the documents that have it in this field, in order, each followed by how often. */
  uses: Map<string, number[]>;
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
  const fields = boosts.map((boost): Field => ({ boost, uses: new Map(), lengths: [], total: 0 }));
  const terms = new Set<string>();
  for (let id = 0; id < count; id++) {
    fieldsOf(id).forEach((found, at) => {
      const { uses, lengths } = fields[at]!;
      let different = 0;
      for (const term of found) {
        const list = uses.get(term);
        if (list?.[list.length - 2] === id) {
          list[list.length - 1]!++;
          continue;
        }
        different++;
        if (list) list.push(id, 1);
        else {
          uses.set(term, [id, 1]);
          terms.add(term);
        }
      }
      lengths.push(different);
      if (id < shown) fields[at]!.total += different;
    });
  }
  const sums = new Float64Array(count);
  const scores = new Map<string, Scores>();
  for (const term of terms) {
    const having: number[] = [];
    for (const { boost, uses, lengths, total } of fields) {
      const list = uses.get(term) ?? [];
      const average = total / shown;
      const found = usesBefore(shown, list);
      const rarity = Math.log(1 + (shown - found + 0.5) / (found + 0.5));
      for (let at = 0; at < list.length; at += 2) {
        const [id, often] = [list[at]!, list[at + 1]!];
        const length = 1 - b + (b * lengths[id]!) / average;
        if (sums[id] === 0) having.push(id);
        sums[id]! += boost * rarity * (d + (often * (k + 1)) / (often + k * length));
      }
    }
    const ids = Uint32Array.from(having).sort();
    scores.set(term, { ids, scores: Float64Array.from(ids, (id) => sums[id]!) });
    for (const id of ids) sums[id] = 0;
  }
  return scores;
}

/** How many documents before this one are in a list of uses. */
function usesBefore(id: number, uses: readonly number[]): number {
  let found = uses.length / 2;
  while (found > 0 && uses[2 * found - 2]! >= id) found--;
  return found;
}
