import { describe, expect, test } from 'vitest';
import { buildValues } from '#catalog/build-values.ts';
import { catalogOf } from '#catalog/catalog.ts';
import { contactTopicOf } from '#catalog/contact-topic-of.ts';
import { yamlText } from '#catalog/content-yaml.ts';
import { type Language, languages } from '#config/languages.ts';

/** Who only wants to know where to begin may have any question. */
const aboutAnything = ['drive/QuickStartGuide', 'host/HostQuickStart'];

/** What docs/how-to/write-help.md asks of a new page beside its own file, and what nothing else would miss. */
describe.each(Object.keys(languages) as Language[])('the help in %s', (language) => {
  const { helpPages, search } = catalogOf(language);
  const pages = helpPages.map(({ audience, name, sections }) => ({ at: `${audience}/${name}`, sections }));

  test('says of every section how people ask for it', () => {
    const without = pages.flatMap(({ at, sections }) =>
      sections.filter(({ anchor }) => !search.asked[at]?.[anchor]).map(({ anchor }) => `${at} ${anchor}`),
    );
    const remedy = `Give each a line in content/${language}/search/asked.yaml, below the name of its page: a dozen ways of asking, docs/how-to/tune-search.md.`;
    expect(without, remedy).toEqual([]);
  });

  test('knows of every page what its readers write about', () => {
    const values = buildValues(yamlText(language, 'rules'));
    const without = pages
      .map(({ at }) => at)
      .filter((at) => contactTopicOf(at, language, values) === undefined && !aboutAnything.includes(at));
    const remedy = `Name each under "pages" of the topic in content/${language}/contact.yaml that its readers write about.`;
    expect(without, remedy).toEqual([]);
  });
});
