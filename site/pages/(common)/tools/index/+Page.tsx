import { audiences } from '#catalog/help.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { ToolList } from '#site/tools/page/tool-list.tsx';
import { ToolPageFrame } from '#site/tools/page/tool-page-frame.tsx';

export default function Page() {
  const { title, intro } = useCatalog().tools.index;
  return (
    <ToolPageFrame title={title} intro={intro}>
      {audiences.map((audience) => (
        <ToolList key={audience} audience={audience} />
      ))}
    </ToolPageFrame>
  );
}
