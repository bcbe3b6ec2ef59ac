/**
 * A time zone as people call it, summer and winter alike, "Eastern Time"; today, since zones had other names in 1970.
 *
 * @param timeZone of the IANA, such as America/New_York
 */
export const zoneName = (timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(Date.UTC(2026, 0))
    .find(({ type }) => type === 'timeZoneName')!.value;
