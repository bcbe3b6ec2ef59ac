import { WithContacts } from './with-contacts.tsx';
import styles from './points.module.css';

/** Short statements, each with a tick. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item} className={styles.point}>
          <WithContacts text={item} />
        </li>
      ))}
    </ul>
  );
}
