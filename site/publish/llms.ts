import { audiences, helpPagesFor } from '#catalog/help.ts';
import { ui } from '#catalog/interface.ts';
import { marketing } from '#catalog/marketing.ts';
import { site } from '#catalog/site.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';

/** `/llms.txt`: what the site is, and where each help page stands as plain Markdown. */
export function llms(): string {
  const lists = audiences.map((audience) => {
    const pages = helpPagesFor(audience).map(({ name, frontMatter }) => {
      const address = absolute(`${paths.help(audience, name)}.md`);
      return `- [${frontMatter.title}](${address}): ${frontMatter.description}`;
    });
    return `## ${ui.faqIndex[audience]}\n\n${pages.join('\n')}`;
  });
  return `# ${site.brand}\n\n> ${marketing('home').description}\n\n${lists.join('\n\n')}\n`;
}
