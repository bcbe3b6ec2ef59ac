import { formatMoney } from '#rules/index.ts';
import type { ChartTexts } from './plan-words.ts';
import { type PriceStep, tableSteps } from './price-steps.ts';

interface PriceTableProps {
  steps: readonly PriceStep[];
  /** The step of the duration asked about. */
  mine: PriceStep;
  minutes: number;
  texts: ChartTexts;
  /** Hours as people say them. */
  say: (hours: number) => string;
  locale: string;
}

/** What the chart tells, in numbers. */
export function PriceTable({ steps, mine, minutes, texts, say, locale }: PriceTableProps) {
  return (
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
                {hours === mine.hours && <span> {texts.yours}</span>}
              </th>
              <td>{formatMoney(price, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
