import type { ReactNode } from 'react';
import type { ArticleComponent } from '#catalog/article-schema.ts';
import { authorElements } from './elements/author-elements.ts';
import styles from './article-text.module.css';

/** The text of an article, with the elements its authors may use. */
export function ArticleText({ Text }: { Text: ArticleComponent }) {
  return (
    <ArticleBody>
      <Text components={authorElements} />
    </ArticleBody>
  );
}

/** What gives plain elements the look of running text. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
