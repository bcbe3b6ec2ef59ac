import { ToolCard } from '#site/tools/page/tool-card.tsx';

interface ToolElementProps {
  name: string;
  /** For whom the tool answers at first, where it can answer for both. */
  role?: 'driver' | 'host';
}

/** A tool that answers in the page. */
export function Tool({ name, role }: ToolElementProps) {
  return <ToolCard name={name} isInArticle preset={role && { role }} />;
}
