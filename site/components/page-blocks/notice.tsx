import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  scene?: ReactNode;
  /** True for a form of 600 px (spec 9). */
  isWide?: boolean;
  children: ReactNode;
}

/** One message on a page of its own: a card in the middle. */
export function Notice({ title, scene, isWide = false, children }: NoticeProps) {
  return (
    <div className={`card ${styles.notice} ${isWide ? styles.wide : ''}`}>
      {scene && <div className={styles.scene}>{scene}</div>}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
