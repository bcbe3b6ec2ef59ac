import type { Card } from '#catalog/marketing/fields.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import { TileGrid } from '#site/components/tiles/tile-grid.tsx';
import styles from './cards.module.css';

/** Tiles with a picture, a title and a few words; numbered where their order is the message. */
export function Cards({ items, numbered = false }: { items: readonly Card[]; numbered?: boolean }) {
  return (
    <TileGrid kind="cards" ordered={numbered} className={numbered ? styles.numbered : ''}>
      {items.map(({ title, text, picture }) => (
        <li key={title} className={`card ${styles.card}`}>
          <Picture name={picture} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </TileGrid>
  );
}
