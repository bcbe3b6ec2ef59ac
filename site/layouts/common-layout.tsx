import type { ReactNode } from 'react';
import './document.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Footer } from '#site/components/footer/footer.tsx';
import { Header } from '#site/components/header/header.tsx';
import { SupportChat } from '../support-chat/support-chat.tsx';
import styles from './common-layout.module.css';

/** The frame of all pages but those in `pages/(bare)`: header, main, footer (spec 2.2). */
export function CommonLayout({ path, children }: { path: string; children: ReactNode }) {
  const { ui } = useCatalog();
  return (
    <>
      <a className={`no-print ${styles.skip}`} href="#main">
        {ui.skipToContent}
      </a>
      <Header path={path} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <SupportChat />
    </>
  );
}
