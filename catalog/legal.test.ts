import { expect, test } from 'vitest';
import { readLegalPages, refuseOtherTexts } from './legal.ts';

test('each legal text is shown by a page', () => expect(() => readLegalPages('en')).not.toThrow());

test('one that no page shows is told what it lacks', () => {
  expect(() => refuseOtherTexts('en', ['/content/en/legal/unread.mdx'])).toThrow(
    'content/en/legal/unread.mdx · (whole file) · is shown by no page; name it in legalNames',
  );
  expect(() => refuseOtherTexts('en', ['/content/de/legal/unread.mdx'])).not.toThrow();
});
