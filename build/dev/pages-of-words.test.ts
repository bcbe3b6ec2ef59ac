import { expect, test } from 'vitest';
import { isMadeOf } from './pages-of-words.ts';

test.each([
  ['help/drive/GettingStarted.mdx', '/faqs/drive/GettingStarted', true],
  ['help/drive/GettingStarted.mdx', '/faqs/host/GettingStarted', false],
  ['help/drive/GettingStarted.mdx', '/faqs', false],
  ['legal/privacy-policy.mdx', '/privacy-policy', true],
  ['marketing/home.yaml', '/', true],
  ['marketing/home.yaml', '/about-us', false],
  ['marketing/about-us.yaml', '/about-us', true],
  ['marketing/download.yaml', '/download/host', true],
  ['marketing/not-found.yaml', '/404.html', true],
  ['tools/cancel.yaml', '/tools/cancel', true],
  ['tools/cancel.yaml', '/tools/extend', false],
  ['tools/common.yaml', '/tools/extend', true],
  ['special/payout.yaml', '/payout-setup-complete', true],
  ['special/payout.yaml', '/', false],
  ['special/consent.yaml', '/checkr-disclosure-embed-success', false],
  ['special/chat.yaml', '/', true],
  ['interface.yaml', '/', true],
  ['rules.yaml', '/tools/cancel', true],
])('content/en/%s makes %s: %s', (file, address, expected) =>
  expect(isMadeOf(address, `content/en/${file}`)).toBe(expected),
);
