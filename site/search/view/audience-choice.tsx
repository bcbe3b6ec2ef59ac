import type { SearchAudience } from '#search/types.ts';
import type { AnswerWords } from '../search-words.ts';
import styles from './audience-choice.module.css';

const audiences = ['any', 'drive', 'host'] as const;

/** Whose answers come first: everybody's, drivers' or hosts'. */
export function AudienceChoice({ words, audience }: { words: AnswerWords; audience: SearchAudience }) {
  const names = { any: words.everyone, drive: words.drive, host: words.host };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{words.audience}</legend>
      {audiences.map((value) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name="audience" value={value} defaultChecked={value === audience} />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
