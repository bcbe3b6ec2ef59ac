import type { HelpPage } from '#catalog/help.ts';
import { ArticleText } from './article-text.tsx';
import { HelpBreadcrumbs } from './help-breadcrumbs.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { Revised } from './revised.tsx';
import styles from './help-article.module.css';

/** A help page: where it stands, what is on it, the text, and when it was last revised. */
export function HelpArticle({ page }: { page: HelpPage }) {
  const { title, description, lastRevised } = page.frontMatter;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <HelpBreadcrumbs page={page} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      <aside className={styles.aside}>
        <OnThisPage sections={page.sections} beside />
      </aside>
      <div className={styles.body}>
        <ArticleText Text={page.Text} />
        <Revised date={lastRevised} />
      </div>
    </article>
  );
}
