import type { ReactNode } from 'react';
import './document.ts';
import styles from './bare-layout.module.css';

/** The frame of the pages that show neither header nor footer (spec 2.1: payout return and consent pages). */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={styles.main}>
      {children}
    </main>
  );
}
