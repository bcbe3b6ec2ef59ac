import type { Card } from '#catalog/marketing/fields.ts';
import { Picture } from '#site/components/illustrations/picture.tsx';
import styles from './cards.module.css';

/** Tiles in as many columns as there is room for; numbered where their order is the message. */
export function Cards({ items, numbered = false }: { items: readonly Card[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={`${styles.cards} ${numbered ? styles.numbered : ''} ${items.length === 4 ? styles.four : ''}`}
    >
      {items.map(({ title, text, picture }) => (
        <li key={title} className={styles.card}>
          <Picture name={picture} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </List>
  );
}
