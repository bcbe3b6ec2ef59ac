import { useId } from 'react';
import type { PictureName } from '#catalog/picture-names.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import styles from './link-tiles.module.css';

/** The ground of the tiles: red for people in trouble, blue for what helps at leisure. */
type Tone = 'urgent' | 'calm';

const tones: Record<Tone, string | undefined> = { urgent: styles.urgent, calm: styles.calm };

interface LinkTilesProps {
  title: string;
  /** Shows below the heading. */
  text?: string;
  tone: Tone;
  tiles: readonly { text: string; path: string; picture?: PictureName }[];
}

/** Large links under a heading, as many in a row as there is room for. */
export function LinkTiles({ title, text, tone, tiles }: LinkTilesProps) {
  const id = useId();
  return (
    <div className={`${styles.tiles} ${tones[tone]}`} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p>
          <WithContacts text={text} />
        </p>
      )}
      <ul className={styles.list}>
        {tiles.map(({ text, path, picture }) => (
          <li key={text}>
            <a className={styles.link} href={path}>
              {picture && <Picture name={picture} size={40} />}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
