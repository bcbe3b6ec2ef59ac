import { useId } from 'react';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { type LinkTile, LinkTiles } from '#site/components/tiles/link-tiles.tsx';
import styles from './tile-panel.module.css';

/** The ground of the tiles: red for people in trouble, blue for what helps at leisure. */
type Tone = 'urgent' | 'calm';

const tones: Record<Tone, string | undefined> = { urgent: styles.urgent, calm: styles.calm };

interface TilePanelProps {
  title: string;
  /** Shows below the heading. */
  text?: string;
  tone: Tone;
  tiles: readonly LinkTile[];
}

/** Large links under a heading, on a ground of their own. */
export function TilePanel({ title, text, tone, tiles }: TilePanelProps) {
  const id = useId();
  return (
    <div className={`${styles.panel} ${tones[tone]}`} role="group" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p>
          <WithContacts text={text} />
        </p>
      )}
      <LinkTiles tiles={tiles} />
    </div>
  );
}
