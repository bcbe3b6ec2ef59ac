import { operatorPolicy } from '#rules/index.ts';
import { MoneyField, WholeNumberField } from '../form/fields.tsx';
import { MoreFields } from '../form/more-fields.tsx';
import { ToolForm } from '../form/tool-form.tsx';
import type { ToolProps } from '../form/tool-props.ts';
import { useTool } from '../form/use-tool.ts';
import { DistanceFields, PlanFields } from '../price-plan/plan-fields.tsx';
import { answerPriceEstimate, priceEstimateInputs, priceEstimateVerdicts } from './answer-price-estimate.ts';
import { PriceDetailsView } from './price-details.tsx';
import type { schema } from './words.ts';

/** What a reservation costs, and why (spec 1, 3). */
export function PriceEstimate(props: ToolProps<typeof schema>) {
  const { texts, links, locale } = props.words;
  const { tool, fields, result } = useTool(props, {
    initial: priceEstimateInputs,
    answer: (inputs) => answerPriceEstimate(inputs, texts.duration, locale),
    verdicts: priceEstimateVerdicts,
  });
  const asksForFee = operatorPolicy.reservationFee === undefined;
  return (
    <ToolForm
      tool={tool}
      links={[links.rule]}
      details={result && <PriceDetailsView result={result} texts={texts} locale={locale} />}
    >
      <PlanFields fields={fields} />
      <MoreFields label={asksForFee ? texts.more : texts.moreWithoutFee}>
        <DistanceFields fields={fields} />
        <WholeNumberField field={fields.miles} />
        <MoneyField field={fields.extraMileRate} />
        <MoneyField field={fields.insurance} />
        {asksForFee && <MoneyField field={fields.fee} />}
      </MoreFields>
    </ToolForm>
  );
}
