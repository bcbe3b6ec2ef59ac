import { bare, Car, Cloud, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

/** A car waits at a crossroads below a signpost that points everywhere. */
export function SceneLost() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 400" aria-hidden="true">
      <path className={bare(styles.sky)} d="M60 262a260 230 0 0 1 520 0z" />
      <path className={bare(styles.sky)} d="M40 262h560l24 50H16z" />
      <path
        className={bare(styles.hill)}
        d="M76 262c36-46 78-60 124-36 60-66 160-80 230-18 60-26 130-10 132 54z"
      />
      <Cloud x={288} y={92} />
      <Cloud x={520} y={138} scale={0.8} />
      <Tree x={62} y={292} scale={0.8} />
      <Tree x={560} y={286} scale={0.9} />
      <Tree x={598} y={292} scale={0.65} />
      <path
        className={bare(styles.gray)}
        d="M288 262h12l62 50h262a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12v-46a12 12 0 0 1 12-12h210z"
      />
      <path d="M8 312h218l62-50M632 312H362l-62-50M24 382h252M292 382h24M332 382h220M568 382h26" />
      <path className={styles.fine} d="M40 262h236M312 262h288" />
      <path className={styles.dashes} d="M26 362h590" />
      <path className={styles.paperLine} d="M294 270v5M294 284v8M294 302v12" />

      <path className={styles.paper} d="M142 304V76a8 8 0 0 1 16 0v228z" />
      <path className={styles.red} d="M106 88h112l22 22-22 22H106z" />
      <path className={styles.whiteLine} strokeWidth="6" d="M128 110h62" />
      <path className={styles.paper} d="M194 144H90l-22 20 22 20h104z" />
      <path className={styles.grayLine} strokeWidth="6" d="M102 164h70" />
      <path className={styles.blue} d="M112 196h84l20 18-20 18h-84z" />
      <path className={styles.paperLine} strokeWidth="6" d="M132 214h46" />
      <path className={styles.gray} d="M126 308c0-8 8-12 24-12s24 4 24 12z" />

      <Car x={346} y={252} scale={0.86} />
      <g transform="translate(466 212)">
        <path className={styles.paper} d="M-8-2A34 34 0 1 1 8-2L0 12z" />
        <path
          className={styles.redLine}
          strokeWidth="6"
          d="M-10-44a10.500 10.500 0 1 1 15 9.500c-3.500 1.500-5 4-5 7.500v2M0-14h0"
        />
      </g>
    </svg>
  );
}
