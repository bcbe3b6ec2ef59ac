import type { ReactNode } from 'react';
import './document.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import styles from './bare-layout.module.css';

/**
 * The frame of the pages that show neither header nor footer (spec 2.1: payout return and consent pages). They do nothing without
 * their scripts: where not even the first one comes, which tells of the others, the style sheet shows how to ask for it again.
 */
export function BareLayout({ children }: { children: ReactNode }) {
  const { chunkError } = useCatalog().ui;
  return (
    <main id="main" className={styles.main}>
      {children}
      <p className={styles.late}>
        {chunkError.text} <a href="">{chunkError.retry}</a>
      </p>
    </main>
  );
}
