import type { ReactElement } from 'react';
import { tool } from '#catalog/tools.ts';
import type { ToolName, ToolTexts } from '#catalog/tools-schema.ts';
import { Cancel } from '#site/islands/cancel.island.tsx';
import { DamageClaim } from '#site/islands/damage-claim.island.tsx';
import { Extend } from '#site/islands/extend.island.tsx';
import { HostChecklist } from '#site/islands/host-checklist.island.tsx';
import { HostEarnings } from '#site/islands/host-earnings.island.tsx';
import { Maintenance } from '#site/islands/maintenance.island.tsx';
import { PriceEstimate } from '#site/islands/price-estimate.island.tsx';
import { RunningLate } from '#site/islands/running-late.island.tsx';
import { WhatCanIDo } from '#site/islands/what-can-i-do.island.tsx';
import type { ToolLink } from '#site/islands/tools/use-tool.ts';
import { paths } from '#site/paths.ts';
import { commonFor } from './common-for.ts';
import { sectionPath, withAddresses } from './section-path.ts';

/** Where a tool stands, and what its inputs hold there at first. */
interface Place {
  id: string;
  prefix: string;
  isFolded: boolean;
  preset?: Record<string, string> | undefined;
}

/** The island of a tool, with its words and the addresses it links to. */
export function toolIsland(name: ToolName, { preset, ...place }: Place): ReactElement<object> {
  const props = { ...place, ...(preset && { preset }), common: commonFor(name), page: paths.tool(name) };
  switch (name) {
    case 'price-estimate':
      return <PriceEstimate {...props} {...words('price-estimate')} />;
    case 'host-earnings':
      return <HostEarnings {...props} {...words('host-earnings')} />;
    case 'extend':
      return <Extend {...props} {...words('extend')} />;
    case 'cancel':
      return <Cancel {...props} {...words('cancel')} />;
    case 'what-can-i-do':
      return <WhatCanIDo {...props} {...words('what-can-i-do')} />;
    case 'running-late':
      return <RunningLate {...props} {...words('running-late')} />;
    case 'damage-claim':
      return <DamageClaim {...props} {...words('damage-claim')} />;
    case 'maintenance':
      return <Maintenance {...props} {...words('maintenance')} />;
    case 'host-checklist':
      return <HostChecklist {...props} {...words('host-checklist')} />;
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
