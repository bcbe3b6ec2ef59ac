import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTests } from '../testing/test-folder.ts';
import { loadRedirects } from './redirects.ts';

const folder = folderForTests();
const file = path.join(folder, 'redirects.json');
writeFileSync(
  file,
  JSON.stringify({
    '/faq': '/faqs',
    '/faqs/drive': '/faqs#drive',
    '/faqs/host/hostpartners': '/faqs/host/HostPatners',
  }),
);

test.each([
  ['/faq', '/faqs'],
  ['/FAQ/', '/faqs'],
  ['/faqs/host/HostPartners.html', '/faqs/host/HostPatners'],
  ['/faqs/Host/hostPartners/', '/faqs/host/HostPatners'],
  ['/FAQS/HOST/hostpartners.HTML/', '/faqs/host/HostPatners'],
  ['/faqs//host/HostPartners', '/faqs/host/HostPatners'],
  ['/faqs/host/HostPartners.', '/faqs/host/HostPatners'],
  ['/faqs/host/HostPartners),', '/faqs/host/HostPatners'],
  ['/faqs/host/HostPartners.md', '/faqs/host/HostPatners.md'],
  ['/faqs/drive/HostPartners', '/faqs/host/HostPatners'],
  ['/faqs/hosts/HostPartners.md', '/faqs/host/HostPatners.md'],
  ['/help/HostPartners', '/faqs/host/HostPatners'],
  ['/help/Drive/', '/faqs#drive'],
])('%s leads to %s', (from, to) => expect(loadRedirects(file)(from)).toBe(to));

test('an unknown address leads nowhere, not even one that every object has', () => {
  expect(loadRedirects(file)('/nothing')).toBeUndefined();
  expect(loadRedirects(file)('constructor')).toBeUndefined();
  expect(loadRedirects(file)('/faq.md')).toBeUndefined();
  expect(loadRedirects(file)('/')).toBeUndefined();
  expect(loadRedirects(file)('/host/HostPartners')).toBeUndefined();
  expect(loadRedirects(file)('/faqs/host/more/HostPartners')).toBeUndefined();
});

test('without the table nothing is redirected', () => {
  expect(loadRedirects(path.join(folder, 'none.json'))('/faq')).toBeUndefined();
});
