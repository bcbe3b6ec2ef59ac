import type { ToolName } from '#catalog/tools-schema.ts';
import { ToolCard } from '#site/components/tool/tool-card.tsx';
import type { WakeUp } from '#site/islands/island.tsx';

interface ToolElementProps {
  name: ToolName;
  /** For whom the tool answers at first, where it can answer for both. */
  role?: 'driver' | 'host';
  /** `interaction` where the tool is in view as soon as the page is: it then costs nothing until it is touched. */
  when?: WakeUp;
}

/** A tool that answers in the page. */
export function Tool({ name, role, when = 'visible' }: ToolElementProps) {
  return <ToolCard name={name} isInArticle when={when} {...(role && { preset: { role } })} />;
}
