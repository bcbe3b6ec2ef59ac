import { expect, test } from 'vitest';
import { giveUpAfterMs } from '../../gateway/contact/outbox.ts';
import { dayMs } from '../../gateway/day.ts';
import { sumsKeptMs, wordsKeptMs } from '../../gateway/privacy/retention.ts';
import { read } from '../repository.ts';

const words = `${wordsKeptMs / dayMs} days`;
const sums = `${Math.round(sumsKeptMs / dayMs / (365.25 / 12))} months`;

test.each([
  ['content/en/legal/privacy-policy.mdx', /\d+\s(?:days|months)/g, [words, words, sums, words]],
  ['content/en/contact.yaml', /\d+\s(?:days|months)/g, [words]],
  ['docs/how-to/listen.md', /\d+\s(?:days|months)/g, [words, sums]],
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
