import { useCatalog } from '#site/catalog-context.tsx';
import { TilePanel } from '#site/components/faq-index/tile-panel.tsx';
import { situationTiles } from '#site/components/tiles/situation-tiles.ts';
import styles from './before-asking.module.css';

/** The most urgent situations, as long as nothing is asked: some cannot type. */
export function BeforeAsking() {
  const { title, danger, situations } = useCatalog().situations;
  const urgent = situations.filter(({ onHome }) => onHome);
  return (
    <div className={styles.panel} data-before-asking="">
      <TilePanel title={title} text={danger} tone="urgent" tiles={situationTiles(urgent)} />
    </div>
  );
}
