import { type Audience, helpPagesFor } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { topicId } from './topic-card.tsx';
import styles from './topic-jumps.module.css';

/** One press to each topic below. On a phone they are one row, which scrolls sideways. */
export function TopicJumps({ audience }: { audience: Audience }) {
  const { helpPages, ui } = useCatalog();
  return (
    <nav aria-label={fill(ui.faqIndex.topics, { audience: ui.faqIndex[audience] })}>
      <ul className={styles.row}>
        {helpPagesFor(helpPages, audience).map((page) => (
          <li key={page.name}>
            <a className={styles.jump} href={`#${topicId(page)}`}>
              {page.frontMatter.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
