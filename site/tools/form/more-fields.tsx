import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tool-form.module.css';

/** Inputs that an answer can do without, folded away until asked for, or until the address has filled them in. */
export function MoreFields({ label, children }: { label: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const inputs = fold.current!.querySelectorAll('input');
    if ([...inputs].some(({ value }) => value !== '')) fold.current!.open = true;
  }, []);
  return (
    <details ref={fold} className={styles.more}>
      <summary>{label}</summary>
      <div className={styles.form}>{children}</div>
    </details>
  );
}
