import { type HelpPage, helpPagesFor } from '#catalog/help.ts';
import { ui } from '#catalog/interface.ts';
import { paths } from '../paths.ts';
import styles from './next-and-previous.module.css';

/** Links to the help pages before and after this one, for the same audience. */
export function NextAndPrevious({ page }: { page: HelpPage }) {
  const pages = helpPagesFor(page.audience);
  const at = pages.indexOf(page);
  return (
    <nav className={styles.nav} aria-label={ui.otherPages}>
      <Neighbor label={ui.previousPage} page={pages[at - 1]} />
      <Neighbor label={ui.nextPage} page={pages[at + 1]} />
    </nav>
  );
}

function Neighbor({ label, page }: { label: string; page: HelpPage | undefined }) {
  if (!page) return <span />;
  return (
    <a className={styles.link} href={paths.help(page.audience, page.name)}>
      <span className={styles.label}>{label}</span>
      {page.frontMatter.title}
    </a>
  );
}
