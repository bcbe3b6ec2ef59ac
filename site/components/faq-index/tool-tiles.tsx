import type { Audience } from '#catalog/help.ts';
import { searchTexts } from '#catalog/search.ts';
import { tool, toolIndex, toolsFor } from '#catalog/tools.ts';
import { paths } from '#site/paths.ts';
import { LinkTiles } from './link-tiles.tsx';

/** The tools for an audience: answers that depend on what somebody puts in, and the list of them all. */
export function ToolTiles({ audience }: { audience: Audience }) {
  const tiles = toolsFor(audience).map((name) => ({ text: tool(name).title, path: paths.tool(name) }));
  const all = { text: searchTexts.allTools, path: paths.tools };
  return <LinkTiles title={toolIndex.title} tone="calm" tiles={[...tiles, all]} />;
}
