import { type HelpPage, type HelpSection, findSection } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './related-sections.module.css';

/** The questions worth reading next. */
export function RelatedSections({ page, section }: { page: HelpPage; section: HelpSection }) {
  const { helpPages, ui } = useCatalog();
  const related = section.related.map((reference) => findSection(helpPages, reference, page)!);
  if (related.length === 0) return null;
  return (
    <div className={`no-print ${styles.related}`}>
      <p className={styles.label}>{ui.related}</p>
      <ul>
        {related.map(({ page: target, section: { anchor, question } }) => (
          <li key={anchor}>
            <a href={target === page ? `#${anchor}` : paths.help(target.audience, target.name, anchor)}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
