import { expect, test } from '../base-test.ts';
import { indexedPaths } from '../built-site.ts';
import { measured, type ReadingLevel, readingLevelOf } from '../reading-level.ts';

/** Of a US school: what pupils of eleven or twelve years read with ease, tired people read at the roadside. */
const maxGrade = 6;

/** Help and marketing. Tools have a handful of sentences, and legal texts are counsel's. */
const paths = indexedPaths.filter(
  (path) => !/^\/(tools|search|privacy-policy|terms-of-service)\b/.test(path),
);

test(`every page reads at grade ${maxGrade} or below`, () => {
  expect(paths.length).toBeGreaterThan(20);
  const tooHard = paths.map(readingLevelOf).filter(({ grade }) => !(grade <= maxGrade));
  tooHard.sort((a, b) => b.grade - a.grade);
  expect(
    tooHard.map(({ path }) => path),
    `Shorten sentences, and say it in words of fewer syllables:\n${told(tooHard)}`,
  ).toEqual([]);
});

test('a text of long words in long sentences is above it, one of short words below', () => {
  const hard =
    'Notwithstanding anticipated availability, an extension necessitates confirmation by the organization.';
  expect(measured([hard]).grade).toBeGreaterThan(maxGrade);
  // By the formula: 0.39 × 6 words + 11.8 × 1 syllable - 15.59.
  expect(measured(['The cat sat on the mat.']).grade).toBeCloseTo(-1.45);
});

function told(pages: readonly ReadingLevel[]): string {
  return pages
    .map(
      ({ path, grade, wordsPerSentence, hardest }) =>
        `${path}: grade ${grade.toFixed(2)}, ${wordsPerSentence.toFixed(1)} words a sentence\n` +
        hardest.map((sentence) => `  ${sentence}`).join('\n'),
    )
    .join('\n');
}
