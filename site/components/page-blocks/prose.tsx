import styles from './prose.module.css';
import { WithAddress } from './with-address.tsx';

/** Running text of a marketing page, at a length of line that reads well. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <WithAddress text={paragraph} />
        </p>
      ))}
    </div>
  );
}
