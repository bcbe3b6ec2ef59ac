import { expect, test } from 'vitest';
import { securityHeaders, type SecurityOptions } from './security-headers.ts';

const options: SecurityOptions = {
  hsts: 'on',
  tokenAddresses: ['/returned', '/consent'],
  embed: { address: '/consent' },
};
const headersOf = (path: string, changes: Partial<SecurityOptions> = {}) =>
  securityHeaders({ ...options, ...changes })(path);
const policyOf = (path: string, changes: Partial<SecurityOptions> = {}) =>
  headersOf(path, changes)['content-security-policy']!;

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

test('the styles of a page are named, and nothing else becomes looser', () => {
  const styles = ["'sha256-one'", "'sha256-other'"];
  for (const path of ['/', '/returned', '/consent']) {
    const named = securityHeaders(options)(path, styles)['content-security-policy']!;
    expect(named).toContain(";style-src 'self' 'sha256-one' 'sha256-other';");
    expect(named.replace(` ${styles.join(' ')}`, '')).toBe(policyOf(path));
  }
});

test('with the chat all styles are allowed already: a hash would take that back', () => {
  const headersFor = securityHeaders({ ...options, chatUrl: 'https://chat.example.com' });
  expect(headersFor('/', ["'sha256-one'"])['content-security-policy']).not.toContain('sha256');
  expect(headersFor('/returned', ["'sha256-one'"])['content-security-policy']).toContain('sha256-one');
});

test('https is promised for as many hosts as the operator says', () => {
  const promiseOf = (hsts: SecurityOptions['hsts']) => headersOf('/', { hsts })['strict-transport-security'];
  expect(promiseOf('off')).toBeUndefined();
  expect(promiseOf('on')).toBe('max-age=31536000');
  expect(promiseOf('subdomains')).toBe('max-age=31536000; includeSubDomains');
  expect(promiseOf('preload')).toBe('max-age=31536000; includeSubDomains; preload');
});

test('no text becomes a script anywhere, but where somebody else brings theirs', () => {
  const typed = /;require-trusted-types-for 'script';trusted-types 'none'$/;
  for (const path of ['/', '/faqs', '/returned', '/consent-success']) expect(policyOf(path)).toMatch(typed);
  expect(policyOf('/consent')).not.toContain('trusted-types');
  const chatUrl = 'https://chat.example.com';
  expect(policyOf('/faqs', { chatUrl })).not.toContain('trusted-types');
  expect(policyOf('/returned', { chatUrl })).toMatch(typed);
});

test('browsers are told where to report', () => {
  for (const path of ['/', '/returned', '/consent']) {
    expect(policyOf(path)).toContain(';report-to default;report-uri /v2/reports');
    expect(headersOf(path)['reporting-endpoints']).toBe('default="/v2/reports"');
  }
});
