import styles from './illustrations.module.css';

const redDot = `${styles.red} ${styles.bare}`;
const blueArea = `${styles.blue} ${styles.bare}`;

/** Papers, money and the things in one's pocket. */
export const thingPictures = {
  phone: (
    <>
      <path className={blueArea} d="M17 14h30v24H17z" />
      <rect x="17" y="5" width="30" height="54" rx="6" />
      <path d="M29 10h6M17 38h30M17 31l11-7 9 3 10-8M28 24l3 14" />
      <rect className={redDot} x="23" y="44" width="18" height="8" rx="4" />
    </>
  ),
  card: (
    <>
      <path className={blueArea} d="M6 22h52v8H6z" />
      <rect x="6" y="14" width="52" height="36" rx="5" />
      <path d="M6 22h52M6 30h52M13 42h12M30 42h4" />
      <circle className={redDot} cx="48" cy="41" r="4" />
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
      <path className={blueArea} d="M8 25V16a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v9z" />
      <rect x="8" y="11" width="48" height="46" rx="5" />
      <path d="M8 25h48M20 6v9M44 6v9" />
      <path strokeWidth="4" d="M19 36h0M32 36h0M45 36h0M19 47h0" />
      <rect className={redDot} x="28" y="43" width="21" height="8" rx="4" />
    </>
  ),
  chart: (
    <>
      <path className={styles.blue} d="M16 57V40h9v17M31 57V31h9v26" />
      <path className={`${styles.red} ${styles.redLine}`} d="M46 56V20h9v36z" />
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
      <circle className={redDot} cx="20" cy="20" r="4" />
    </>
  ),
  star: (
    <>
      <path
        className={styles.blue}
        d="M30 10l6.800 14.200 15.600 2.100-11.400 10.900 2.800 15.500L30 45.200l-13.800 7.500L19 37.200 7.600 26.300l15.600-2.100z"
      />
      <path
        className={`${styles.red} ${styles.redLine}`}
        d="M52 7l1.600 4.400L58 13l-4.400 1.600L52 19l-1.600-4.400L46 13l4.400-1.600z"
      />
    </>
  ),
};
