import type { ToolTexts } from '#catalog/tools-schema.ts';
import { fill } from './tools/fill.ts';
import { MoneyField } from './tools/money-field.tsx';
import { answerPriceEstimate, priceEstimateInputs } from './tools/price/answer-price-estimate.ts';
import { PlanFields, DistanceFields } from './tools/price/plan-fields.tsx';
import { PriceDetailsView } from './tools/price/price-details.tsx';
import { Result } from './tools/result.tsx';
import { MoreFields, ToolForm } from './tools/tool-form.tsx';
import { type ToolProps, useTool } from './tools/use-tool.ts';
import { WholeNumberField } from './tools/whole-number-field.tsx';

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
