import type { ArticleComponent } from '#catalog/help.ts';
import { authorElements } from '#site/mdx/author-elements.ts';
import styles from './article-text.module.css';

/** The text of an article, with the elements its authors may use. */
export function ArticleText({ Text }: { Text: ArticleComponent }) {
  return (
    <div className={styles.text}>
      <Text components={authorElements} />
    </div>
  );
}
