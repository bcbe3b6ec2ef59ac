import styles from './illustrations.module.css';

export const redArea = `${styles.red} ${styles.bare}`;
export const redShape = `${styles.red} ${styles.redLine}`;
export const blueArea = `${styles.blue} ${styles.bare}`;
const blueDeepArea = `${styles.blueDeep} ${styles.bare}`;

/** Shapes that several pictures share, so that they are one family and weigh little on a page with many of them. */

const carOutline =
  'M10 55H7a2 2 0 0 1-2-2v-8c0-3 1-4.500 4-5l4-1 5-8a6 6 0 0 1 5-3h9a7 7 0 0 1 5 2l8 9 7 1.500c3.500.7 5 3 5 6V53a2 2 0 0 1-2 2h-4M22 55h17';

/** A car seen from its right side, below what a picture says of it. */
export const sideCar = (
  <>
    <path className={styles.blue} d={carOutline} />
    <path className={styles.paper} d="M19 39l4-6h5v6zM33 33l5.500 6H33z" />
    <circle className={styles.paper} cx="16" cy="55" r="5" />
    <circle className={styles.paper} cx="45" cy="55" r="5" />
  </>
);

/** The same car where it stands before something: a rim of paper keeps the two apart. */
export const sideCarInFront = (
  <>
    <path className={styles.paperLine} strokeWidth="8" d={carOutline} />
    {sideCar}
  </>
);

/** A round sign above the car: what is wrong with it, or right. The mark is a line in white. */
export const redSign = (mark: string) => (
  <>
    <circle className={redArea} cx="49" cy="16" r="12" />
    <path className={styles.whiteLine} strokeWidth="4" d={mark} />
  </>
);

export const blueSign = (mark: string) => (
  <>
    <circle className={blueDeepArea} cx="49" cy="16" r="12" />
    <path className={styles.whiteLine} strokeWidth="4" d={mark} />
  </>
);

/** A plus above at the right: more of something. */
export const plus = <path className={styles.redLine} strokeWidth="4.500" d="M50 6v18M41 15h18" />;

/** A sheet of a month, empty below its head. */
export const calendarSheet = (
  <>
    <path className={blueArea} d="M8 25v-9a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v9z" />
    <rect x="8" y="11" width="48" height="46" rx="5" />
    <path d="M8 25h48M20 6v9M44 6v9" />
  </>
);

/** A driver's license, empty at its lower right. */
export const licenseCard = (
  <>
    <rect x="5" y="13" width="54" height="38" rx="5" />
    <circle className={styles.blue} cx="20" cy="26" r="5" />
    <path className={styles.blue} d="M11 43a9 9 0 0 1 18 0zM37 24h14M37 32h9" />
  </>
);

const question = 'a6.500 6.500 0 1 1 10 5.500c-2.500 1.600-3.500 2.500-3.500 5M32 ';

/** A question mark from the height where it begins; it ends 18 below. */
export const questionMark = (y: number) => (
  <path className={styles.redLine} strokeWidth="4.500" d={`M25.500 ${y}${question}${y + 17.5}h0`} />
);
