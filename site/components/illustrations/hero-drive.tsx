import { Car, Cloud, Pin, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

const bare = (fill: string | undefined) => `${fill} ${styles.bare}`;

/** The route and the unlock button on the screen of a phone, 200 × 420. */
function MapPhone() {
  return (
    <g transform="translate(404 56)">
      <rect className={styles.tyre} width="200" height="420" rx="32" />
      <rect className={styles.paper} x="11" y="11" width="178" height="398" rx="22" />
      <path className={bare(styles.hill)} d="M13 270V33a20 20 0 0 1 20-20h134a20 20 0 0 1 20 20v237z" />
      <path className={bare(styles.blue)} d="M13 33a20 20 0 0 1 20-20h36v60l-56 22zM117 150l70-30v84l-52 22z" />
      <path className={styles.paperLine} strokeWidth="9" d="M13 112l174-75M13 232l174-76M74 14v254M122 150l30 118M122 150V14" />
      <path className={styles.redLine} strokeWidth="5" d="M49 217l25-10V87l48-21" />
      <circle className={styles.paper} cx="47" cy="218" r="11" />
      <circle className={bare(styles.blueDeep)} cx="47" cy="218" r="6" />
      <Pin x={124} y={68} scale={0.5} />
      <rect className={bare(styles.ink)} x="78" y="21" width="44" height="8" rx="4" />
      <path className={styles.paper} d="M11 272c0-12 8-20 20-20h138c12 0 20 8 20 20v115a22 22 0 0 1-22 22H33a22 22 0 0 1-22-22z" />
      <path className={styles.greyLine} strokeWidth="5" d="M88 263h24" />
      <path className={styles.inkLine} strokeWidth="7" d="M32 286h66" />
      <path className={styles.greyLine} strokeWidth="7" d="M32 304h44M90 304h18" />
      <rect className={bare(styles.hill)} x="122" y="278" width="48" height="34" rx="8" />
      <g transform="translate(127 286) scale(.127)">
        <path className={bare(styles.ink)} d="M6 96V66l30-48C42 9 50 4 62 4h78l67 40c60 6 87 17 87 41v11z" />
        <circle className={bare(styles.ink)} cx="68" cy="96" r="34" />
        <circle className={bare(styles.ink)} cx="236" cy="96" r="34" />
      </g>
      <rect className={bare(styles.red)} x="28" y="332" width="144" height="52" rx="26" />
      <path className={bare(styles.white)} d="M58 356h22v15H58z" />
      <path className={styles.whiteLine} strokeWidth="3.500" d="M58 356h22v15H58zM62 356v-5a7 7 0 0 1 13.500-2.500" />
      <path className={styles.whiteLine} strokeWidth="7" d="M98 360h44" />
      <path d="M-2 96v44M202 112v60" />
    </g>
  );
}

/** A car at its pickup place, and the phone that shows the way and unlocks it. */
export function HeroDrive() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 520" aria-hidden="true" focusable="false">
      <path className={bare(styles.sky)} d="M36 424a254 254 0 0 1 508 0z" />
      <circle className={bare(styles.paper)} cx="332" cy="254" r="40" />
      <path className={bare(styles.hill)} d="M62 424V300h54v-44h58v74h26v-92h56v64h38v-34h62v156z" />
      <path className={bare(styles.blue)} d="M36 424v-54h44v-30h60v52h42v-72h62v40h48v-28h50v92z" />
      <path className={styles.windows} d="M98 356v54M118 356v54M200 338v72M222 338v72M312 350v60M330 350v60" />
      <Cloud x={76} y={216} />
      <Cloud x={300} y={150} scale={0.8} />
      <Tree x={352} y={424} scale={0.95} />
      <Tree x={394} y={424} scale={0.7} />
      <path d="M8 424h624" />
      <path className={bare(styles.grey)} d="M8 426h624v66H8z" />
      <path d="M8 492h624" />
      <path className={styles.paperLine} strokeWidth="5" strokeDasharray="34 26" d="M28 478h380" />

      <path d="M52 424V250" />
      <rect className={styles.blueDeep} x="24" y="196" width="56" height="56" rx="12" />
      <path className={styles.whiteLine} strokeWidth="6" d="M44 240v-32h9a10 10 0 0 1 0 20h-9" />

      <Car x={64} y={336} scale={1.08} />
      <path className={styles.fine} strokeDasharray="1 9" d="M208 306c0-6 0-6 0-18" />
      <ellipse className={styles.fine} cx="208" cy="308" rx="22" ry="6" />
      <Pin x={208} y={304} scale={1.1} />
      <MapPhone />
    </svg>
  );
}
