import { Car, Cloud, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

const bare = (fill: string | undefined) => `${fill} ${styles.bare}`;

/** A car waits at a crossroads below a signpost that points everywhere. */
export function SceneLost() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 400" aria-hidden="true" focusable="false">
      <path className={bare(styles.sky)} d="M60 262a260 230 0 0 1 520 0z" />
      <circle className={bare(styles.sun)} cx="420" cy="138" r="34" />
      <path className={bare(styles.hill)} d="M20 262c60-56 120-70 180-36 60-66 160-80 230-18 60-26 130-10 190 54z" />
      <Cloud x={262} y={92} />
      <Cloud x={478} y={112} scale={0.8} />
      <Tree x={70} y={290} scale={0.8} />
      <Tree x={560} y={286} scale={0.9} />
      <Tree x={598} y={292} scale={0.65} />
      <path className={bare(styles.grey)} d="M312 262h20l70 50h222a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12v-46a12 12 0 0 1 12-12h226z" />
      <path d="M8 312h234l70-50M632 312H402l-70-50M24 382h252M292 382h24M332 382h220M568 382h26" />
      <path className={styles.fine} d="M40 262h248M356 262h244" />
      <path className={styles.dashes} d="M26 362h590" />
      <path className={styles.paperLine} d="M322 270v6M322 286v10" />

      <path className={styles.paper} d="M152 340V76a8 8 0 0 1 16 0v264z" />
      <path className={styles.red} d="M116 88h112l22 22-22 22H116z" />
      <path className={styles.whiteLine} strokeWidth="6" d="M138 110h62" />
      <path className={styles.paper} d="M204 146H100l-22 20 22 20h104z" />
      <path className={styles.greyLine} strokeWidth="6" d="M112 166h70" />
      <path className={styles.blue} d="M122 200h84l20 18-20 18h-84z" />
      <path className={styles.paperLine} strokeWidth="6" d="M142 218h46" />
      <path className={styles.grey} d="M136 346c0-8 8-12 24-12s24 4 24 12z" />

      <Car x={296} y={252} scale={0.86} />
      <g transform="translate(424 212)">
        <path className={styles.paper} d="M-8-2A34 34 0 1 1 8-2L0 12z" />
        <path className={styles.redLine} strokeWidth="6" d="M-10-44a10.500 10.500 0 1 1 15 9.500c-3.500 1.500-5 4-5 7.500v2M0-14h0" />
      </g>
    </svg>
  );
}
