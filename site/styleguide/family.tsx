import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

interface FamilyProps {
  /** The anchor of the family, and the name of its pictures in `checks/visual`. */
  name: string;
  title: string;
  /** True for parts that are as wide as the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** Parts of one kind, under a heading. They are compared as one picture. */
export function Family({ name, title, isWide = false, children }: FamilyProps) {
  return (
    <section
      id={name}
      className={`column ${styles.family}`}
      data-family={name}
      aria-labelledby={`${name}-title`}
    >
      <h2 id={`${name}-title`} className={styles.inside}>
        {title}
      </h2>
      <div className={`${styles.samples} ${isWide ? '' : styles.inside}`}>{children}</div>
    </section>
  );
}

/** How samples share a row: each as wide as it is, in columns, or each alone. */
const layouts = { row: styles.row, columns: styles.columns, alone: styles.samples };

/** Samples beside each other, where there is room. */
export function Samples({ layout, children }: { layout: keyof typeof layouts; children: ReactNode }) {
  return <div className={layouts[layout]}>{children}</div>;
}

interface SampleProps {
  /** The part and its state, as the code calls them. */
  name: string;
  /** Draws in its place what lies above the page elsewhere: dialogs, lists that open, the button of the chat. */
  isInFlow?: boolean;
  children: ReactNode;
}

/** One part in one state. */
export function Sample({ name, isInFlow = false, children }: SampleProps) {
  return (
    <figure className={`${styles.sample} ${isInFlow ? styles.inFlow : ''}`} data-sample={name}>
      <figcaption className={styles.label} translate="no">
        {name}
      </figcaption>
      {children}
    </figure>
  );
}
