import { bare, Car, Cloud, Person, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

function House() {
  return (
    <>
      <path className={styles.paper} d="M40 450V254l106-92 106 92v196z" />
      <path className={bare(styles.hill)} d="M238 450V242l12 11v197z" />
      <path className={styles.red} d="M22 258l124-108 124 108-11 13L146 173 33 271z" />
      <circle className={styles.blue} cx="146" cy="222" r="18" />
      <path className={styles.fine} d="M146 204v36M128 222h36" />
      <path className={styles.blue} d="M54 450V310h56v140z" />
      <path className={styles.paper} d="M66 324h32v38H66z" />
      <path className={styles.fine} d="M82 324v38M64 384v14" />
      <path className={styles.gray} d="M44 450h76v12H44z" />
    </>
  );
}

function Carport() {
  return (
    <>
      <path className={bare(styles.hill)} d="M254 326h344v124H254z" />
      <path className={styles.fine} d="M254 356h342M254 386h342M254 416h342" strokeOpacity=".18" />
      <path className={styles.paper} d="M584 326h14v126h-14z" />
      <path className={styles.paper} d="M246 306h376v20H246z" />
    </>
  );
}

/** The days let, as a sheet of 128 × 132. */
function Calendar() {
  return (
    <g transform="translate(318 84)">
      <rect className={styles.paper} width="132" height="132" rx="14" />
      <path className={styles.blue} d="M0 36V14A14 14 0 0 1 14 0h104a14 14 0 0 1 14 14v22z" />
      <path d="M36-9v18M96-9v18" />
      <path className={styles.inkLine} strokeWidth="6" d="M48 22h36" />
      <path className={styles.days} d="M22 58h92M22 84h92M22 110h46" />
      <path className={styles.redLine} strokeWidth="18" d="M45 84h46" />
      <path className={styles.whiteLine} d="M60 84l6 6 11-12" />
    </g>
  );
}

/** What the car earned, as a sheet of 148 × 172. */
function Earnings() {
  return (
    <g transform="translate(470 48)">
      <rect className={styles.paper} width="148" height="172" rx="14" />
      <path className={styles.inkLine} strokeWidth="8" d="M22 28h58" />
      <path className={styles.grayLine} strokeWidth="6" d="M22 48h36" />
      <circle className={styles.red} cx="118" cy="34" r="13" />
      <path className={styles.whiteLine} d="M118 40V28M112.500 33.500L118 28l5.500 5.500" />
      <path className={styles.blue} d="M24 150v-26h18v26M52 150v-42h18v42M80 150v-34h18v34" />
      <path className={styles.red} d="M108 150V84h18v66" />
      <path d="M18 150h112" />
      <path className={styles.fine} d="M33 106l28-18 28 8 26-26" />
      <circle className={styles.paper} cx="117" cy="68" r="4" />
    </g>
  );
}

/** A host at home hands over the key of a car; beside them the days let and the money earned. */
export function HeroHost() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 520" aria-hidden="true">
      <path className={bare(styles.sky)} d="M34 450V318a286 286 0 0 1 572 0v132z" />
      <Cloud x={196} y={122} />
      <Cloud x={44} y={140} scale={0.8} />
      <Tree x={34} y={450} scale={0.8} />
      <path className={bare(styles.gray)} d="M12 450h616v36a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14z" />
      <House />
      <Carport />
      <path d="M4 450h632M40 500h190M246 500h24M286 500h250M552 500h26" />
      <Car x={296} y={352} scale={0.96} />
      <Calendar />
      <Earnings />
      <Person x={102} y={324} coat="blue" hair="bun" arm="M20 50l11 22 17-4" hand={{ x: 58, y: 66 }} />
      <Person
        x={252}
        y={324}
        coat="paper"
        hair="short"
        arm="M20 50l10 23 17-2"
        hand={{ x: 57, y: 70 }}
        flip
      />
      <g transform="translate(178 346)">
        <path strokeWidth="4" d="M0 0v34M0 22h9M0 31h9" />
        <circle className={styles.red} cy="-8" r="13" />
        <circle className={styles.white} cy="-10" r="4" />
        <path className={styles.fine} d="M0-30v-9M-19-22l-6-6M19-22l6-6" />
      </g>
    </svg>
  );
}
