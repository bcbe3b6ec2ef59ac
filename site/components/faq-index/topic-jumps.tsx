import styles from './topic-jumps.module.css';

interface TopicJumpsProps {
  label: string;
  /** Each with the id of its heading below. */
  topics: readonly { id: string; title: string }[];
}

/** One press to each topic below. On a phone they are one row, which scrolls sideways. */
export function TopicJumps({ label, topics }: TopicJumpsProps) {
  return (
    <nav aria-label={label}>
      <ul className={`no-print row ${styles.row}`}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a className={styles.jump} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
