import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { contentClass } from './content-class.ts';

interface CalloutProps {
  kind: 'danger' | 'warning' | 'note';
  title: string;
  children: ReactNode;
}

/** A remark that must not be missed. `danger` is for people at risk and stands first in its section. */
export function Callout({ kind, title, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[kind] ?? ''} ${contentClass}`} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
