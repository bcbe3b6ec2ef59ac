import { useCatalog } from '#site/catalog-context.tsx';
import { WithContacts } from '#site/components/page-blocks/with-contacts.tsx';
import { situationTiles } from '#site/components/tiles/situation-tiles.ts';
import styles from './before-asking.module.css';

/**
 * The most urgent situations, as long as nothing is asked: some cannot type. Without their pictures: the page brings the search
 * along, which is weight enough.
 */
export function BeforeAsking() {
  const { title, danger, situations } = useCatalog().situations;
  const urgent = situationTiles(situations.filter(({ onHome }) => onHome));
  return (
    <div className={styles.panel} data-before-asking="">
      <h2 className={styles.title}>{title}</h2>
      <p>
        <WithContacts text={danger} />
      </p>
      <ul className={styles.links}>
        {urgent.map(({ text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
