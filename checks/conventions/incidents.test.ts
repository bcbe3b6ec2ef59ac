import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { incidentKinds, siteDataSchema } from '#config/site-data-schema.ts';
import { maxBannerBytes } from '../../gateway/incident/banner.ts';
import { limits, readIncidents } from '../../gateway/incident/read-incidents.ts';
import { siteData } from '#site/publish/site-data.ts';

const howTo = readFileSync('docs/how-to/tell-of-an-incident.md', 'utf8');
const apps = readFileSync('docs/how-to/mobile-apps.md', 'utf8');
const site = siteDataSchema.parse(JSON.parse(siteData(catalogOf(defaultLanguage))));
const now = Date.parse('2026-11-22T18:00:00Z');
/** The examples end some hours after they are copied: the shell writes when. */
const until = '2026-11-23T06:00:00Z';
const call = /-d '(\{.+)'/.exec(howTo)![1]!.replace("'$UNTIL'", until);
const file = /<<END\n(.+?)END\n/s.exec(howTo)![1]!.replace(/\$\(date [^)]+\)/, until);

test.each([
  ['call', call, 'warning'],
  ['file', file, 'emergency'],
])('the example of a %s is an incident of the site as it is', (_name, source, kind) => {
  expect(readIncidents(source, site, now)).toMatchObject([{ kind }]);
});

/** What a row of a table says. */
const told = (document: string, field: string) =>
  new RegExp(`^\\| \`${field}\` \\| (.+) \\|$`, 'm').exec(document)![1]!;
const quoted = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word);

test('the tables name every kind, and no other', () => {
  for (const document of [howTo, apps]) expect(quoted(told(document, 'kind'))).toEqual(incidentKinds);
});

test('the table has the limits', () => {
  expect(told(howTo, 'text')).toContain(`up to ${limits.text} letters`);
  expect(told(howTo, 'link')).toContain(`up to ${limits.label} letters`);
  expect(told(howTo, 'until')).toContain(`at most ${limits.days} days ahead`);
  expect(howTo).toContain(`at most ${maxBannerBytes} bytes heavier`);
});

test('the table names every field, and no other', () => {
  const rows = /\| Field \| Value \|\n(.+?)\n\n/s.exec(howTo)![1]!;
  const named = [...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const known = () => readIncidents(JSON.stringify({ color: 'red' }), site, now);
  expect(known).toThrow(`which is not known here: ${named.join(', ')} are`);
});

test('the apps are told the same fields', () => {
  const rows = /\| Of an incident \| Meaning \|\n(.+?)\n\n/s.exec(apps)![1]!;
  const named = [...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const known = () => readIncidents(JSON.stringify({ color: 'red' }), site, now);
  expect(known).toThrow(`which is not known here: ${named.join(', ')} are`);
});
