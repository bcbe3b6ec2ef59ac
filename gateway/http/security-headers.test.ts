import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const options = { hsts: true, tokenAddresses: ['/returned', '/consent'], embed: { address: '/consent' } };
const policyOf = (path: string, changes = {}) =>
  securityHeaders({ ...options, ...changes })(path)['content-security-policy']!;

test('nothing unsafe and nobody else is allowed anywhere, as long as nothing is configured', () => {
  for (const path of ['/', '/faqs', '/returned', '/consent']) {
    expect(policyOf(path)).not.toMatch(/unsafe|https?:/);
  }
});

test('the support chat is allowed where pages have its button, never on the special pages', () => {
  const hosts = {
    chatUrl: 'https://chat.example.com',
    embed: { address: '/consent', servicesUrl: 'https://embed.example.com' },
  };
  expect(policyOf('/faqs', hosts)).toContain("script-src 'self' https://chat.example.com;");
  expect(policyOf('/faqs', hosts)).toContain('wss://chat.example.com');
  expect(policyOf('/faqs', hosts)).not.toContain('embed.example.com');
  for (const path of ['/returned', '/consent', '/CONSENT/', '/consent.html']) {
    expect(policyOf(path, hosts)).not.toMatch(/chat\.example\.com|unsafe/);
  }
  expect(policyOf('/consent', hosts)).toContain('https://embed.example.com');
  expect(policyOf('/consent-success', hosts)).not.toContain('embed.example.com');
});
