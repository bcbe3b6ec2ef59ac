import type { Audience } from '#catalog/help.ts';
import { toolsFor } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import { TilePanel } from './tile-panel.tsx';

/** The tools for an audience: answers that depend on what somebody puts in, and the list of them all. */
export function ToolTiles({ audience }: { audience: Audience }) {
  const catalog = useCatalog();
  const tiles = toolsFor(catalog, audience).map(({ name, title, picture }) => ({
    text: title,
    path: paths.tool(name),
    picture,
  }));
  const all = { text: catalog.search.texts.allTools, path: paths.tools, picture: 'search' as const };
  return <TilePanel title={catalog.tools.index.title} tone="calm" tiles={[...tiles, all]} />;
}
