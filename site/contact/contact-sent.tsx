import { contactIds } from '#config/contact-page.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button, ButtonLink } from '#site/components/button/button.tsx';
import { paths } from '#site/paths.ts';
import styles from './contact.module.css';

/** What stands in place of the form once a message is sent: its number, what happens next, and how to erase it. */
export function ContactSent() {
  const { contact, feedback } = useCatalog();
  const { sent } = contact;
  const [before, after] = sent.number.split('{number}');
  return (
    // A group: of a region that gets the focus, some screen readers say no name.
    <div
      id={contactIds.sent}
      className={styles.sent}
      hidden
      role="group"
      aria-labelledby="sent-title"
      tabIndex={-1}
    >
      <h2 id="sent-title" className="small-heading">
        {sent.title}
      </h2>
      <p className={styles.number}>
        {before}
        <strong id={contactIds.number} />
        {after}
      </p>
      {(['next', 'kept', 'waiting'] as const).map((state) => (
        <p key={state} id={contactIds.said[state]} hidden>
          {sent[state]}
        </p>
      ))}
      <p>{sent.note}</p>
      <form
        method="post"
        action={paths.erase}
        className={`no-print row ${styles.actions}`}
        data-failed={feedback.failed}
      >
        <ButtonLink look="quiet" href={paths.contact}>
          {sent.again}
        </ButtonLink>
        <input type="hidden" id={contactIds.erase} name="number" />
        <details>
          <summary>{sent.wantErase}</summary>
          <p>{sent.eraseSure}</p>
          <Button type="submit" look="quiet">
            {sent.erase}
          </Button>
        </details>
      </form>
    </div>
  );
}
