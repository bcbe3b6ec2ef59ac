import type { Catalog } from '#catalog/catalog.ts';
import { audiences, helpPagesFor } from '#catalog/help.ts';
import { site } from '#config/site.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';

/** `/llms.txt`: what the site is, and where each help page stands as plain Markdown. */
export function llms({ helpPages, marketing, ui }: Catalog): string {
  const lists = audiences.map((audience) => {
    const pages = helpPagesFor(helpPages, audience).map(({ name, frontMatter }) => {
      const address = absolute(`${paths.help(audience, name)}.md`);
      return `- [${frontMatter.title}](${address}): ${frontMatter.description}`;
    });
    return `## ${ui.faqIndex[audience]}\n\n${pages.join('\n')}`;
  });
  return `# ${site.brand}\n\n> ${marketing.home.description}\n\n${lists.join('\n\n')}\n`;
}
