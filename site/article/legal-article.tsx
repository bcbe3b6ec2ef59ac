import type { LegalPage } from '#catalog/legal.ts';
import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ArticleText } from './article-text.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { Revised } from './revised.tsx';
import styles from './legal-article.module.css';

interface LegalArticleProps {
  page: LegalPage;
  /** Whether counsel has adopted it. */
  legal?: typeof site.legal;
}

/** A legal text: when it was revised, what it says in short, what is in it, and the text. */
export function LegalArticle({ page, legal = site.legal }: LegalArticleProps) {
  const { ui } = useCatalog();
  const { title, summary, lastRevised } = page.frontMatter;
  return (
    <article className={`column ${styles.article}`}>
      <h1>{title}</h1>
      <Revised date={lastRevised} />
      {legal === 'draft' && <p className={`note ${styles.notice}`}>{ui.legal.draft}</p>}
      <section className={styles.summary} aria-labelledby="summary">
        <h2 id="summary" className="small-heading">
          {ui.legal.summary}
        </h2>
        <ul>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <OnThisPage sections={page.sections} />
      <ArticleText Text={page.Text} />
    </article>
  );
}
