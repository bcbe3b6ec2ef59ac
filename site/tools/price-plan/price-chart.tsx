import { formatMoney, type PricePlan } from '#rules/index.ts';
import { untranslated } from '#site/components/untranslated.ts';
import { fill } from '#site/messages/fill.ts';
import { formatDuration } from './format-duration.ts';
import type { ChartTexts, DurationTexts } from './plan-words.ts';
import { amountTicks, dayTicks, formatTick } from './price-axis.ts';
import styles from './price-chart.module.css';
import { priceSteps } from './price-steps.ts';
import { PriceTable } from './price-table.tsx';

interface PriceChartProps {
  plan: PricePlan;
  minutes: number;
  texts: ChartTexts;
  duration: DurationTexts;
  locale: string;
}

const line = 'var(--color-line-strong)';

/** What the duration asked about is marked with, in the chart and beside its words. */
const Mark = ({ x, y }: { x: string; y: string }) => (
  <circle fill="var(--color-action)" stroke="Canvas" strokeWidth="2" cx={x} cy={y} r="6" />
);

/**
 * The price over the duration as steps between two axes, with the duration asked about marked; a table says the same. Only
 * the steps stretch with the room there is: places are percentages, so that words and lines keep their size.
 */
export function PriceChart({ plan, minutes, texts, duration, locale }: PriceChartProps) {
  const steps = priceSteps(plan, minutes);
  const first = steps[0]!;
  const last = steps.at(-1)!;
  const mine = steps.find(({ hours }) => hours * 60 >= minutes)!;
  const { currency } = mine.price;
  // Not all the way up: hours may cost more than the day after them.
  const cents = steps.slice(1).map(({ price }) => price.cents);
  const [least, most] = [Math.min(...cents), Math.max(...cents)];
  const amounts = amountTicks(most);
  const max = amounts.at(-1)!;
  const width = last.hours - first.hours;
  const x = (hours: number) => `${(100 * (hours - first.hours)) / width}%`;
  const y = (cents: number) => `${100 - (100 * cents) / max}%`;
  // Each hour costs its price from its beginning: up first, then across.
  const path = steps.slice(1).map(({ hours, price }) => `V${max - price.cents}H${hours - first.hours}`);
  const say = (hours: number) => formatDuration(hours * 60, duration, locale);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{texts.title}</strong>
      </figcaption>
      <p className={styles.yours}>
        <svg width="16" height="16" aria-hidden="true">
          <Mark x="8" y="8" />
        </svg>
        <span>{fill(texts.mine, { duration: say(mine.hours), price: formatMoney(mine.price, locale) })}</span>
      </p>
      {/* Time goes from left to right, as in the numbers of every language. */}
      <div dir="ltr" className={styles.plot}>
        <svg
          width="100%"
          height="11em"
          overflow="visible"
          fill="currentColor"
          role="img"
          aria-label={fill(texts.alt, {
            from: say(first.hours + 1),
            to: say(last.hours),
            min: formatMoney({ cents: least, currency }, locale),
            max: formatMoney({ cents: most, currency }, locale),
          })}
        >
          {/* Firefox has screen readers read what stands in a picture, too. */}
          <g aria-hidden="true">
            {amounts.map((cents) => (
              <g key={cents} {...untranslated}>
                <line
                  stroke={cents === 0 ? line : 'var(--color-line)'}
                  x2="100%"
                  y1={y(cents)}
                  y2={y(cents)}
                />
                <text x="-0.6em" y={y(cents)} dy="0.35em" textAnchor="end">
                  {formatTick(cents, currency, locale)}
                </text>
              </g>
            ))}
            {dayTicks(first.hours, last.hours).map(({ hours, isNamed }) => (
              <g key={hours} {...untranslated}>
                <line stroke={line} strokeDasharray="2 3" x1={x(hours)} x2={x(hours)} y2="100%" />
                {isNamed && (
                  <text
                    className={hours === last.hours ? undefined : styles.spare}
                    x={x(hours)}
                    y="100%"
                    dy="1.5em"
                    textAnchor={hours === last.hours ? 'end' : 'middle'}
                  >
                    {say(hours)}
                  </text>
                )}
              </g>
            ))}
            <svg
              viewBox={`0 0 ${width} ${max}`}
              width="100%"
              height="100%"
              preserveAspectRatio="none"
              overflow="visible"
            >
              <path
                fill="none"
                stroke="var(--color-blue)"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                d={`M0 ${max - first.price.cents}${path.join('')}`}
              />
            </svg>
            <Mark x={x(mine.hours)} y={y(mine.price.cents)} />
          </g>
        </svg>
      </div>
      <PriceTable {...{ steps, mine, minutes, texts, say, locale }} />
    </figure>
  );
}
