import styles from './illustrations.module.css';
import {
  licenseCard,
  questionMark,
  redArea,
  redShape,
  redSign,
  sideCar,
  sideCarInFront,
} from './picture-parts.tsx';

const halfCar = (
  <>
    <path className={`${styles.blue} ${styles.bare}`} d="M1 30h6q4 0 5.500 3l4.500 8 8 1.500q4 1 4 5V55H1z" />
    <path d="M1 30h6q4 0 5.500 3l4.500 8 8 1.500q4 1 4 5V55h-6M12 55H1M1 41h16" />
    <circle className={styles.paper} cx="17.500" cy="55" r="5" />
  </>
);

const running = 'M36 23l-8 15 10 7-3 13M28 38l-5 11-12 2M36 23l8 9 10-3M36 23l-11-1-7 9';

/** What goes wrong, for somebody who looks for a moment, beside a road: the trouble is what is red. */
export const troublePictures = {
  crash: (
    <>
      {halfCar}
      <g transform="matrix(-1 0 0 1 64 0)">{halfCar}</g>
      <path
        className={redShape}
        d="M32 5l3 8 7.500-4-2 8 8 1.500-6.500 5 5 6-8-.500L32 38l-7-9-8 .500 5-6-6.500-5 8-1.500-2-8 7.500 4z"
      />
    </>
  ),
  breakdown: (
    <>
      <path strokeWidth="3.500" d="M22 38L9 25" />
      <path
        className={styles.blue}
        d="M10 54H6a2 2 0 0 1-2-2v-8c0-4 2-6 5-6h13l6-9a6 6 0 0 1 5-3h9a6 6 0 0 1 6 4l4 10v14H22"
      />
      <path className={styles.paper} d="M28 38l4-6h6v6z" />
      <circle className={styles.paper} cx="16" cy="54" r="5" />
      <path className={styles.paperLine} strokeWidth="8" d="M48 36l12 22H36z" />
      <path className={redShape} d="M48 36l12 22H36z" />
      <path className={styles.whiteLine} strokeWidth="4" d="M48 44v6M48 55h0" />
    </>
  ),
  locked: (
    <>
      <path
        className={styles.blue}
        d="M6 32l4.500-13a6 6 0 0 1 5.500-4h18a6 6 0 0 1 5.500 4L44 32M6 32h38a3 3 0 0 1 3 3v14H3V35a3 3 0 0 1 3-3zM8 49v7h8v-7"
      />
      <circle className={styles.paper} cx="12" cy="40" r="3" />
      <path
        className={`${styles.paper} ${styles.paperLine}`}
        strokeWidth="6"
        d="M38 38v-5a7.500 7.500 0 0 1 15 0v5h6v20H32V38z"
      />
      <path strokeWidth="3.500" d="M38 38v-5a7.500 7.500 0 0 1 15 0v5" />
      <path className={redShape} d="M33 39h25v18H33z" />
      <path className={styles.whiteLine} strokeWidth="4" d="M45.500 46v4" />
    </>
  ),
  lost: (
    <>
      <path className={styles.blue} d="M32 59C17 44 11 35 11 26a21 21 0 0 1 42 0c0 9-6 18-21 33z" />
      {questionMark(21.5)}
    </>
  ),
  wrongCar: (
    <>
      {sideCar}
      {redSign('M44.500 11.500l9 9M53.500 11.500l-9 9')}
    </>
  ),
  upcoming: (
    <>
      <rect x="13" y="4" width="38" height="56" rx="7" />
      <path d="M28 9h8" />
      <path
        className={styles.blue}
        d="M24.500 18c0 8 6 10 6 14.500s-6 6.500-6 14.500h15c0-8-6-10-6-14.500s6-6.500 6-14.500zM22 18h20M22 47h20"
      />
      <path className={redArea} d="M25.500 46c0-4 6.500-6 6.500-6s6.500 2 6.500 6zM28 26h8l-4 5z" />
    </>
  ),
  late: (
    <>
      <path strokeWidth="8" d={running} />
      <path className={styles.blueLine} strokeWidth="3" d={running} />
      <circle className={styles.blue} cx="44" cy="11" r="6" />
      <circle className={styles.paper} cx="13" cy="14" r="10" />
      <path className={styles.redLine} strokeWidth="3" d="M13 8v6l4 2.500" />
    </>
  ),
  lateReturn: (
    <>
      <circle className={styles.paper} cx="41" cy="22" r="18" />
      <path className={styles.redLine} strokeWidth="3.500" d="M41 11v11l7 5" />
      <g transform="matrix(-1 0 0 1 58 3)">{sideCarInFront}</g>
    </>
  ),
  charged: (
    <>
      <path className={`${styles.blue} ${styles.bare}`} d="M11 5h42v11H11z" />
      <path d="M11 5h42v54l-7-5.500-7 5.500-7-5.500-7 5.500-7-5.500-7 5.500z" />
      {questionMark(27.5)}
    </>
  ),
  licensePending: (
    <>
      {licenseCard}
      <path className={styles.redLine} strokeWidth="4.500" d="M38 42h0M45 42h0M52 42h0" />
    </>
  ),
  noShow: (
    <g strokeDasharray="4 4.200">
      <circle cx="27" cy="21" r="11" />
      <path className={styles.blue} d="M6 58v-3a21 21 0 0 1 42 0v3z" />
      <path className={styles.redLine} strokeWidth="4" strokeDasharray="none" d="M44 8l13 13M57 8L44 21" />
    </g>
  ),
  damage: (
    <>
      {sideCar}
      <path
        className={styles.redLine}
        strokeWidth="3.500"
        d="M43 40l-4 6 6 3-4 6M44 24l2-7M50 28l5-6M55 34l6-2"
      />
    </>
  ),
  needUpdate: (
    <>
      <path d="M55 27A24 24 0 0 0 12 18.500M9 37a24 24 0 0 0 43 8.500" />
      <path className={styles.redLine} strokeWidth="3.500" d="M11 8v11h11M53 56V45H42" />
      <path
        className={styles.blue}
        d="M19 31l3-7a3 3 0 0 1 3-2h14a3 3 0 0 1 3 2l3 7v9h-4v3h-5v-3H28v3h-5v-3h-4zM19 31h26"
      />
      <path strokeWidth="3" d="M25 35.500h0M39 35.500h0" />
    </>
  ),
  notBookable: (
    <>
      {sideCar}
      {redSign('M43 16h12')}
    </>
  ),
};
