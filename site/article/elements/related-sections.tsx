import { type HelpPage, type HelpSection, resolveSection } from '#catalog/help.ts';
import { ui } from '#catalog/interface.ts';
import { paths } from '#site/paths.ts';
import styles from './related-sections.module.css';

/** The questions worth reading next. */
export function RelatedSections({ page, section }: { page: HelpPage; section: HelpSection }) {
  const related = section.related.map((reference) => resolveSection(reference, page)!);
  if (related.length === 0) return null;
  return (
    <div className={styles.related}>
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
