import type { HelpPage } from '#catalog/help.ts';
import { TileGrid } from '#site/components/tiles/tile-grid.tsx';
import { TopicCard } from './topic-card.tsx';

/** A card for each help page. */
export function Topics({ pages }: { pages: readonly HelpPage[] }) {
  return (
    <TileGrid kind="panels">
      {pages.map((page) => (
        <li key={page.name}>
          <TopicCard page={page} />
        </li>
      ))}
    </TileGrid>
  );
}
