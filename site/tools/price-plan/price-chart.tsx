import { formatMoney, type Money, type PricePlan } from '#rules/index.ts';
import { fill } from '#site/messages/fill.ts';
import { formatDuration } from './format-duration.ts';
import type { ChartTexts, DurationTexts } from './plan-words.ts';
import { priceSteps, tableSteps } from './price-steps.ts';

interface PriceChartProps {
  plan: PricePlan;
  minutes: number;
  texts: ChartTexts;
  duration: DurationTexts;
  locale: string;
}

const width = 320;
const height = 150;
const left = 4;
const bottom = 130;
const top = 24;

/** The price over the duration as steps, with the duration asked about marked; a table says the same. */
export function PriceChart({ plan, minutes, texts, duration, locale }: PriceChartProps) {
  const steps = priceSteps(plan, minutes);
  const first = steps[0]!;
  const last = steps.at(-1)!;
  const maxCents = Math.max(1, ...steps.map(({ price }) => price.cents));
  const x = (hours: number) =>
    left + ((width - 2 * left) * (hours - first.hours)) / (last.hours - first.hours);
  const y = (cents: number) => bottom - ((bottom - top) * cents) / maxCents;
  // Each hour costs its price from its beginning: up first, then across.
  const path = steps
    .slice(1)
    .map(({ hours, price }) => `V${y(price.cents).toFixed(1)}H${x(hours).toFixed(1)}`)
    .join('');
  const mine = steps.find(({ hours }) => hours * 60 >= minutes)!;
  const days = steps.filter(({ hours }) => hours % 24 === 0 && hours > first.hours && hours < last.hours);
  const say = (hours: number) => formatDuration(hours * 60, duration, locale);
  const money = (price: Money) => formatMoney(price, locale);
  return (
    <figure>
      <figcaption>
        <strong>{texts.title}</strong>
      </figcaption>
      <svg
        fontSize="11"
        fill="currentColor"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fill(texts.alt, {
          from: say(first.hours + 1),
          to: say(last.hours),
          min: money(steps[1]!.price),
          max: money(last.price),
        })}
      >
        <path stroke="var(--color-line-strong)" d={`M${left} ${bottom}H${width - left}`} />
        {days.map(({ hours }) => (
          <g key={hours}>
            <path
              stroke="var(--color-line-strong)"
              strokeDasharray="2 3"
              d={`M${x(hours)} ${top}V${bottom}`}
            />
            <text x={x(hours)} y={height - 4} textAnchor="middle">
              {say(hours)}
            </text>
          </g>
        ))}
        <path
          fill="none"
          stroke="var(--color-blue)"
          strokeWidth="2"
          d={`M${x(first.hours)} ${y(first.price.cents)}${path}`}
        />
        <circle fill="var(--color-action)" cx={x(mine.hours)} cy={y(mine.price.cents)} r="5" />
        <text
          fontSize="13"
          fontWeight="700"
          paintOrder="stroke"
          stroke="var(--color-blue-soft)"
          strokeWidth="5"
          x={Math.min(Math.max(x(mine.hours), 30), width - 30)}
          y={y(mine.price.cents) - 10}
          textAnchor="middle"
        >
          {money(mine.price)}
        </text>
      </svg>
      <details>
        <summary>{texts.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.duration}</th>
              <th scope="col">{texts.price}</th>
            </tr>
          </thead>
          <tbody>
            {tableSteps(steps, minutes).map(({ hours, price }) => (
              <tr key={hours}>
                <th scope="row">
                  {say(hours)}
                  {hours === mine.hours && ` ${texts.yours}`}
                </th>
                <td>{money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
