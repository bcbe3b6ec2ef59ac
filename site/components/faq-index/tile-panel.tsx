import { useId } from 'react';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { type LinkTile, LinkTiles } from '#site/components/tiles/link-tiles.tsx';
import styles from './tile-panel.module.css';

interface TilePanelProps {
  title: string;
  /** Shows below the heading. */
  text?: string;
  /** The ground of the tiles: red for people in trouble, blue for what helps at leisure. */
  tone: 'urgent' | 'calm';
  tiles: readonly LinkTile[];
}

/** Large links under a heading, on a ground of their own. */
export function TilePanel({ title, text, tone, tiles }: TilePanelProps) {
  const id = useId();
  return (
    <div className={`${styles.panel} ${styles[tone]}`} role="group" aria-labelledby={id}>
      <h2 id={id} className="small-heading">
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
