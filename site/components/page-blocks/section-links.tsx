import { findSection } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './section-links.module.css';

/**
 * Links to sections of help pages, by their questions.
 *
 * @throws Error at build time, when a reference (`drive/Page#Anchor`) leads nowhere
 */
export function SectionLinks({ title, references }: { title: string; references: readonly string[] }) {
  const { helpPages } = useCatalog();
  return (
    <nav aria-label={title}>
      <h2 className="small-heading">{title}</h2>
      <ul className={styles.list}>
        {references.map((reference) => {
          const target = findSection(helpPages, reference);
          if (!target) throw new Error(`"${reference}" leads nowhere; write audience/Page#Anchor`);
          const { page, section } = target;
          return (
            <li key={reference}>
              <a className="tap" href={paths.help(page.audience, page.name, section.anchor)}>
                {section.question}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
