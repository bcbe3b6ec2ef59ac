import type { ReactNode } from 'react';
import styles from './callout.module.css';

type CalloutKind = 'danger' | 'warning' | 'note';

const kinds: Record<CalloutKind, string | undefined> = {
  danger: styles.danger,
  warning: styles.warning,
  note: styles.note,
};

/** A remark that must not be missed. `danger` is for people at risk and stands first in its section. */
export function Callout({
  kind,
  title,
  children,
}: {
  kind: CalloutKind;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={`${styles.callout} ${kinds[kind]}`} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
