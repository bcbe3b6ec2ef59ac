/** Twice what it is where its time is in proportion. */
const proportionate = 32;

/**
 * How much longer something takes with 16 times as much: some 16 where its time is in proportion, 256 where it grows with the
 * square. The best of several runs count, in turn: other work on the machine only ever makes one longer. On a busy one there are
 * more of them, until one of each was left alone.
 *
 * @param make what it is done with, of a size
 */
export function growthOf<Given>(make: (size: number) => Given, run: (given: Given) => unknown): number {
  const [some, more] = [make(4000), make(64_000)];
  const best = { some: Infinity, more: Infinity };
  const timeOf = (given: Given) => {
    const start = performance.now();
    run(given);
    return performance.now() - start;
  };
  const isSettled = () => best.more / best.some < proportionate;
  for (let round = 0; round < (isSettled() ? 12 : 60); round += 1) {
    best.some = Math.min(best.some, timeOf(some));
    best.more = Math.min(best.more, timeOf(more));
  }
  return best.more / best.some;
}
