import type { Answered } from './evaluate.ts';
import { createRandom } from './random.ts';

const samples = 1_000;

/**
 * Between which shares the true one lies, 95 times of 100: wordings of one section are drawn together, since what helps one
 * of them helps the others.
 */
export function interval(answered: readonly Answered[], test: (one: Answered) => boolean): [number, number] {
  const bySection = new Map<string, { count: number; right: number }>();
  for (const one of answered) {
    const section = one.query.sections?.[0] ?? one.query.pages[0] ?? one.query.q;
    const { count, right } = bySection.get(section) ?? { count: 0, right: 0 };
    bySection.set(section, { count: count + 1, right: right + (test(one) ? 1 : 0) });
  }
  const groups = [...bySection.values()];
  const random = createRandom(1);
  const shares = Array.from({ length: samples }, () => {
    const drawn = groups.map(() => groups[Math.floor(random() * groups.length)]!);
    const sum = (key: 'count' | 'right') => drawn.reduce((total, group) => total + group[key], 0);
    return sum('right') / sum('count');
  }).sort((a, b) => a - b);
  return [shares[Math.floor(samples * 0.025)]!, shares[Math.floor(samples * 0.975)]!];
}
