import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (path: string, hosts = {}) => securityHeaders(true, hosts)(path)['content-security-policy']!;

test('nothing unsafe and nobody else is allowed anywhere, as long as nothing is configured', () => {
  for (const path of ['/', '/faqs', '/payout-setup-complete', '/checkr-disclosure-embed']) {
    expect(policyOf(path)).not.toMatch(/unsafe|https?:/);
  }
});

test('the support chat is allowed where pages have its button, never on the special pages', () => {
  const hosts = { chatUrl: 'https://chat.example.com', embedUrl: 'https://embed.example.com' };
  expect(policyOf('/faqs', hosts)).toContain("script-src 'self' https://chat.example.com;");
  expect(policyOf('/faqs', hosts)).toContain('wss://chat.example.com');
  expect(policyOf('/faqs', hosts)).not.toContain('embed.example.com');
  for (const path of ['/payout-setup-complete', '/checkr-disclosure-embed', '/CHECKR-disclosure-embed/']) {
    expect(policyOf(path, hosts)).not.toMatch(/chat\.example\.com|unsafe/);
  }
  expect(policyOf('/checkr-disclosure-embed', hosts)).toContain('https://embed.example.com');
});
