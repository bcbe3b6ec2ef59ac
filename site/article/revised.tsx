import { ui } from '#catalog/interface.ts';
import styles from './revised.module.css';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Last revised November 20, 2026". `date` is YYYY-MM-DD. */
export function Revised({ date }: { date: string }) {
  return (
    <p className={styles.revised}>
      {ui.lastRevised} <time dateTime={date}>{format.format(new Date(date))}</time>
    </p>
  );
}
