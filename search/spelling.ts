/**
 * How many letters must be put in, left out, changed or swapped with their neighbor to make one word of the other
 * (optimal string alignment); anything above `limit` is given as `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let rowMin = row;
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + change);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        distance = Math.min(distance, beforeLast[column - 2]! + 1);
      }
      current.push(distance);
      rowMin = Math.min(rowMin, distance);
    }
    if (rowMin > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length]!, limit + 1);
}

/** The longer a word, the more slips it may have: none up to three letters, one up to six, then two. */
function slipsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The words nearest to a misspelled one, at most three, the likeliest first. */
export function corrections(word: string, known: Iterable<readonly [word: string, uses: number]>): string[] {
  const limit = slipsAllowed(word);
  if (limit === 0) return [];
  const near: { candidate: string; cost: number }[] = [];
  for (const [candidate, uses] of known) {
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    // People get the first letter right, and mean the usual word.
    const cost = distance + (candidate[0] === word[0] ? 0 : 0.6) - Math.min(0.4, Math.log10(uses + 1) / 5);
    near.push({ candidate, cost });
  }
  near.sort((a, b) => a.cost - b.cost);
  return near
    .filter(({ cost }) => cost < near[0]!.cost + 0.5)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** "pickupspot" as two known words, if it is two. */
export function splitWord(word: string, isKnown: (part: string) => boolean): [string, string] | undefined {
  for (let at = word.length - 3; at >= 3; at--) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return undefined;
}
