import { bare, Car, Cloud, Pin, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

/** The route and the unlock button on the screen of a phone, 200 × 420. */
function MapPhone() {
  return (
    <g transform="translate(398 30) scale(1.07)">
      <rect className={styles.tyre} width="200" height="420" rx="32" />
      <rect className={bare(styles.paper)} x="11" y="11" width="178" height="398" rx="22" />
      <path className={bare(styles.hill)} d="M13 270V33a20 20 0 0 1 20-20h134a20 20 0 0 1 20 20v237z" />
      <path
        className={bare(styles.blue)}
        d="M13 33a20 20 0 0 1 20-20h36v102l-56 24zM122 190l65-28v72l-46 20z"
      />
      <path className={styles.streets} d="M13 142l174-75M13 232l174-76M74 13v257M122 13v137l26 120" />
      <rect x="11" y="11" width="178" height="398" rx="22" />
      <path className={styles.redLine} strokeWidth="5" d="M47 217l27-11.600v-90.300L122 95" />
      <circle className={styles.white} cx="47" cy="217" r="11" />
      <circle className={bare(styles.blueDeep)} cx="47" cy="217" r="6" />
      <Pin x={122} y={97} scale={0.5} />
      <rect className={bare(styles.ink)} x="78" y="21" width="44" height="8" rx="4" />
      <path
        className={styles.paper}
        d="M11 272c0-12 8-20 20-20h138c12 0 20 8 20 20v115a22 22 0 0 1-22 22H33a22 22 0 0 1-22-22z"
      />
      <path className={styles.grayLine} strokeWidth="5" d="M88 263h24" />
      <path className={styles.inkLine} strokeWidth="7" d="M32 286h66" />
      <path className={styles.grayLine} strokeWidth="7" d="M32 304h44M90 304h18" />
      <rect className={bare(styles.hill)} x="122" y="278" width="48" height="34" rx="8" />
      <g transform="translate(127 286) scale(.127)">
        <path className={bare(styles.ink)} d="M6 96V66l30-48C42 9 50 4 62 4h78l67 40c60 6 87 17 87 41v11z" />
        <circle className={bare(styles.ink)} cx="68" cy="96" r="34" />
        <circle className={bare(styles.ink)} cx="236" cy="96" r="34" />
      </g>
      <rect className={bare(styles.red)} x="28" y="332" width="144" height="52" rx="26" />
      <path className={bare(styles.white)} d="M58 356h22v15H58z" />
      <path
        className={styles.whiteLine}
        strokeWidth="3.500"
        d="M58 356h22v15H58zM62 356v-5a7 7 0 0 1 13.500-2.500"
      />
      <path className={styles.whiteLine} strokeWidth="7" d="M98 360h44" />
      <path d="M-2 96v44M202 112v60" />
    </g>
  );
}

/** A car at its pickup place, and the phone that shows the way and unlocks it. */
export function HeroDrive() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 520" aria-hidden="true">
      <path className={bare(styles.sky)} d="M24 424V296a276 276 0 0 1 552 0v128z" />
      <circle className={bare(styles.sun)} cx="340" cy="228" r="38" />
      <path className={bare(styles.hill)} d="M58 424V306h54v-70h56v52h32V186h60v92h36v-42h62v188z" />
      <path className={bare(styles.blue)} d="M30 424v-58h46v-40h58v66h40v-54h62v-40h52v34h62v92z" />
      <path
        className={styles.windows}
        d="M129 252v60M151 252v60M218 202v60M242 202v60M316 252v60M338 252v60"
      />
      <Cloud x={92} y={158} scale={1.1} />
      <Cloud x={270} y={118} scale={0.85} />
      <Tree x={352} y={424} scale={0.95} />
      <Tree x={394} y={424} scale={0.7} />
      <path className={bare(styles.gray)} d="M12 424h616v54a14 14 0 0 1-14 14H26a14 14 0 0 1-14-14z" />
      <path d="M4 424h632M40 492h250M306 492h22M344 492h210M570 492h20" />
      <path className={styles.dashes} d="M30 476h370" />

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
