/** Steps of an axis that people count in. */
const roundSteps = [1, 2, 5, 10];

/** The amounts that an axis names: from 0 in round steps to the first that reaches `maxCents`, four at most. */
export function amountTicks(maxCents: number): number[] {
  const least = Math.max(1, maxCents / 3);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * roundSteps.find((each) => each * power >= least)!;
  return Array.from({ length: Math.max(1, Math.ceil(maxCents / step)) + 1 }, (_, index) => index * step);
}

/** The full days of an axis, in hours, and which of them have room for a word: of more than two every other, the last always. */
export function dayTicks(firstHour: number, lastHour: number): { hours: number; isNamed: boolean }[] {
  const count = (lastHour - firstHour) / 24;
  return Array.from({ length: count }, (_, index) => ({
    hours: firstHour + (index + 1) * 24,
    isNamed: count <= 2 || (count - 1 - index) % 2 === 0,
  }));
}

/** An amount in as few letters as an axis has room for: "$50", "$2.50", "$12K". */
export const formatTick = (cents: number, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(cents >= 10_000_00
      ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }
      : { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 }),
  }).format(cents / 100);
