import { expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { securityText } from './security-txt.ts';

const options = { contact: 'security@example.com', language: 'en', siteUrl: 'https://www.example.com' };

it('says whom to write to, and ends a month on, whichever day it is', () => {
  expect(securityText(options, new Date('2027-12-31T23:59:59Z'))).toBe(
    'Contact: mailto:security@example.com\nExpires: 2028-01-30T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://www.example.com/.well-known/security.txt\n',
  );
});

it('is served where the operator has named an address, and still true', async () => {
  const { app } = testApi({}, { securityContact: options.contact });
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(answer.body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 28 * 24 * 60 * 60_000);
  expect((await testApi().app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
