import { LinkedText } from './linked-text.tsx';
import styles from './tool-form.module.css';

/** The message at a field, with a sign, so that it is not told by color alone. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className={styles.error}>
        <span aria-hidden="true">⚠ </span>
        <span>{error}</span>
      </p>
    )
  );
}

/** What helps to fill a field in, below its label. */
export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  return (
    hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        <LinkedText text={hint} />
      </p>
    )
  );
}
