import { useCatalog } from '#site/catalog-context.tsx';
import { StillTool } from '../tools/form/still-tool.ts';
import { toolFolder } from '../tools/page/tool-folders.ts';
import { toolWords } from '../tools/page/tool-words.ts';

/** A Wednesday at noon in Greenwich: the same day from Honolulu to Tokyo. */
const now = Date.UTC(2026, 2, 4, 12);

interface StillToolSampleProps {
  tool: string;
  id: string;
  /** As the address of the tool's page has them. */
  inputs?: string;
  /** True to ask for the answer: then the fields say what is wrong with them. */
  isSubmitted?: boolean;
}

/** A tool as it is at a moment that does not pass, with inputs that somebody may have put in. */
export function StillToolSample({ tool, id, inputs = '', isSubmitted = false }: StillToolSampleProps) {
  const catalog = useCatalog();
  const { Island: Tool } = toolFolder(tool);
  const preset = Object.fromEntries(new URLSearchParams(inputs));
  return (
    <StillTool value={{ now, isSubmitted }}>
      <Tool id={id} isInArticle={false} preset={preset} words={toolWords(catalog, tool)} />
    </StillTool>
  );
}
