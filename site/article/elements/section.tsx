import { type ReactNode, use } from 'react';
import { useCatalog } from '#site/catalog-context.tsx';
import { FeedbackQuestion } from '#site/feedback/question.tsx';
import { fill } from '#site/messages/fill.ts';
import { BesideScreen } from './beside-screen.tsx';
import { contentClass } from './content-class.ts';
import { CurrentHelpPage } from './current-help-page.ts';
import { RelatedSections } from './related-sections.tsx';
import styles from './section.module.css';

interface SectionProps {
  anchor: string;
  title: string;
  children: ReactNode;
}

/**
 * A section of an article: its heading is a banner, white bold on black (spec 2.9), with a link to copy;
 * former anchors still arrive at it.
 */
export function Section({ anchor, title, children }: SectionProps) {
  const { ui } = useCatalog();
  const page = use(CurrentHelpPage);
  const section = page?.sections.find((candidate) => candidate.anchor === anchor);
  return (
    <section className={styles.section} aria-labelledby={anchor}>
      {section?.formerly.map((former) => (
        <span key={former} id={former} />
      ))}
      {/* No div: Firefox's Reader View leaves out one that has nothing but a heading. */}
      <header className={styles.banner}>
        <h2 id={anchor} className={`${styles.title} ${contentClass}`} tabIndex={-1}>
          {title}
        </h2>
        <a
          className={`no-print ${styles.copy}`}
          href={`#${anchor}`}
          data-copy={ui.linkCopied}
          aria-label={fill(ui.copyLink, { section: title })}
        />
      </header>
      <BesideScreen>
        {children}
        {page && section && <RelatedSections page={page} section={section} />}
      </BesideScreen>
      {section && <FeedbackQuestion anchor={anchor} />}
    </section>
  );
}
