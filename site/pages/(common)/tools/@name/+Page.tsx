import { usePageContext } from 'vike-react/usePageContext';
import { findTool } from '#catalog/tools.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ToolCard } from '#site/tools/page/tool-card.tsx';
import { ToolPageFrame } from '#site/tools/page/tool-page-frame.tsx';
import { ToolSections } from '#site/tools/page/tool-sections.tsx';

export default function Page() {
  const name = usePageContext().routeParams.name!;
  const { title, rule } = findTool(useCatalog(), name);
  return (
    <ToolPageFrame title={title} intro={rule} isTool>
      <ToolCard name={name} isInArticle={false} />
      <ToolSections name={name} />
    </ToolPageFrame>
  );
}
