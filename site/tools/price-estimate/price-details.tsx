import { formatMoney } from '#rules/index.ts';
import { fillPlural, fillSentence } from '#site/messages/fill-plural.ts';
import { formatNumber } from '../form/format-number.ts';
import type { ToolResult } from '../form/tool-answer.ts';
import type { ToolTexts } from '../form/tool-props.ts';
import type { PriceDetails, PriceOutcome } from './answer-price-estimate.ts';
import { Lines } from '../price-plan/lines.tsx';
import { PriceChart } from '../price-plan/price-chart.tsx';
import type { schema } from './words.ts';

interface PriceDetailsProps {
  result: ToolResult<PriceOutcome, PriceDetails>;
  locale: string;
  texts: ToolTexts<typeof schema>;
}

/** Why a reservation costs what it costs: the lines, the distance, and the steps of the price. */
export function PriceDetailsView({ result, texts, locale }: PriceDetailsProps) {
  const { plan, minutes, lines, includedMiles, miles, extraMiles, warnings } = result.details;
  const sum = {
    label: result.outcome === 'complete' ? texts.parts.total : texts.parts.soFar,
    amount: String(result.values.total),
    isSum: true,
  };
  const distance =
    miles === undefined
      ? 'included'
      : extraMiles === undefined
        ? 'unknown'
        : extraMiles > 0
          ? 'beyond'
          : 'within';
  const dearer = warnings.find(({ code }) => code === 'hoursDearerThanDay');
  return (
    <>
      <Lines
        lines={[
          ...lines
            .filter(({ amount }) => amount?.cents !== 0)
            .map(({ part, amount }) => ({
              label: texts.parts[part],
              amount: amount ? formatMoney(amount, locale) : texts.parts.unknown,
            })),
          sum,
        ]}
      />
      {(includedMiles !== null || distance === 'unknown') && (
        <p>
          {fillSentence(
            texts.distance[distance],
            {
              count: miles ?? includedMiles ?? 0,
              included: formatNumber(includedMiles ?? 0, locale),
              miles: formatNumber(miles ?? 0, locale),
              extra: formatNumber(extraMiles ?? 0, locale),
            },
            locale,
          )}
        </p>
      )}
      {dearer && (
        <p>
          {dearer.fromHours === 24
            ? texts.minutesDearer
            : fillPlural(texts.hoursDearer, { count: dearer.fromHours }, locale)}
        </p>
      )}
      <PriceChart
        plan={plan}
        minutes={minutes}
        texts={texts.chart}
        duration={texts.duration}
        locale={locale}
      />
    </>
  );
}
