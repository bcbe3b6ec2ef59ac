import type { ToolTexts } from '#catalog/tools-schema.ts';
import { fill } from '../form/fill.ts';
import { MoneyField } from '../form/money-field.tsx';
import { answerPriceEstimate, priceEstimateInputs } from './answer-price-estimate.ts';
import { PlanFields, DistanceFields } from '../price-plan/plan-fields.tsx';
import { PriceDetailsView } from './price-details.tsx';
import { Result } from '../form/result.tsx';
import { MoreFields, ToolForm } from '../form/tool-form.tsx';
import { type ToolProps, useTool } from '../form/use-tool.ts';
import { WholeNumberField } from '../form/whole-number-field.tsx';

/** What a reservation costs, and why (spec 1, 3). */
export function PriceEstimate(props: ToolProps<ToolTexts<'price-estimate'>>) {
  const { texts, links } = props.words;
  const { value, result } = useTool(props, {
    initial: priceEstimateInputs,
    answer: (inputs) => answerPriceEstimate(inputs, texts.duration),
  });
  return (
    <ToolForm
      tool={value}
      result={
        <Result
          result={result}
          sentence={result ? fill(texts.sentences[result.outcome], result.values) : ''}
          links={[links.rule]}
        >
          {result && <PriceDetailsView result={result} texts={texts} />}
        </Result>
      }
    >
      <PlanFields />
      <MoreFields label={texts.more}>
        <DistanceFields />
        <WholeNumberField name="miles" />
        <MoneyField name="extraMileRate" />
        <MoneyField name="insurance" />
        <MoneyField name="fee" />
      </MoreFields>
    </ToolForm>
  );
}
