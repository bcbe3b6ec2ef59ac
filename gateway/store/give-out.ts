import type { Store } from './store.ts';

/** How often something is given out under a key, in so many milliseconds from the first time on. */
export interface Bound {
  key: string;
  max: number;
  ttlMs: number;
}

/**
 * Gives something out as often as all its bounds allow; what counts is what was given out, not what was tried. A place is taken under
 * each bound first, since many may ask at once, and given back where nothing came of it.
 *
 * @param give makes what is given out
 * @returns what was given out; undefined where a bound is reached
 * @throws what `give` throws: that took no place
 */
export async function giveOut<Given>(
  store: Store,
  bounds: readonly Bound[],
  give: () => Promise<Given>,
): Promise<Given | undefined> {
  const places = await Promise.all(bounds.map(({ key, ttlMs }) => store.count(key, ttlMs)));
  let isGiven = false;
  try {
    if (places.some(({ count }, index) => count > bounds[index]!.max)) return undefined;
    const given = await give();
    isGiven = true;
    return given;
  } finally {
    if (!isGiven) await Promise.all(bounds.map(({ key }) => store.giveBack(key)));
  }
}
