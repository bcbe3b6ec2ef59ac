import type { HelpPage } from '#catalog/help.ts';
import { facts } from '#rules/facts.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { Questions } from './questions.tsx';
import styles from './topic-card.module.css';

const fold = facts.faqFoldLinks.value;

/** How many questions a closed card shows up to 600 px; its style sheet hides the next ones there. */
const narrowFold = 3;

/** The id of a topic's heading on the FAQ index. */
export const topicId = ({ name }: HelpPage): string => `topic-${name}`;

/** The questions of one help page. Of more than five, or on a phone of more than three, the rest is folded behind a toggle. */
export function TopicCard({ page }: { page: HelpPage }) {
  const { locale, ui } = useCatalog();
  const { title, picture } = page.frontMatter;
  const sections = page.sections.map((section) => ({ page, section }));
  const count = sections.length;
  const isFolded = count > fold;
  return (
    <section className={styles.card} aria-labelledby={topicId(page)}>
      <div className={styles.head}>
        <Picture name={picture} size={48} />
        <h2 id={topicId(page)} className={styles.title}>
          {title}
        </h2>
        <p className={styles.count}>{fillPlural(ui.faqIndex.questions, { count }, locale)}</p>
      </div>
      <Questions sections={sections.slice(0, fold)} />
      {count > narrowFold && (
        <details className={`${styles.more} ${isFolded ? '' : styles.narrow}`}>
          <summary className={styles.toggle}>
            <span className={styles.showAll}>{fillPlural(ui.faqIndex.showAll, { count }, locale)}</span>
            <span className={styles.showFewer}>{ui.faqIndex.showFewer}</span>
            <span className="visually-hidden">: {title}</span>
          </summary>
          {isFolded && <Questions sections={sections.slice(fold)} />}
        </details>
      )}
    </section>
  );
}
