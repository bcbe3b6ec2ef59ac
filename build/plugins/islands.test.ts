import { expect, test } from 'vitest';
import { islandsModule, withIslandScripts } from './islands.ts';

test('each island of a page says which script is its own', () => {
  const files = [
    'more-fields.island.aa.js',
    'fields.island.B-_1.js',
    'fields.island.B-_1.js.map',
    'fields.x.js',
  ];
  expect(withIslandScripts('<div data-island="fields" data-when="load">', files)).toBe(
    '<div data-island="fields" data-script="B-_1" data-when="load">',
  );
});

test('an island without a script stops the build', () => {
  expect(() => withIslandScripts('<div data-island="fields">', ['fields.js'])).toThrow(/island fields/);
});

test('in development every island is listed, by a name of its own', () => {
  expect(islandsModule(['a/one.island.tsx'], 'site')).toContain(
    "'one': () => import('/site/a/one.island.tsx')",
  );
  expect(() => islandsModule(['a/one.island.tsx', 'b/one.island.tsx'], 'site')).toThrow(
    /named one\.island\.tsx/,
  );
});
