import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '#config/languages.ts';
import { giveUpAfterMs } from '../../gateway/contact/outbox.ts';
import { dayMs } from '../../gateway/day.ts';
import { sumsKeptMs, wordsKeptMs } from '../../gateway/privacy/retention.ts';
import { read } from '../repository.ts';

/** How long it is kept in the words of a locale, and how such a time is found there. */
function keptIn(locale: string) {
  const told = (number: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
  const words = told(wordsKeptMs / dayMs, 'day');
  const sums = told(Math.round(sumsKeptMs / dayMs / (365.25 / 12)), 'month');
  const [days, months] = [words, sums].map((time) => time.replace(/^\d+\s/, ''));
  return { words, sums, times: new RegExp(`\\d+\\s(?:${days}|${months})`, 'g') };
}

const content = `content/${defaultLanguage}`;
const site = keptIn(languages[defaultLanguage].locale);
const { words, sums, times: daysOrMonths } = keptIn('en-US');

test.each([
  [`${content}/legal/privacy-policy.mdx`, site.times, [site.words, site.words, site.sums, site.words]],
  [`${content}/contact.yaml`, site.times, [site.words]],
  ['docs/how-to/listen.md', daysOrMonths, [words, sums]],
  ['docs/how-to/deploy.md', /(?<=is erased by itself after )\d+\sdays/g, [words]],
])('%s promises what gateway/privacy/retention.ts keeps', (file, times, promised) => {
  const told = [...read(file).matchAll(times)].map(([time]) => time.replace(/\s/, ' '));
  expect(
    told,
    'how long it is kept is said here, too: change both; a time of something else is listed here',
  ).toEqual(promised);
});

test.each([
  ['gateway/ops/metrics.ts', [`given up after ${giveUpAfterMs / dayMs} days`]],
  [
    'deploy/observability/alerts.yaml',
    [
      `Nothing is lost for ${giveUpAfterMs / dayMs} days`,
      `not be delivered for ${giveUpAfterMs / dayMs} days`,
    ],
  ],
])('%s says when a message is given up, as gateway/contact/outbox.ts does', (file, promised) => {
  const told = read(file);
  for (const each of promised) expect(told).toContain(each);
});
