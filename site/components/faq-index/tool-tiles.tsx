import type { Audience } from '#catalog/help.ts';
import { tool, toolIndex, toolsFor } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import { LinkTiles } from './link-tiles.tsx';

/** The tools for an audience: answers that depend on what somebody puts in, and the list of them all. */
export function ToolTiles({ audience }: { audience: Audience }) {
  const { search } = useCatalog();
  const tiles = toolsFor(audience).map((name) => ({ text: tool(name).title, path: paths.tool(name) }));
  const all = { text: search.texts.allTools, path: paths.tools };
  return <LinkTiles title={toolIndex.title} tone="calm" tiles={[...tiles, all]} />;
}
