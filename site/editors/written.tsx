import type { EditorsPeriod, OpenMessage, StoredReport } from '#config/editors-report.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { ActButtons } from './act-buttons.tsx';
import { Part } from './part.tsx';
import { File, PlaceLink } from './place-link.tsx';
import { type PlacedComment, placedComments } from './reading.ts';
import { topicPlace } from './topics.ts';
import { audienceWords, doubtWords, reasonWords, suspectedWords, tellingIn } from './tell.ts';
import styles from './editors.module.css';

interface WrittenProps {
  stored: StoredReport;
  days: EditorsPeriod;
  /** What is told of what an editor has just done. */
  said?: string | undefined;
}

/** What readers wrote below sections, the newest first. */
export function CommentsPart({ stored, days, said }: WrittenProps) {
  const words = useCatalog().editors.comments;
  const comments = placedComments(stored);
  return (
    <Part
      id="comments"
      words={words}
      shown={comments.length}
      all={stored.commentCount}
      tableOf={days}
      said={said}
    >
      <ul className={styles.written}>
        {comments.map((comment) => (
          <Comment key={comment.number} comment={comment} days={days} />
        ))}
      </ul>
    </Part>
  );
}

function Comment({ comment, days }: { comment: PlacedComment; days: EditorsPeriod }) {
  const catalog = useCatalog();
  const { comments: words } = catalog.editors;
  const { number, at, place, page, section, answer, reason, text, suspected } = comment;
  const id = `comment-${number}`;
  const said = [
    tellingIn(catalog).moment(at),
    answer === 'yes' ? words.yes : words.no,
    ...(reason ? [reasonWords(catalog, reason)] : []),
  ];
  return (
    <li>
      <p className={styles.quiet}>{said.join(' · ')}</p>
      <p id={id}>{place ? <PlaceLink {...place} /> : <File at={`${page}#${section}`} />}</p>
      {suspected.length > 0 ? (
        <details className={styles.suspected}>
          <summary>{fill(words.suspected, { kinds: suspectedWords(catalog, suspected) })}</summary>
          <Words text={text} />
          <ActButtons
            number={number}
            days={days}
            acts={[{ act: 'erase', label: words.erase }]}
            describedBy={id}
          />
        </details>
      ) : (
        <Words text={text} />
      )}
    </li>
  );
}

/** What somebody wrote, as they wrote it: in its own direction, and in lines of its own. */
function Words({ text }: { text: string }) {
  return (
    <blockquote className={styles.words} dir="auto">
      {text}
    </blockquote>
  );
}

/** Messages that nothing else delivers, and those of which a person decides whether they are any. */
export function InboxPart({ stored, days, said }: WrittenProps) {
  const { inbox: title, inboxText: text, inboxEmpty: empty, inboxMore: more } = useCatalog().editors.messages;
  const words = { title, text, empty, more };
  return (
    <Part id="inbox" words={words} shown={stored.messages.length} all={stored.messageCount} said={said}>
      <ul className={styles.written}>
        {stored.messages.map((message) => (
          <Message key={message.number} message={message} days={days} />
        ))}
      </ul>
    </Part>
  );
}

function Message({ message, days }: { message: OpenMessage; days: EditorsPeriod }) {
  const catalog = useCatalog();
  const { messages: words } = catalog.editors;
  const { number, at, topic, audience, state, doubts, text, replyTo } = message;
  const id = `message-${number}`;
  const mayRelease = state === 'waiting' || state === 'failed';
  const told = (words.states as Record<string, string>)[state];
  const said = [
    tellingIn(catalog).moment(at),
    topicPlace(catalog, topic).title,
    audienceWords(catalog, audience),
  ];
  const acts = [
    ...(mayRelease ? [{ act: 'release' as const, label: words.release }] : []),
    { act: 'drop' as const, label: words.drop },
  ];
  return (
    <li>
      <p className={styles.quiet}>{said.join(' · ')}</p>
      <p id={id}>{fill(words.number, { number })}</p>
      {told && <p className={styles.done}>{told}</p>}
      {state === 'waiting' && <p className={styles.quiet}>{doubtWords(catalog, doubts)}</p>}
      <Words text={text} />
      <p>
        <a href={`mailto:${encodeURIComponent(replyTo)}?subject=${encodeURIComponent(number)}`}>
          <bdi>{fill(words.replyTo, { address: replyTo })}</bdi>
        </a>
      </p>
      <ActButtons number={number} days={days} acts={acts} describedBy={id} />
    </li>
  );
}
