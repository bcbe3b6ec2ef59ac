import type { SectionOnPage } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './questions.module.css';

/** Links to sections by their questions. As all links of the FAQ index they open in a new tab (spec 2.8). */
export function Questions({ sections }: { sections: readonly SectionOnPage[] }) {
  const { ui } = useCatalog();
  return (
    <ul className={styles.questions}>
      {sections.map(({ page, section }) => (
        <li key={`${page.name}#${section.anchor}`}>
          <a
            className={styles.question}
            href={paths.help(page.audience, page.name, section.anchor)}
            target="_blank"
            rel="noopener"
          >
            {section.question}
            <span className="visually-hidden"> {ui.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
