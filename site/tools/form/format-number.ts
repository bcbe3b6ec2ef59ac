/** A number as the locale writes it: "12,000". */
export const formatNumber = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(number);
