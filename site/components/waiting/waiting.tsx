import styles from './waiting.module.css';

/** A wheel that turns while the page waits for an answer; the words beside it say for what. */
export function Waiting() {
  return <span className={styles.waiting} aria-hidden="true" />;
}
