/** The normal quantile of 95 %, both sides. */
const z = 1.96;

/**
 * The lower end of what the share behind some answers may be (Wilson's interval, 95 %): 3 of 5 may be luck and gives 0.23, 300
 * of 500 gives 0.56.
 *
 * @param count of those that are meant
 * @param all more than 0
 */
export function leastShare(count: number, all: number): number {
  const share = count / all;
  const middle = share + z ** 2 / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * all)) / all);
  return Math.max(0, (middle - spread) / (1 + z ** 2 / all));
}
