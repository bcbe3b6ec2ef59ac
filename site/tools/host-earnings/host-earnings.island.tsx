import type { ToolTexts } from '#catalog/tools-schema.ts';
import { Field } from '../form/field.tsx';
import { fill } from '../form/fill.ts';
import { answerHostEarnings, hostEarningsInputs } from './answer-host-earnings.ts';
import { EarningsDetailsView } from './earnings-details.tsx';
import { DistanceFields, PlanFields } from '../price-plan/plan-fields.tsx';
import { Result } from '../form/result.tsx';
import { MoreFields, ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';

/** What a price plan brings its host (spec 1, 3). */
export function HostEarnings(props: ToolProps<ToolTexts<'host-earnings'>>) {
  const { texts, links } = props.words;
  const { value, result } = useTool(props, {
    initial: hostEarningsInputs,
    answer: (inputs) => answerHostEarnings(inputs, texts.duration),
  });
  const sentence = result ? fill(texts.sentences[result.outcome], result.values) : '';
  return (
    <ToolForm
      tool={value}
      result={
        <Result result={result} sentence={sentence} links={[links.rule]}>
          {result && <EarningsDetailsView details={result.details} texts={texts} />}
        </Result>
      }
    >
      <PlanFields />
      <MoreFields label={texts.more}>
        <DistanceFields />
        <Field name="share" inputMode="decimal" />
      </MoreFields>
    </ToolForm>
  );
}
