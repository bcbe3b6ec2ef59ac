import { describe, expect, it } from 'vitest';
import { createPairFinder } from './pairs.ts';

const find = createPairFinder<'danger' | 'harmless'>({
  danger: [['car van', 'fire smoke']],
  harmless: [['fire', 'extinguisher']],
});
const kinds = (question: string) => find(question.split(' ')).map(({ kind }) => kind);

describe('a pair of words', () => {
  it('is one word of each set, in either order and by stem', () => {
    expect(kinds('the van smoked')).toEqual(['danger']);
    expect(kinds('smoke in cars')).toEqual(['danger']);
  });

  it('is not two words of one set, nor one alone', () => {
    expect(kinds('fire and smoke')).toEqual([]);
    expect(kinds('my car is late')).toEqual([]);
  });

  it('may have a slip in one of its words, not in both', () => {
    const slips: Readonly<Record<string, string>> = { smok: 'smoke', vn: 'van' };
    const may = (words: string[]) => (at: number, wanted: string) => slips[words[at]!] === wanted;
    const found = (question: string) => find(question.split(' '), may(question.split(' ')));
    expect(found('smok from the van')).toEqual([{ kind: 'danger', places: [0, 3] }]);
    expect(found('my vn on fire')).toEqual([{ kind: 'danger', places: [1, 3] }]);
    expect(found('smok from the vn')).toEqual([]);
  });

  it('stands near: at most four words between', () => {
    expect(kinds('car 1 2 3 4 fire')).toEqual(['danger']);
    expect(kinds('car 1 2 3 4 5 fire')).toEqual([]);
  });

  it('gives the closest first, with its places, so that a word can be taken by the nearer meaning', () => {
    expect(find('car with fire extinguisher'.split(' '))).toEqual([
      { kind: 'harmless', places: [2, 3] },
      { kind: 'danger', places: [0, 2] },
    ]);
  });
});
