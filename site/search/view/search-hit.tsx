import type { SearchHit, TextPart } from '#search/types.ts';
import type { AnswerWords } from '../search-words.ts';
import styles from './search-hit.module.css';

/** One answer: the question, where it stands and for whom, and the sentence that says most of what was asked. */
export function SearchHitText({ hit, words }: { hit: SearchHit; words: AnswerWords }) {
  const { kind, audience, pageTitle } = hit.document;
  const place = [
    kind === 'page' ? words.otherPage : pageTitle,
    audience === 'drive' ? words.forDrive : audience === 'host' && words.forHost,
  ];
  return (
    <>
      <span className={styles.heading}>
        <Marked parts={hit.heading} />
      </span>
      <span className={styles.place}>
        {kind === 'tool' && <span className={styles.tool}>{words.tool}</span>}
        {place.filter(Boolean).join(' · ')}
      </span>
      <span className={styles.sentence}>
        <Marked parts={hit.snippet} />
      </span>
    </>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
}
