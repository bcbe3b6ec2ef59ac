import type { ReactNode } from 'react';
import styles from './text-and-picture.module.css';

/** Words and a drawing side by side; one above the other where it is narrow. */
export function TextAndPicture({ children, picture }: { children: ReactNode; picture: ReactNode }) {
  return (
    <div className={styles.pair}>
      <div className={styles.words}>{children}</div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
