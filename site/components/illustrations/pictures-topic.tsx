import styles from './illustrations.module.css';
import { blueSign, calendarSheet, licenseCard, redArea, redShape, sideCar } from './picture-parts.tsx';

/** Topics of the help, and the tools. */
export const topicPictures = {
  license: (
    <>
      {licenseCard}
      <path className={styles.redLine} strokeWidth="3.500" d="M39 41l4 4 8-9" />
    </>
  ),
  change: (
    <>
      {calendarSheet}
      <path className={styles.paper} d="M30 60l2-10 18-18 8 8-18 18z" />
      <path className={redShape} d="M45 37l5-5 8 8-5 5z" />
    </>
  ),
  cancel: (
    <>
      {calendarSheet}
      <path className={styles.redLine} strokeWidth="4.500" d="M24 33l16 16M40 33L24 49" />
    </>
  ),
  rules: (
    <>
      <path d="M12 6h26l13 13v39H12zM20 22h9M20 30h6" />
      <path className={styles.blue} d="M38 6v13h13z" />
      <circle className={`${styles.paper} ${styles.redLine}`} strokeWidth="4" cx="38" cy="42" r="11" />
      <path className={styles.redLine} strokeWidth="4" d="M30.500 34.500l15 15" />
    </>
  ),
  checklist: (
    <>
      <path d="M22 11h-7a4 4 0 0 0-4 4v40a4 4 0 0 0 4 4h34a4 4 0 0 0 4-4V15a4 4 0 0 0-4-4h-7M36 29h9M36 45h9" />
      <path className={styles.blue} d="M22 7h20v9H22z" />
      <path className={styles.redLine} strokeWidth="3.500" d="M19 28l4 4 7-8M19 44l4 4 7-8" />
    </>
  ),
  settings: (
    <>
      <path d="M6 14h52M6 32h52M6 50h52" />
      <circle className={styles.blue} cx="22" cy="14" r="7" />
      <circle className={redShape} cx="43" cy="32" r="7" />
      <circle className={styles.paper} cx="18" cy="50" r="7" />
    </>
  ),
  bank: (
    <>
      <path className={styles.blue} d="M6 24L32 7l26 17z" />
      <path d="M13 24v24M26 24v24M38 24v24M51 24v24M9 48h46M5 57h54" />
      <circle className={redArea} cx="32" cy="17" r="3.500" />
    </>
  ),
  calculator: (
    <>
      <rect x="12" y="5" width="40" height="54" rx="6" />
      <path className={styles.blue} d="M20 13h24v11H20z" />
      <path strokeWidth="5" d="M22 34h0M32 34h0M42 34h0M22 42h0M32 42h0M22 50h0M32 50h0" />
      <path className={styles.redLine} strokeWidth="5" d="M42 42v8" />
    </>
  ),
  approved: (
    <>
      {sideCar}
      {blueSign('M43 16.500l4 4 8-8.500')}
    </>
  ),
  return: (
    <>
      <g transform="matrix(-1 0 0 1 64 3)">{sideCar}</g>
      <path className={styles.redLine} strokeWidth="3.500" d="M56 26A22 22 0 0 0 17 15M16 5v11h11" />
    </>
  ),
};
