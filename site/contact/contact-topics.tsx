import type { ContactTopic } from '#catalog/contact.ts';
import { contactAudiences, contactIds } from '#config/contact-page.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Questions } from '#site/components/faq-index/questions.tsx';
import { paths } from '#site/paths.ts';
import styles from './contact.module.css';

/**
 * Every topic with the sections that most likely answer it, in groups; where one is chosen, it alone. A link chooses it by its
 * address; once the form is in use, in place: see `site/client/choose-topic.ts`.
 */
export function ContactTopics() {
  const { topics, audiences, otherTopics } = useCatalog().contact;
  return (
    <div id={contactIds.topics} className={styles.topics}>
      {contactAudiences.map((audience) => (
        <div key={audience}>
          <h2 className={`small-heading ${styles.audience}`}>{audiences[audience]}</h2>
          {topics
            .filter((topic) => topic.audience === audience)
            .map((topic) => (
              <Topic key={topic.id} {...topic} />
            ))}
        </div>
      ))}
      <a className={styles.others} href={paths.contact} data-topic="">
        {otherTopics}
      </a>
    </div>
  );
}

function Topic({ id, label, sections }: ContactTopic) {
  const { writeAbout } = useCatalog().contact;
  return (
    <details id={contactIds.topic(id)} name="topic" className={styles.topic}>
      <summary>{label}</summary>
      <Questions sections={sections} />
      <a className={styles.writeAbout} href={`${paths.contactAbout(id)}#write`} data-topic={id}>
        {writeAbout}
      </a>
    </details>
  );
}
