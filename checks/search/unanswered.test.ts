import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { stemsOf } from './keywords.ts';
import { siteData, siteSearch } from './labeled.ts';

const { unanswered } = catalogOf(defaultLanguage).search;
const help = siteData.documents.filter(({ kind }) => kind === 'help');

const stopStems = new Set(siteData.language.stop.flatMap(stemsOf));
const wordsOf = (text: string) => new Set(stemsOf(text).filter((stem) => !stopStems.has(stem)));

/** All that a section is asked for, each in words of its own. */
const said = help.flatMap(({ url, audience, title, question, keywords, asked }) =>
  [title, question, ...keywords, ...asked].map((text) => ({ url, audience, text, words: wordsOf(text) })),
);

/** What a section for that audience is asked for in all words of a phrase; a single word has to stand alone. */
function sayingAll(phrase: string, audience: string): (typeof said)[number] | undefined {
  const words = [...wordsOf(phrase)];
  return said.find(
    (one) =>
      (audience === 'any' || audience === one.audience) &&
      words.every((word) => one.words.has(word)) &&
      (words.length > 1 || one.words.size === 1),
  );
}

const remedy =
  'Where a section answers the topic, or says that it isn’t published, delete the topic from content/en/search/unanswered.yaml. Where it is about something else, say it otherwise there, or not at all.';

it('has no topic that a section is asked for in the same words', () => {
  const answered = Object.entries(unanswered).flatMap(([audience, topics]) =>
    Object.entries(topics).flatMap(([topic, ways]) =>
      ways.flatMap((way) => {
        const same = sayingAll(way, audience);
        return same ? [`${audience}.${topic} · "${way}" · ${same.url}: "${same.text}"`] : [];
      }),
    ),
  );
  expect(answered.length, `${answered.join('\n')}\n${remedy}\n`).toBe(0);
});

it('has no way of asking that finds an answer or an emergency card all the same', () => {
  const answered = siteData.unanswered.flatMap(({ audience, asked }) =>
    asked.flatMap((way) => {
      const { hits, fits } = siteSearch.search(way, { audience });
      return fits ? [`"${way}": ${hits[0]?.document.url}`] : [];
    }),
  );
  expect(answered, remedy).toEqual([]);
});

it('takes no section’s own question for a topic', () => {
  const lost = help.flatMap(({ url, audience, title, question }) =>
    [title, question]
      .filter((text) => !siteSearch.search(text, { audience }).fits)
      .map((text) => `${url} · "${text}"`),
  );
  expect(lost).toEqual([]);
});
