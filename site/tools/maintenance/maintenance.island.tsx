import { DateField, WholeNumberField } from '../form/fields.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { answerMaintenance, maintenanceInputs, maintenanceVerdicts } from './answer-maintenance.ts';
import type { schema } from './words.ts';

/** Whether the annual maintenance report is due (spec 5, 9). */
export function Maintenance(props: ToolProps<typeof schema>) {
  const { links } = props.words;
  const { tool, fields, result } = useTool(props, {
    initial: maintenanceInputs,
    answer: answerMaintenance,
    verdicts: maintenanceVerdicts,
  });
  return (
    <ToolForm tool={tool} links={[result?.details.isExempt ? links.young : links.due]}>
      <WholeNumberField field={fields.year} required />
      <DateField field={fields.lastReport} />
    </ToolForm>
  );
}
