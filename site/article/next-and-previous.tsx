import { categoryOf } from '#catalog/categories.ts';
import { type HelpPage, helpPagesFor } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '../paths.ts';
import styles from './next-and-previous.module.css';

/** Links to the help pages before and after this one, of the same category where there are any, else for the same audience. */
export function NextAndPrevious({ page }: { page: HelpPage }) {
  const { categories, helpPages, ui } = useCatalog();
  const pages = categoryOf(categories, page)?.pages ?? helpPagesFor(helpPages, page.audience);
  const at = pages.indexOf(page);
  return (
    <nav className={`no-print ${styles.nav}`} aria-label={ui.otherPages}>
      <Neighbor label={ui.previousPage} page={pages[at - 1]} />
      <Neighbor label={ui.nextPage} page={pages[at + 1]} />
    </nav>
  );
}

function Neighbor({ label, page }: { label: string; page: HelpPage | undefined }) {
  if (!page) return null;
  return (
    <a className={styles.link} href={paths.help(page.audience, page.name)}>
      <span className={`note ${styles.label}`}>{label}</span>
      {page.frontMatter.title}
    </a>
  );
}
