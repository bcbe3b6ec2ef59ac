import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { WithContacts } from './with-contacts.tsx';

interface HeroProps {
  title: string;
  subtitle?: string;
  text: string;
  /** What to do first: buttons. */
  children?: ReactNode;
  /** A drawing, beside the words where there is room. */
  scene?: ReactNode;
}

/** The top of a marketing page: its one h1, what it is about, and what to do. */
export function Hero({ title, subtitle, text, children, scene }: HeroProps) {
  return (
    <div className={`page-width column ${styles.hero} ${scene ? styles.withScene : ''}`}>
      <div className={`column ${styles.words}`}>
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.text}>
          <WithContacts text={text} />
        </p>
        {children && <div className={`column ${styles.actions}`}>{children}</div>}
      </div>
      {scene && <div className={styles.scene}>{scene}</div>}
    </div>
  );
}
