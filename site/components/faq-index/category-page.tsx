import type { HelpCategory } from '#catalog/categories.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Breadcrumbs } from '#site/components/breadcrumbs/breadcrumbs.tsx';
import { categoryTrail } from '#site/help-trail.ts';
import { fill } from '#site/messages/fill.ts';
import { BigSearchForm } from '#site/search/view/big-search-form.tsx';
import styles from './faq-index.module.css';
import { topicId } from './topic-id.ts';
import { TopicJumps } from './topic-jumps.tsx';
import { Topics } from './topics.tsx';

/** Every question of one category, by help page. */
export function CategoryPage({ category }: { category: HelpCategory }) {
  const catalog = useCatalog();
  const { audience, title, description, pages } = category;
  const topics = pages.map((page) => ({ id: topicId(page), title: page.frontMatter.title }));
  return (
    <div className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumbs trail={categoryTrail(catalog, category)} />
        <h1>{title}</h1>
      </header>
      <p className={styles.intro}>{description}</p>
      <BigSearchForm audience={audience} />
      <div className={styles.panel}>
        <TopicJumps label={fill(catalog.ui.faqIndex.topics, { audience: title })} topics={topics} />
        <Topics pages={pages} />
      </div>
    </div>
  );
}
