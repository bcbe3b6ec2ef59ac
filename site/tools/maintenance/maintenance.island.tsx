import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Field } from '../form/field.tsx';
import { fill } from '../form/fill.ts';
import { answerMaintenance, maintenanceInputs } from './answer-maintenance.ts';
import { Result } from '../form/result.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { WholeNumberField } from '../form/whole-number-field.tsx';

/** Whether the annual maintenance report is due (spec 5, 9). */
export function Maintenance(props: ToolProps<ToolTexts<'maintenance'>>) {
  const { texts, links } = props.words;
  const { value, result } = useTool(props, { initial: maintenanceInputs, answer: answerMaintenance });
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  const link = result?.details.isExempt ? links.young : links.due;
  return (
    <ToolForm tool={value} result={<Result result={result} sentence={sentence} links={[link]} />}>
      <WholeNumberField name="year" required />
      <Field name="lastReport" type="date" />
    </ToolForm>
  );
}
