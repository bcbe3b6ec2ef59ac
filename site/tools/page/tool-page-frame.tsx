import type { ReactNode } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { paths } from '#site/paths.ts';
import styles from './tool-page-frame.module.css';

interface ToolPageFrameProps {
  title: string;
  intro: string;
  /** True below the list of tools: the way back to it stands above. */
  isTool?: boolean;
  children: ReactNode;
}

/** A page of the tools: its heading, what it is for, and what is on it. */
export function ToolPageFrame({ title, intro, isTool = false, children }: ToolPageFrameProps) {
  const { index } = useCatalog().tools;
  return (
    <div className={`page-width ${styles.page}`}>
      {isTool && (
        <a className={`no-print ${styles.back}`} href={paths.tools}>
          {index.title}
        </a>
      )}
      <h1>{title}</h1>
      <p className={styles.intro}>
        <WithContacts text={intro} />
      </p>
      {children}
    </div>
  );
}
