import type { HelpPage } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Breadcrumbs } from '#site/components/breadcrumbs/breadcrumbs.tsx';
import { FeedbackForm } from '#site/feedback/question.tsx';
import { helpTrail } from '#site/help-trail.ts';
import { paths } from '#site/paths.ts';
import { CurrentHelpPage } from './elements/current-help-page.ts';
import { ArticleText } from './article-text.tsx';
import styles from './help-article.module.css';
import { NextAndPrevious } from './next-and-previous.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { Revised } from './revised.tsx';

/** A help page: where it stands, what is on it, the text, when it was revised, and the pages beside it. */
export function HelpArticle({ page }: { page: HelpPage }) {
  const catalog = useCatalog();
  const { title, description, lastRevised } = page.frontMatter;
  return (
    <article className={`page-width column ${styles.article}`}>
      <header className={styles.head}>
        <Breadcrumbs trail={helpTrail(catalog, page)} />
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
      </header>
      <aside className={styles.aside}>
        {/* Before its buttons, which do nothing as long as it has not come; and here, where it takes no room. */}
        <FeedbackForm path={paths.help(page.audience, page.name)} />
        <OnThisPage sections={page.sections} beside />
      </aside>
      <div className={`column ${styles.body}`}>
        <CurrentHelpPage value={page}>
          <ArticleText Text={page.Text} />
        </CurrentHelpPage>
        <Revised date={lastRevised} />
        <NextAndPrevious page={page} />
      </div>
    </article>
  );
}
