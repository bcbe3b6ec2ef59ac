import { type ReactNode, useId } from 'react';
import styles from './block.module.css';
import { WithContacts } from './with-contacts.tsx';

interface BlockProps {
  title: string;
  text?: string;
  /** What it stands on: the page where nothing is said. */
  ground?: 'surface' | 'band';
  /** True to set the heading beside the content, where there is room: for running text. */
  split?: boolean;
  children?: ReactNode;
}

/** A band of a marketing page: heading, a line of text, and what belongs to it. */
export function Block({ title, text, ground, split = false, children }: BlockProps) {
  const id = useId();
  return (
    <section className={ground && styles[ground]} aria-labelledby={id}>
      <div className={`page-width column ${styles.inside} ${split ? styles.split : ''}`}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {text && (
            <p className={styles.text}>
              <WithContacts text={text} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
