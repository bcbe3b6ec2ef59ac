import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeAppViews } from './write-app-views.ts';

let site: string;
beforeEach(() => (site = temporaryFolder()));

test('every page has its app view beside it, but for those that are the same everywhere', async () => {
  for (const name of ['about-us', 'payout-setup-complete', 'checkr-disclosure-embed']) {
    mkdirSync(join(site, name));
    writeFileSync(join(site, name, 'index.html'), '<html lang="en"><a href="/faqs">FAQ</a></html>');
  }
  await writeAppViews({ root: site, site });
  expect(readFileSync(join(site, 'about-us/index.app.html'), 'utf8')).toBe(
    '<html data-view="app" lang="en"><a href="/faqs?view=app">FAQ</a></html>',
  );
  expect(readdirSync(join(site, 'payout-setup-complete'))).toEqual(['index.html']);
  expect(readdirSync(join(site, 'checkr-disclosure-embed'))).toEqual(['index.html']);
});
