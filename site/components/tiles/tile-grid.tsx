import type { ReactNode } from 'react';
import styles from './tile-grid.module.css';

/**
 * What the tiles hold, which decides how wide one has to be: a few words, a picture above a text, a list; pairs are two in a
 * row at most.
 */
type TileKind = 'links' | 'cards' | 'panels' | 'pairs';

interface TileGridProps {
  kind: TileKind;
  /** True where their order is the message. */
  ordered?: boolean;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/**
 * Tiles in one, two, three or four columns, by the room that their list has. Every row is full: no tile is left alone in a
 * row that has room for more.
 */
export function TileGrid({ kind, ordered = false, className = '', children }: TileGridProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className={styles.room}>
      <List className={`${styles.grid} ${styles[kind]} ${className}`}>{children}</List>
    </div>
  );
}
