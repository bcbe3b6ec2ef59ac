import type { ReactNode } from 'react';
import type { PluralForms } from '#catalog/message-schema.ts';
import type { EditorsPeriod, EditorsTable } from '#config/editors-report.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { paths } from '#site/paths.ts';
import styles from './editors.module.css';

interface PartProps {
  /** The anchor of its heading; its table has the same name. */
  id: EditorsTable | 'mend' | 'review' | 'inbox';
  /** `empty` stands in place of the rest where there is nothing, `more` says how many are not shown. */
  words: { title: string; text?: string; empty: string; more?: PluralForms };
  /** How many are shown, and how many there are. */
  shown: number;
  all?: number;
  /** For which days it is also had as a table. */
  tableOf?: EditorsPeriod;
  /** What is told of what an editor has just done in it: whoever comes back to the heading hears and sees it there. */
  said?: string | undefined;
  children: ReactNode;
}

/** A part of the editors' page: heading, what it says, and the same as a table. */
export function Part({ id, words, shown, all = shown, tableOf, said, children }: PartProps) {
  const { editors, locale } = useCatalog();
  const { title, text, empty, more } = words;
  return (
    <section className={`column ${styles.part}`} aria-labelledby={id}>
      <h2 id={id} {...(said && { tabIndex: -1, 'aria-describedby': `${id}-said` })}>
        {title}
      </h2>
      {said && (
        <p id={`${id}-said`} className={styles.done} role="status">
          {said}
        </p>
      )}
      {shown === 0 ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <>
          {text && <p className={styles.quiet}>{text}</p>}
          {children}
          {more && all > shown && (
            <p className={styles.quiet}>{fillPlural(more, { count: all - shown }, locale)}</p>
          )}
          {tableOf && (
            <p>
              <a href={`${paths.editors}.csv?table=${id}&days=${tableOf}`} aria-describedby={id}>
                {editors.csv}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  );
}
