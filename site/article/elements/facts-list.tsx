import { createContext, type ReactNode, use } from 'react';
import styles from './facts-list.module.css';

export interface FactRow {
  term: string;
  text?: ReactNode;
}

/** Whether lists are made of what Markdown knows: it has none of terms. */
export const HasNoTerms = createContext(false);

/** A table from the rules: terms and what they mean; one below the other on a phone. */
export function FactsList({ rows }: { rows: readonly FactRow[] }) {
  if (use(HasNoTerms))
    return (
      <ul>
        {rows.map(({ term, text }) => (
          <li key={term}>
            <strong>{term}:</strong> {text}
          </li>
        ))}
      </ul>
    );
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
