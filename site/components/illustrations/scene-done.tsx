import { bare } from './shapes.tsx';
import styles from './illustrations.module.css';

/** A signed agreement with a check mark, and the key of the car. */
export function SceneDone() {
  return (
    <svg className={styles.scene} viewBox="0 0 400 320" aria-hidden="true">
      <circle className={bare(styles.sky)} cx="200" cy="160" r="146" />
      <path
        className={styles.gray}
        d="M124 44h132a12 12 0 0 1 12 12v218a12 12 0 0 1-12 12H124a12 12 0 0 1-12-12V56a12 12 0 0 1 12-12z"
        transform="rotate(-6 190 165)"
      />
      <path
        className={styles.paper}
        d="M124 36h104l44 44v188a12 12 0 0 1-12 12H124a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z"
      />
      <path className={styles.blue} d="M228 36v32a12 12 0 0 0 12 12h32z" />
      <path className={styles.inkLine} strokeWidth="8" d="M136 68h52" />
      <path className={styles.grayLine} strokeWidth="6" d="M136 98h110M136 116h92M136 134h104M136 152h60" />
      <path className={styles.fine} d="M136 246h82" />
      <path
        className={styles.blueDeepLine}
        d="M142 238c6-26 16-36 18-26 2 9-13 24-6 24 8 0 11-15 17-15 5 0-3 14 3 14s9-11 15-11c5 0 1 10 7 10s8-4 14-7"
      />

      <circle className={styles.blueDeep} cx="278" cy="122" r="40" />
      <path className={styles.whiteLine} strokeWidth="8" d="M260 123l13 13 24-27" />

      <g transform="translate(262 208) rotate(-45)">
        <path className={styles.paper} d="M-7 20h14v66l-7 8-7-8v-6h-8V70h8v-8h-8V52h8z" />
        <rect className={styles.red} x="-25" y="-32" width="50" height="58" rx="16" />
        <path className={styles.whiteLine} d="M-9 4h18v11H-9zM-6 4v-5a6 6 0 0 1 11.500-2.500" />
        <circle className={styles.paper} cy="-21" r="5" />
        <path d="M0-21c9 0 14-6 14-14a14 14 0 1 0-21 12" />
      </g>

      <path className={styles.redLine} d="M66 88l10 6M330 60l-8 8" />
      <path className={styles.blueDeepLine} d="M84 236l-10 5M346 178h-12" />
      <path d="M88 60l4 10M314 36l-3 11" />
      <circle className={bare(styles.red)} cx="70" cy="188" r="5" />
      <circle className={bare(styles.blueDeep)} cx="58" cy="134" r="4" />
      <circle className={bare(styles.blueDeep)} cx="352" cy="104" r="5" />
      <circle className={bare(styles.red)} cx="350" cy="226" r="4" />
    </svg>
  );
}
