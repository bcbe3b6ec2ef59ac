import { expect, it } from 'vitest';
import { growthOf } from '../testing/growth.ts';
import { plainText } from './plain-text.ts';

it('leaves what people write as it is, composed', () => {
  expect(plainText(' Vie\u0302\u0323t Nam \u0928\u092E\u0938\u094D\u0924\u0947 👩‍👩‍👧 ')).toBe(
    'Việt Nam नमस्ते 👩‍👩‍👧',
  );
});

it('takes a time in proportion to the length, also of marks that are not in their order', () => {
  const marks = (size: number) => `a${'\u0345'.repeat(size / 2)}${'\u0334'.repeat(size / 2)}`;
  expect(growthOf(marks, plainText)).toBeLessThan(80);
  expect(plainText(marks(60))).toHaveLength(31);
});
