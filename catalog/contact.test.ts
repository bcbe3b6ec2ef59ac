import { describe, expect, test } from 'vitest';
import { contactAudiences } from '#config/contact-page.ts';
import { languages, type Language } from '#config/languages.ts';
import { catalogOf } from './catalog.ts';
import { contactSchema } from './contact-schema.ts';
import { yamlText } from './content-yaml.ts';
import { parse } from 'yaml';

describe.each(Object.keys(languages) as Language[])('the contact page in %s', (language) => {
  const { contact, helpPages } = catalogOf(language);
  const ids = contact.topics.map(({ id }) => id);

  test('has topics for drivers, for hosts and for all others, each with three sections of its own side', () => {
    for (const audience of contactAudiences)
      expect(contact.topics.filter((topic) => topic.audience === audience).length).toBeGreaterThan(2);
    for (const { id, audience, sections } of contact.topics) {
      expect(new Set(sections.map(({ section }) => section)).size, id).toBe(3);
      if (audience !== 'both')
        expect(
          sections.map(({ page }) => page.audience),
          id,
        ).toEqual([audience, audience, audience]);
    }
  });

  test('is where the help sends whoever has a question, with a topic that there is', () => {
    const links = helpPages.flatMap(({ name, links }) => links.map(({ url }) => ({ name, url })));
    const toContact = links.filter(({ url }) => url.startsWith('/contact'));
    const strange = toContact.filter(
      ({ url }) => url !== '/contact' && !ids.includes(url.split('?topic=')[1]!),
    );
    expect(strange, `write /contact?topic= and one of ${ids.join(', ')}`).toEqual([]);
    // Who only wants to know where to begin may have any question.
    const withoutTopic = toContact.filter(({ url }) => url === '/contact').map(({ name }) => name);
    expect(
      new Set(withoutTopic),
      'Name the page under "pages" of a topic in content/en/contact.yaml, so that its readers find it chosen.',
    ).toEqual(new Set(['QuickStartGuide', 'HostQuickStart']));
    expect(links.filter(({ url }) => url.startsWith('mailto:'))).toEqual([]);
  });

  test('refuses a topic twice, a fourth section, and one whose name is no word', () => {
    const read = (change: (words: { topics: { id: string; sections: string[] }[] }) => void) => {
      const words = parse(yamlText(language, 'contact').source);
      change(words);
      return contactSchema.safeParse(words).success;
    };
    expect(read(() => undefined)).toBe(true);
    expect(read(({ topics }) => (topics[0]!.id = topics[1]!.id))).toBe(false);
    expect(read(({ topics }) => topics[0]!.sections.push('drive/QuickStartGuide#Contact'))).toBe(false);
    expect(read(({ topics }) => (topics[0]!.id = 'a&b'))).toBe(false);
  });
});
