import type { ReactElement } from 'react';
import type { ToolName } from '#catalog/tools-schema.ts';
import { Cancel } from '../cancel/cancel.island.tsx';
import { DamageClaim } from '../damage-claim/damage-claim.island.tsx';
import { Extend } from '../extend/extend.island.tsx';
import { HostChecklist } from '../host-checklist/host-checklist.island.tsx';
import { HostEarnings } from '../host-earnings/host-earnings.island.tsx';
import { Maintenance } from '../maintenance/maintenance.island.tsx';
import { PriceEstimate } from '../price-estimate/price-estimate.island.tsx';
import { RunningLate } from '../running-late/running-late.island.tsx';
import { WhatCanIDo } from '../what-can-i-do/what-can-i-do.island.tsx';
import type { ToolProps } from '../form/use-tool.ts';
import { toolWords } from './tool-words.ts';

/** The island of a tool, with its words, in its place. */
export function toolIsland(name: ToolName, place: Omit<ToolProps<unknown>, 'words'>): ReactElement<object> {
  switch (name) {
    case 'price-estimate':
      return <PriceEstimate {...place} words={toolWords(name)} />;
    case 'host-earnings':
      return <HostEarnings {...place} words={toolWords(name)} />;
    case 'extend':
      return <Extend {...place} words={toolWords(name)} />;
    case 'cancel':
      return <Cancel {...place} words={toolWords(name)} />;
    case 'what-can-i-do':
      return <WhatCanIDo {...place} words={toolWords(name)} />;
    case 'running-late':
      return <RunningLate {...place} words={toolWords(name)} />;
    case 'damage-claim':
      return <DamageClaim {...place} words={toolWords(name)} />;
    case 'maintenance':
      return <Maintenance {...place} words={toolWords(name)} />;
    case 'host-checklist':
      return <HostChecklist {...place} words={toolWords(name)} />;
  }
}
