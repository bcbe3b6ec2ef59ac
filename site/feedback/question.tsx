import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import styles from './question.module.css';

const formId = 'feedback';

/** What the buttons of a page's questions send: once for the page, since each byte counts. */
export function FeedbackForm({ path }: { path: string }) {
  const { feedback } = useCatalog();
  return <form id={formId} method="post" action={paths.feedback(path)} data-failed={feedback.failed} />;
}

/** Asked at the end of a section, after it was read: whether it helped. One tap is an answer. */
export function FeedbackQuestion({ anchor }: { anchor: string }) {
  const { feedback } = useCatalog();
  return (
    <fieldset className={`no-print note ${styles.question}`}>
      <legend>{feedback.question}</legend>
      <span>
        <button type="submit" form={formId} value={anchor} name="yes">
          {feedback.yes}
        </button>
        <button type="submit" form={formId} value={anchor} name="no">
          {feedback.no}
        </button>
      </span>
    </fieldset>
  );
}
