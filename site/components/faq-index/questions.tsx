import type { SectionOnPage } from '#catalog/help.ts';
import { paths } from '#site/paths.ts';
import { NewTabLinks } from './new-tab-links.tsx';

/** Links to sections by their questions. */
export function Questions({ sections }: { sections: readonly SectionOnPage[] }) {
  const links = sections.map(({ page, section }) => ({
    href: paths.help(page.audience, page.name, section.anchor),
    text: section.question,
  }));
  return <NewTabLinks links={links} />;
}
