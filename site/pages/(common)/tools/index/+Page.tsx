import { audiences } from '#catalog/help.ts';
import { toolIndex } from '#catalog/tools.ts';
import { ToolList } from '#site/tools/page/tool-list.tsx';
import { ToolPageFrame } from '#site/tools/page/tool-page-frame.tsx';

export default function Page() {
  return (
    <ToolPageFrame title={toolIndex.title} intro={toolIndex.intro}>
      {audiences.map((audience) => (
        <ToolList key={audience} audience={audience} />
      ))}
    </ToolPageFrame>
  );
}
