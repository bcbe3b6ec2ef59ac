import { expect, test } from 'vitest';
import { fieldName } from './field-name.ts';

test.each([
  [['sections', 'Return', 'screens', 0], 'sections.Return.screens (1st)'],
  [['rows', 2, 'value'], 'rows (3rd).value'],
  [[1], '(2nd)'],
  [[10, 'a', 20, 111], '(11th).a (21st) (112th)'],
  [[], ''],
])('%j is called %j', (path, name) => expect(fieldName(path)).toBe(name));
