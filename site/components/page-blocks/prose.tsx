import styles from './prose.module.css';
import { WithContacts } from './with-contacts.tsx';

/** Running text of a marketing page, at a length of line that reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithContacts text={paragraph} />
        </p>
      ))}
    </div>
  );
}
