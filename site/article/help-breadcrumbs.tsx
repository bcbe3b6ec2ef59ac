import type { HelpPage } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '../paths.ts';
import styles from './help-breadcrumbs.module.css';

/** The way back: all questions, then those of the same audience. */
export function HelpBreadcrumbs({ page }: { page: HelpPage }) {
  const { ui } = useCatalog();
  return (
    <nav aria-label={ui.breadcrumbs}>
      <ol className={styles.trail}>
        <li>
          <a href={paths.faqs}>{ui.header.faqs}</a>
        </li>
        <li>
          <a href={paths.faqsFor(page.audience)}>{ui.faqIndex[page.audience]}</a>
        </li>
        <li aria-current="page">{page.frontMatter.title}</li>
      </ol>
    </nav>
  );
}
