import { audiences } from '#catalog/help.ts';
import { toolIndex } from '#catalog/tools.ts';
import { ToolList } from '#site/components/tool/tool-list.tsx';
import { ToolPageFrame } from '#site/components/tool/tool-page-frame.tsx';

export default function Page() {
  return (
    <ToolPageFrame title={toolIndex.title} intro={toolIndex.intro}>
      {audiences.map((audience) => (
        <ToolList key={audience} audience={audience} />
      ))}
    </ToolPageFrame>
  );
}
