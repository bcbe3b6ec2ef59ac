import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseYaml } from './yaml-file.ts';

const schema = z.strictObject({ title: z.string().max(12), points: z.array(z.string()) });
const values = { brand: 'Up: & "Away"' };
const read = (source: string) =>
  parseYaml({ file: 'content/en/page.yaml', source, firstLine: 2 }, schema, values);

test('fills names after the YAML is read, so that a value cannot break it', () => {
  expect(read('title: "[[brand]]"\npoints: [Fly]')).toEqual({ title: 'Up: & "Away"', points: ['Fly'] });
});

test('judges texts as they are read, filled in', () => {
  expect(() => read('points: []\ntitle: "[[brand]]!"')).toThrow('content/en/page.yaml:3 · title ·');
});

test('names the line of an unknown name', () => {
  expect(() => read('title: Home\npoints:\n  - One\n  - Two [[things]]')).toThrow(
    'content/en/page.yaml:5 · [[things]] · nobody knows this name; known are brand',
  );
});
