import type { HelpCategory } from '#catalog/categories.ts';
import { facts } from '#rules/facts.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { paths } from '#site/paths.ts';
import { CardHead } from './card-head.tsx';
import { NewTabLinks } from './new-tab-links.tsx';
import styles from './topic-card.module.css';
import { categoryId } from './topic-id.ts';

const shown = facts.faqFoldLinks.value;

interface CategoryCardProps {
  category: HelpCategory;
  /** Its page. */
  href: string;
}

/** A category on the FAQ index: its first pages, and the way to all of them. */
export function CategoryCard({ category, href }: CategoryCardProps) {
  const { ui } = useCatalog();
  const { audience, title, picture, pages } = category;
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const links = pages
    .slice(0, shown)
    .map((page) => ({ href: paths.help(audience, page.name), text: page.frontMatter.title }));
  return (
    <section className={`card ${styles.card}`} aria-labelledby={categoryId(category)}>
      <CardHead id={categoryId(category)} title={title} picture={picture} count={count} />
      <NewTabLinks links={links} />
      <a className={styles.all} href={href}>
        {fill(ui.faqIndex.allOf, { category: title })}
      </a>
    </section>
  );
}
