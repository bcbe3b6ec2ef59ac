import { useCatalog } from '#site/catalog-context.tsx';

/** "Last revised November 20, 2026". `date` is YYYY-MM-DD. */
export function Revised({ date }: { date: string }) {
  const { locale, ui } = useCatalog();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="note">
      {ui.lastRevised} <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
