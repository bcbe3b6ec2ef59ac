import type { Catalog } from '#catalog/catalog.ts';
import { allCategories, type HelpCategory } from '#catalog/categories.ts';
import { audiences, type HelpPage, helpPagesFor } from '#catalog/help.ts';
import { site } from '#config/site.ts';
import { absolute } from '#site/links.ts';
import { paths } from '#site/paths.ts';

/**
 * `/llms.txt`: what the site is, and where each help page stands as plain Markdown. Where the pages are many, it leads to the
 * list of each category.
 */
export function llmsFiles(catalog: Catalog): Record<string, string> {
  const { categories, helpPages, marketing, ui } = catalog;
  const lists = audiences.map((audience) => {
    const groups = categories[audience];
    const pages = groups.length > 0 ? groups.map(toCategory) : helpPagesFor(helpPages, audience).map(toPage);
    return `## ${ui.faqIndex[audience]}\n\n${pages.join('\n')}`;
  });
  return {
    'llms.txt': `# ${site.brand}\n\n> ${marketing.home.description}\n\n${lists.join('\n\n')}\n`,
    ...Object.fromEntries(
      allCategories(categories).map((category) => [markdownOf(category).slice(1), listOf(category)]),
    ),
  };
}

const markdownOf = ({ audience, name }: HelpCategory) => `${paths.category(audience, name)}.md`;

const listOf = ({ title, description, pages }: HelpCategory) =>
  `# ${title}\n\n> ${description}\n\n${pages.map(toPage).join('\n')}\n`;

const toCategory = (category: HelpCategory) =>
  `- [${category.title}](${absolute(markdownOf(category))}): ${category.description}`;

const toPage = ({ audience, name, frontMatter: { title, description } }: HelpPage) =>
  `- [${title}](${absolute(`${paths.help(audience, name)}.md`)}): ${description}`;
