import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** One message on a page of its own: a card in the middle. */
export function Notice({
  title,
  scene,
  children,
}: {
  title: string;
  scene?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.notice}>
      {scene && <div className={styles.scene}>{scene}</div>}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
