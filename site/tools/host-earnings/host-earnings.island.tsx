import { operatorPolicy } from '#rules/index.ts';
import { PercentField } from '../form/fields.tsx';
import { MoreFields } from '../form/more-fields.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { DistanceFields, PlanFields } from '../price-plan/plan-fields.tsx';
import { answerHostEarnings, hostEarningsVerdicts, hostEarningsInputs } from './answer-host-earnings.ts';
import { EarningsDetailsView } from './earnings-details.tsx';
import type { schema } from './words.ts';

/** What a price plan brings its host (spec 1, 3). */
export function HostEarnings(props: ToolProps<typeof schema>) {
  const { texts, links, locale } = props.words;
  const { tool, fields, result } = useTool(props, {
    initial: hostEarningsInputs,
    answer: (inputs) => answerHostEarnings(inputs, texts.duration, locale),
    verdicts: hostEarningsVerdicts,
  });
  const asksForShare = operatorPolicy.hostSharePercent === undefined;
  return (
    <ToolForm
      tool={tool}
      links={[links.rule]}
      details={result && <EarningsDetailsView details={result.details} texts={texts} locale={locale} />}
    >
      <PlanFields fields={fields} />
      <MoreFields label={asksForShare ? texts.more : texts.moreWithoutShare}>
        <DistanceFields fields={fields} />
        {asksForShare && <PercentField field={fields.share} />}
      </MoreFields>
    </ToolForm>
  );
}
