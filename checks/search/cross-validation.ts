import { createSearch } from '#search/engine.ts';
import { answer, type Figures, figuresOf, type LabelledQuery } from './evaluate.ts';
import type { SearchRanking } from '#search/types.ts';
import { shared, siteData as data } from './labelled.ts';

/** Numbers from 0 to 1 that come the same on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The ranking with every factor moved by up to half. */
function varied(random: () => number): SearchRanking {
  const move = (value: number) => value * (0.5 + random());
  const { fields, ...factors } = data.ranking;
  const moved = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, move(value as number)]));
  return { ...moved(factors), fits: data.ranking.fits, fields: moved(fields) } as unknown as SearchRanking;
}

const quality = ({ hit1, mrr }: Figures) => hit1 + mrr;

export interface Fold {
  /** The half on which the best of the rankings was chosen. */
  tuned: Figures;
  /** The other half, answered with that ranking. */
  tested: Figures;
  /** The other half, answered with the published ranking. */
  published: Figures;
}

/**
 * Chooses, on a random half of the shared wordings, the best of some random rankings, and tests it on the other half:
 * where the two halves differ much, a ranking has been fitted to single wordings.
 */
export function crossValidate(folds = 5, candidates = 40): Fold[] {
  const random = randomNumbers(7);
  const rankings = [data.ranking, ...Array.from({ length: candidates }, () => varied(random))];
  const answers = rankings.map((ranking) => answer(shared, createSearch({ ...data, ranking })));
  return Array.from({ length: folds }, () => {
    const order = shared.map((query) => ({ query, at: random() })).sort((a, b) => a.at - b.at);
    const half = new Set<LabelledQuery>(order.slice(0, order.length / 2).map(({ query }) => query));
    const on = (ranking: number, isInHalf: boolean) =>
      figuresOf(answers[ranking]!.filter(({ query }) => half.has(query) === isInHalf));
    let best = 0;
    rankings.forEach((_ranking, at) => {
      if (quality(on(at, true)) > quality(on(best, true))) best = at;
    });
    return { tuned: on(best, true), tested: on(best, false), published: on(0, false) };
  });
}
