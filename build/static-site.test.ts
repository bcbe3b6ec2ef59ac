import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { siteData } from '../gateway/testing/test-site-data.ts';
import { writeStaticSite } from './static-site.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const owner = { contact: 'security@example.com', siteUrl: 'https://www.example.com' };

/** A build of these files, each with its name and folder as its text. */
function builtOf(...names: string[]): string {
  const dist = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  };
  for (const name of names) write(name, name);
  write('gateway/site-data.json', JSON.stringify({ ...siteData, workshopPages: ['/styleguide'] }));
  return dist;
}

test('has what the public is served, and neither the workshop nor other forms of a page', () => {
  const dist = builtOf(
    'client/index.html',
    'client/index.html.br',
    'client/index.html.gz',
    'client/styleguide/index.html',
    'client/styleguide-for-all/index.html',
    'client/static/css/new.css',
    'static-host/_headers',
    'static-host/_redirects',
    'rules/index.js',
  );
  expect(writeStaticSite(dist, join(temporaryFolder(), 'made'), owner)).toEqual([
    '.well-known/security.txt',
    '_headers',
    '_redirects',
    'index.html',
    'static/css/new.css',
    'styleguide-for-all.html',
  ]);
});

test('has the hashed files of former builds, and the newer one of two', () => {
  const dist = builtOf('client/static/a.css', 'former/client/static/a.css', 'former/client/static/old.css');
  const folder = temporaryFolder();
  expect(writeStaticSite(dist, folder)).toEqual(['static/a.css', 'static/old.css']);
  expect(readFileSync(join(folder, 'static/a.css'), 'utf8')).toBe('client/static/a.css');
});

test('has nothing of what was in the folder before', () => {
  const folder = temporaryFolder();
  writeStaticSite(builtOf('client/gone.html'), folder);
  expect(writeStaticSite(builtOf('client/index.html'), folder)).toEqual(['index.html']);
});

test('says for less than a year to whom a weakness is reported', () => {
  const folder = temporaryFolder();
  writeStaticSite(builtOf('client/index.html'), folder, owner, new Date('2026-11-22T12:00:00Z'));
  const text = readFileSync(join(folder, '.well-known/security.txt'), 'utf8');
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
  expect(text).toContain('Expires: 2027-11-17T00:00:00.000Z\n');
});
