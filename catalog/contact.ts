import type { z } from 'zod';
import type { Language } from '#config/languages.ts';
import { contactSchema } from './contact-schema.ts';
import { ContentError } from './content-error.ts';
import { readYaml, yamlPath } from './content-yaml.ts';
import { findHelpPage, type HelpPage, sectionAt, type SectionOnPage } from './help.ts';

/** A topic with the sections that most likely answer it. */
export type ContactTopic = Omit<z.output<typeof contactSchema>['topics'][number], 'sections' | 'pages'> & {
  sections: SectionOnPage[];
  pages: HelpPage[];
};

/** The words of the contact page, its topics with their sections. @throws ContentError for one that leads nowhere */
export function readContact(language: Language, helpPages: readonly HelpPage[]) {
  const contact = readYaml(language, 'contact', contactSchema);
  const file = yamlPath(language, 'contact');
  const topics = contact.topics.map(({ id, audience, label, sections, pages }, at): ContactTopic => ({
    id,
    audience,
    label,
    pages: pages.map((page) => pageNamed(page, `topics.${at}.pages`)),
    sections: sections.map((reference, index) =>
      sectionAt(helpPages, reference, { file, field: `topics.${at}.sections.${index}` }),
    ),
  }));
  return { ...contact, topics };

  function pageNamed(reference: string, field: string): HelpPage {
    const [side = '', name = ''] = reference.split('/');
    const page = findHelpPage(helpPages, side, name);
    if (page) return page;
    throw new ContentError(file, [{ field, message: `"${reference}" is no help page; write audience/Page` }]);
  }
}
