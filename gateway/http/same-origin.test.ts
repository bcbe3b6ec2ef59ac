import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const asked = (host: string, headers: Record<string, string>) =>
  ({ host, headers }) as unknown as FastifyRequest;
const siteUrl = 'https://www.example.com';

describe('a page of ours', () => {
  it.each([
    ['https://www.example.com', 'www.example.com', siteUrl, true],
    // Whoever is on the line can make up any page of http.
    ['http://www.example.com', 'www.example.com', siteUrl, false],
    ['https://www.example.com:8443', 'www.example.com', siteUrl, false],
    ['https://www.example.com.evil.example', 'www.example.com', siteUrl, false],
    ['null', 'www.example.com', siteUrl, false],
    // By the name of a machine inside, or while developing.
    ['http://localhost:3000', 'localhost:3000', siteUrl, true],
    ['http://localhost:3000', 'localhost:3000', undefined, true],
    ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000', true],
    ['https://localhost:3000', 'localhost:3000', 'http://localhost:3000', false],
    ['http://www.example.com', 'www.example.com', undefined, true],
  ])('is said to be %s, where %s is asked of %s: %s', (origin, host, url, expected) => {
    expect(isSameOrigin(asked(host, { origin }), { siteUrl: url })).toBe(expected);
  });

  it('is one where the browser says so, and none where it says otherwise, whatever the origin', () => {
    const said = (site: string, more = {}) =>
      isSameOrigin(asked('www.example.com', { 'sec-fetch-site': site, ...more }), {
        siteUrl,
        browsersOnly: true,
      });
    expect(said('same-origin')).toBe(true);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(said(site, { origin: siteUrl }), site).toBe(false);
  });

  it('may be no page at all, unless it must be a browser', () => {
    const silent = asked('www.example.com', {});
    expect(isSameOrigin(silent, { siteUrl })).toBe(true);
    expect(isSameOrigin(silent, { siteUrl, browsersOnly: true })).toBe(false);
  });
});
