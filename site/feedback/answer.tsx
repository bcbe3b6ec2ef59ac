import { feedbackReasons, maxFeedbackComment } from '#config/feedback-reasons.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { paths } from '#site/paths.ts';

/** What a reader is told once a section's question is answered; the server fills it in. */
export interface GivenAnswer {
  /** The section's. */
  anchor: string;
  /** The first sentence. */
  said: string;
  /** Signed: what the forms send along. */
  token: string;
  /** By which it can be erased. */
  number: string;
}

interface AnswerProps extends GivenAnswer {
  /** The address of the style sheet: no page has it before somebody answers. */
  styles?: string;
  /** Whether to ask what was the matter. */
  asks?: boolean;
  /** Whether it is erased: then there is nothing left to erase. */
  isErased?: boolean;
}

/** What stands in place of the question once it is answered. */
export function FeedbackAnswer({ styles, asks, isErased, anchor, said, token, number }: AnswerProps) {
  const id = `answered-${anchor}`;
  return (
    <div id={id} className="answered" role="group" aria-labelledby={`${id}-said`} tabIndex={-1}>
      {styles && <link rel="stylesheet" href={styles} />}
      <p id={`${id}-said`} className="answered-said">
        {said}
      </p>
      {asks && <Ask id={id} token={token} />}
      {!isErased && <Erase token={token} number={number} />}
    </div>
  );
}

/** "No" is an answer; why, is asked after it. */
function Ask({ id, token }: { id: string; token: string }) {
  const { feedback, locale } = useCatalog();
  const { ask, failed } = feedback;
  return (
    <form className="answered-ask" method="post" action={paths.feedbackWords} data-failed={failed}>
      <input type="hidden" name="token" value={token} />
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
      <p id={`${id}-hint`}>{fill(ask.hint, { count: maxFeedbackComment.toLocaleString(locale) })}</p>
      <textarea
        id={`${id}-comment`}
        name="comment"
        dir="auto"
        rows={3}
        maxLength={maxFeedbackComment}
        aria-describedby={`${id}-hint`}
      />
      <button type="submit">{ask.send}</button>
      <p>
        {ask.noReply} <a href={paths.contact}>{ask.write}</a>
      </p>
    </form>
  );
}

function Erase({ token, number }: { token: string; number: string }) {
  const { number: words, erase, failed } = useCatalog().feedback;
  const [before, after] = words.split('{number}');
  return (
    <form className="answered-erase" method="post" action={paths.erase} data-failed={failed}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="number" value={number} />
      {before}
      <strong>{number}</strong>
      {after} <button type="submit">{erase}</button>
    </form>
  );
}
