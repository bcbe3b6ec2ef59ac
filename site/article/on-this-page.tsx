import { useCatalog } from '#site/catalog-context.tsx';
import styles from './on-this-page.module.css';

interface OnThisPageProps {
  sections: readonly { anchor: string; title: string }[];
  /** True where the list stands beside the text when the window is wide enough. */
  beside?: boolean;
}

/**
 * The sections of an article as links; folded away until asked for where it is narrow. Beside the text
 * `client/current-section.ts` marks the one that is being read.
 */
export function OnThisPage({ sections, beside = false }: OnThisPageProps) {
  const { ui } = useCatalog();
  return (
    <nav
      className={`no-print ${styles.nav} ${beside ? styles.beside : ''}`}
      aria-label={ui.onThisPage}
      data-contents={beside ? '' : undefined}
    >
      <details>
        <summary className={styles.summary}>{ui.onThisPage}</summary>
        <ul className={styles.list}>
          {sections.map(({ anchor, title }) => (
            <li key={anchor}>
              <a className={`tap ${styles.link}`} href={`#${anchor}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
