import type { ReactNode } from 'react';
import styles from './facts-list.module.css';

export interface FactRow {
  term: string;
  text?: ReactNode;
}

/** A table from the rules: terms and what they mean; one below the other on a phone. */
export function FactsList({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Terms of which nothing more is to be said. */
export function TermsList({ terms }: { terms: readonly string[] }) {
  return (
    <ul>
      {terms.map((term) => (
        <li key={term}>
          <strong>{term}</strong>
        </li>
      ))}
    </ul>
  );
}
