import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  anchor: string;
  title: string;
  children: ReactNode;
}

/** A section of an article: its heading is a banner, white bold on black (spec 2, "Help pages"). */
export function Section({ anchor, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={anchor}>
      <h2 id={anchor} className={styles.banner} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
