import { formatMoney } from '#rules/index.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { formatNumber } from '../form/format-number.ts';
import type { ToolTexts } from '../form/tool-props.ts';
import type { EarningsDetails } from './answer-host-earnings.ts';
import { Lines } from '../price-plan/lines.tsx';
import { PriceChart } from '../price-plan/price-chart.tsx';
import type { schema } from './words.ts';

interface EarningsDetailsProps {
  details: EarningsDetails;
  locale: string;
  texts: ToolTexts<typeof schema>;
}

/** How a plan adds up: the lines, the distance, what to know about the plan, and the steps of the price. */
export function EarningsDetailsView({ details, texts, locale }: EarningsDetailsProps) {
  const { plan, minutes, days, hours, price, earnings, includedMiles, warnings } = details;
  const { parts } = texts;
  const hours24 = { hoursDearerThanDay: texts.minutesDearer, hoursIncludeMoreThanDay: texts.minutesInclude };
  const warningTexts = { hoursDearerThanDay: texts.hoursDearer, hoursIncludeMoreThanDay: texts.hoursInclude };
  return (
    <>
      <Lines
        lines={[
          { label: parts.days, amount: formatMoney(days, locale) },
          { label: parts.hours, amount: formatMoney(hours, locale) },
          { label: parts.total, amount: formatMoney(price, locale), isSum: true },
          ...(earnings
            ? [{ label: parts.earnings, amount: formatMoney(earnings, locale), isSum: true }]
            : []),
        ]}
      />
      {includedMiles !== null && (
        <p>
          {fillPlural(
            texts.included,
            { count: includedMiles, included: formatNumber(includedMiles, locale) },
            locale,
          )}
        </p>
      )}
      {warnings.map(({ code, fromHours }) => (
        <p key={code}>
          {fromHours === 24 ? hours24[code] : fillPlural(warningTexts[code], { count: fromHours }, locale)}
        </p>
      ))}
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
