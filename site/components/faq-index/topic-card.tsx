import type { HelpPage } from '#catalog/help.ts';
import { facts } from '#rules/facts.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { CardHead } from './card-head.tsx';
import { Questions } from './questions.tsx';
import styles from './topic-card.module.css';
import { topicId } from './topic-id.ts';

const fold = facts.faqFoldLinks.value;

/** The questions of one help page. Of more than five all but five are folded behind a toggle; on a phone all but three. */
export function TopicCard({ page }: { page: HelpPage }) {
  const { locale, ui } = useCatalog();
  const { title, picture } = page.frontMatter;
  const sections = page.sections.map((section) => ({ page, section }));
  const count = sections.length;
  const isFolded = count > fold;
  return (
    <section className={`card ${styles.card}`} aria-labelledby={topicId(page)}>
      <CardHead id={topicId(page)} title={title} picture={picture} count={count} />
      <Questions sections={sections.slice(0, fold)} />
      {isFolded && (
        <details className={styles.more}>
          <summary className={`note ${styles.toggle}`}>
            <span className={styles.showAll}>{fillPlural(ui.faqIndex.showAll, { count }, locale)}</span>
            <span className={styles.showFewer}>{ui.faqIndex.showFewer}</span>
            <span className="visually-hidden">: {title}</span>
          </summary>
          <Questions sections={sections.slice(fold)} />
        </details>
      )}
    </section>
  );
}
