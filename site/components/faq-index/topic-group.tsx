import type { HelpPage, HelpSection } from '#catalog/help.ts';
import { facts } from '#rules/facts.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { paths } from '#site/paths.ts';
import styles from './topic-group.module.css';

const fold = facts.faqFoldLinks.value;

/** The questions of one help page. Of more than five, the rest is folded away behind a toggle. */
export function TopicGroup({ page }: { page: HelpPage }) {
  const { locale, ui } = useCatalog();
  const first = page.sections.slice(0, fold);
  const rest = page.sections.slice(fold);
  return (
    <section className={styles.group} aria-labelledby={`group-${page.name}`}>
      <h2 id={`group-${page.name}`} className={styles.title}>
        {page.frontMatter.title}
      </h2>
      <Questions page={page} sections={first} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>
            <span className={styles.showAll}>
              {fillPlural(ui.faqIndex.showAll, { count: page.sections.length }, locale)}
            </span>
            <span className={styles.showFewer}>
              {fillPlural(ui.faqIndex.showFewer, { count: fold }, locale)}
            </span>
          </summary>
          <Questions page={page} sections={rest} />
        </details>
      )}
    </section>
  );
}

function Questions({ page, sections }: { page: HelpPage; sections: readonly HelpSection[] }) {
  const { ui } = useCatalog();
  return (
    <ul className={styles.questions}>
      {sections.map(({ anchor, question }) => (
        <li key={anchor}>
          <a
            className={styles.question}
            href={paths.help(page.audience, page.name, anchor)}
            target="_blank"
            rel="noopener"
          >
            {question}
            <span className="visually-hidden"> {ui.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
