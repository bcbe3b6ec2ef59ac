import type { Audience } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { situationTiles } from '#site/components/tiles/situation-tiles.ts';
import { TilePanel } from './tile-panel.tsx';

/** For people in trouble: the number to call, and one press to the section that helps. */
export function Situations({ audience }: { audience: Audience }) {
  const { title, danger, situations } = useCatalog().situations;
  const tiles = situationTiles(situations.filter((situation) => situation.audience === audience));
  return <TilePanel title={title} text={danger} tone="urgent" tiles={tiles} />;
}
