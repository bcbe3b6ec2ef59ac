import { contactIds } from '#config/contact-page.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { ContactForm } from '#site/contact/contact-form.tsx';
import { ContactSent } from '#site/contact/contact-sent.tsx';
import { ContactTopics } from '#site/contact/contact-topics.tsx';
import styles from '#site/contact/contact.module.css';

/** Where somebody writes to us. The server fills it in: topic, what was typed, what is wrong, the reference number. */
export default function Page() {
  const { contact, server } = useCatalog();
  const { heading, intro, urgent } = contact;
  return (
    <div className={`column ${styles.page}`}>
      <h1>{heading}</h1>
      <ContactSent />
      <h2 id={contactIds.erased} className={styles.erased} tabIndex={-1} hidden>
        {server.erase.erased}
      </h2>
      <div id={contactIds.ask}>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.urgent}>
          <WithContacts text={urgent} />
        </p>
        <ContactTopics />
        <ContactForm />
      </div>
    </div>
  );
}
