import type { ReactNode } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  /** Opened by a button with `command="show-modal" commandfor={id}`. */
  id: string;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; those with `command="close" commandfor={id}` close it. */
  actions?: ReactNode;
}

/** A modal dialog of the browser's own: Esc, a press outside and the cross close it, with or without JavaScript. */
export function Dialog({ id, title, children, actions }: DialogProps) {
  const { ui } = useCatalog();
  return (
    <dialog id={id} className={styles.dialog} closedby="any" aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className="small-heading">
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          command="close"
          commandfor={id}
          aria-label={ui.close}
        />
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={`row ${styles.actions}`}>{actions}</div>}
    </dialog>
  );
}
