import styles from './topic-jumps.module.css';

interface TopicJumpsProps {
  label: string;
  /** Each with the id of its heading below. */
  topics: readonly { id: string; title: string }[];
}

/** So many stand in a row; more would push the questions off the screen. */
const maxInRow = 24;

/** One press to each topic below: a row, which on a phone scrolls sideways, or a list that is folded away where they are many. */
export function TopicJumps({ label, topics }: TopicJumpsProps) {
  const isList = topics.length > maxInRow;
  const jumps = topics.map(({ id, title }) => (
    <li key={id}>
      <a className={isList ? styles.entry : styles.jump} href={`#${id}`}>
        {title}
      </a>
    </li>
  ));
  return (
    <nav className="no-print" aria-label={label}>
      {isList ? (
        <details className={styles.fold}>
          <summary className={styles.toggle}>{label}</summary>
          <ul className={styles.list}>{jumps}</ul>
        </details>
      ) : (
        <ul className={`row ${styles.row}`}>{jumps}</ul>
      )}
    </nav>
  );
}
