import type { ReactElement } from 'react';
import { commonToolTexts, tool } from '#catalog/tools.ts';
import type { ToolName, ToolTexts } from '#catalog/tools-schema.ts';
import { Extend } from '#site/islands/extend.island.tsx';
import { PriceEstimate } from '#site/islands/price-estimate.island.tsx';
import type { ToolLink } from '#site/islands/tools/use-tool.ts';
import { paths } from '#site/paths.ts';
import { sectionPath, withAddresses } from './section-path.ts';

/** Where a tool stands, and what its inputs hold there at first. */
interface Place {
  id: string;
  prefix: string;
  preset?: Record<string, string> | undefined;
}

/** The island of a tool, with its words and the addresses it links to. */
export function toolIsland(name: ToolName, { preset, ...place }: Place): ReactElement<object> {
  const props = { ...place, ...(preset && { preset }), common: commonToolTexts, page: paths.tool(name) };
  switch (name) {
    case 'price-estimate':
      return <PriceEstimate {...props} {...words('price-estimate')} />;
    case 'extend':
      return <Extend {...props} {...words('extend')} />;
    default:
      throw new Error(`no island for ${name}`);
  }
}

/** A tool's words, with its sections as addresses. */
function words<Name extends ToolName>(
  name: Name,
): { texts: ToolTexts<Name>; links: Record<string, ToolLink> } {
  const { texts, links } = tool(name);
  const linked = Object.entries(links).map(([key, { to, text }]) => [key, { href: sectionPath(to), text }]);
  return {
    texts: withAddresses(texts as ToolTexts<Name>),
    links: Object.fromEntries(linked) as Record<string, ToolLink>,
  };
}
