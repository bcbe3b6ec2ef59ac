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
  /** Stands in the page from the beginning, and takes no focus. */
  isInFlow?: boolean;
}

/**
 * A modal dialog of the browser's own: Esc, a press outside and the cross close it, with or without JavaScript. In Firefox it has
 * the focus itself when it opens: of the cross in it, Orca says neither the dialog's title nor its words.
 */
export function Dialog({ id, title, children, actions, isInFlow = false }: DialogProps) {
  const { ui } = useCatalog();
  return (
    <dialog
      id={id}
      className={styles.dialog}
      closedby="any"
      aria-labelledby={`${id}-title`}
      autoFocus={!isInFlow}
    >
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
