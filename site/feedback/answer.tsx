import { feedbackReasons, maxFeedbackComment } from '#config/feedback-reasons.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';

/** What the server fills in, as it stands in the markup. */
const later = { anchor: '{anchor}', said: '{said}', token: '{token}', number: '{number}' };

interface AnswerProps {
  /** The address of the style sheet: no page has it before somebody answers. */
  styles: string;
  /** Whether to ask what was the matter. */
  asks?: boolean;
  /** Whether it is erased: then there is nothing left to erase. */
  isErased?: boolean;
}

/** What stands in place of the question once it is answered. */
export function FeedbackAnswer({ styles, asks, isErased }: AnswerProps) {
  const id = `answered-${later.anchor}`;
  return (
    <div id={id} className="answered" role="group" aria-labelledby={`${id}-said`} tabIndex={-1}>
      <link rel="stylesheet" href={styles} />
      <p id={`${id}-said`} className="answered-said">
        {later.said}
      </p>
      {asks && <Ask id={id} />}
      {!isErased && <Erase />}
    </div>
  );
}

/** "No" is an answer; why, is asked after it. */
function Ask({ id }: { id: string }) {
  const { ask, failed } = useCatalog().feedback;
  return (
    <form className="answered-ask" method="post" action="/v2/feedback/words" data-failed={failed}>
      <input type="hidden" name="token" value={later.token} />
      <fieldset>
        <legend>{ask.why}</legend>
        {feedbackReasons.map((reason) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} />
            {ask.reasons[reason]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-comment`}>{ask.comment}</label>
      <p id={`${id}-hint`}>{fill(ask.hint, { count: String(maxFeedbackComment) })}</p>
      <textarea
        id={`${id}-comment`}
        name="comment"
        rows={3}
        maxLength={maxFeedbackComment}
        aria-describedby={`${id}-hint`}
      />
      <button>{ask.send}</button>
    </form>
  );
}

function Erase() {
  const { number, erase, failed } = useCatalog().feedback;
  return (
    <form className="answered-erase" method="post" action="/v2/erase" data-failed={failed}>
      <input type="hidden" name="token" value={later.token} />
      <input type="hidden" name="number" value={later.number} />
      {fill(number, { number: later.number })} <button>{erase}</button>
    </form>
  );
}
