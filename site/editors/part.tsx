import type { ReactNode } from 'react';
import type { EditorsPeriod, EditorsTable } from '#config/editors-report.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './editors.module.css';

interface PartProps {
  id: string;
  title: string;
  text?: string;
  /** Said in place of the rest where there is nothing. */
  empty: string | undefined;
  /** How many more there are than are shown, in words. */
  more?: string | undefined;
  /** What is also had as a table, and for which days. */
  table?: { name: EditorsTable; days: EditorsPeriod };
  children: ReactNode;
}

/** A part of the editors' page: heading, what it says, and the same as a table. */
export function Part({ id, title, text, empty, more, table, children }: PartProps) {
  const { editors } = useCatalog();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {empty ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <>
          {text && <p className={styles.quiet}>{text}</p>}
          {children}
          {more && <p className={styles.quiet}>{more}</p>}
          {table && (
            <p>
              <a href={`${paths.editors}.csv?table=${table.name}&days=${table.days}`} aria-describedby={id}>
                {editors.csv}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  );
}
