import styles from './illustrations.module.css';
import { blueArea, calendarSheet, redArea, redShape } from './picture-parts.tsx';

/** Papers, money and the things in one's pocket. */
export const thingPictures = {
  phone: (
    <>
      <path className={blueArea} d="M17 14h30v24H17z" />
      <rect x="17" y="5" width="30" height="54" rx="6" />
      <path d="M29 10h6M17 38h30M17 31l11-7 9 3 10-8M28 24l3 14" />
      <rect className={redArea} x="23" y="44" width="18" height="8" rx="4" />
    </>
  ),
  download: (
    <>
      <path className={blueArea} d="M14 14h36v32H14z" />
      <rect x="14" y="4" width="36" height="56" rx="7" />
      <path d="M28 9h8M22 46h20" />
      <path className={styles.redLine} strokeWidth="4" d="M32 19v19M24 30l8 8 8-8" />
    </>
  ),
  unlock: (
    <>
      <path className={blueArea} d="M12 13h40v35H12z" />
      <rect x="12" y="4" width="40" height="56" rx="7" />
      <path d="M28 54h8" />
      <path strokeWidth="3.500" d="M24 29v-7a7.500 7.500 0 0 1 15-1" />
      <path className={redShape} d="M21 30h22v15H21z" />
      <path className={styles.whiteLine} strokeWidth="4" d="M32 36v3" />
    </>
  ),
  call: (
    <>
      <path
        className={styles.blue}
        d="M20 7l7 14-7 6c3 7 9 13 16 16l6-7 14 7c0 9-6 14-13 14C24 57 7 40 7 21 7 13 12 7 20 7z"
      />
      <path className={styles.redLine} strokeWidth="3.500" d="M37 8a19 19 0 0 1 19 19M36 19a9 9 0 0 1 9 9" />
    </>
  ),
  card: (
    <>
      <path className={blueArea} d="M6 22h52v8H6z" />
      <rect x="6" y="14" width="52" height="36" rx="5" />
      <path d="M6 22h52M6 30h52M13 42h12M30 42h4" />
      <circle className={redArea} cx="48" cy="41" r="4" />
    </>
  ),
  shield: (
    <>
      <path className={blueArea} d="M32 6l20 7v17c0 13-8 22-20 28z" />
      <path d="M32 6l20 7v17c0 13-8 22-20 28-12-6-20-15-20-28V13z" />
      <path className={styles.redLine} strokeWidth="3" d="M23 32l6.500 6.500L42 25" />
    </>
  ),
  calendar: (
    <>
      {calendarSheet}
      <path strokeWidth="4" d="M19 36h0M32 36h0M45 36h0M19 47h0" />
      <rect className={redArea} x="28" y="43" width="21" height="8" rx="4" />
    </>
  ),
  chart: (
    <>
      <path className={styles.blue} d="M16 57V40h9v17M31 57V31h9v26" />
      <path className={redShape} d="M46 56V20h9v36z" />
      <path d="M7 8v49h50M16 29l11-9 8 4L48 9M40 8h9v9" />
    </>
  ),
  receipt: (
    <>
      <path className={blueArea} d="M21 13h22v12H21z" />
      <path d="M13 6h38v52l-6.400-5-6.300 5-6.300-5-6.300 5-6.300-5-6.400 5zM21 32h22M21 39h12" />
      <path className={styles.redLine} d="M38 39h5" />
    </>
  ),
  tag: (
    <>
      <path
        className={styles.blue}
        d="M8 28V12a4 4 0 0 1 4-4h16a6 6 0 0 1 4.200 1.800l22 22a5 5 0 0 1 0 7L39 54.200a5 5 0 0 1-7 0l-22.200-22A6 6 0 0 1 8 28z"
      />
      <path d="M30 40l10-10M37 43l5-5" />
      <circle className={redArea} cx="20" cy="20" r="4" />
    </>
  ),
};
