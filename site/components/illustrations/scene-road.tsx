import { bare, Car, Cloud, Pin, Tree } from './shapes.tsx';
import styles from './illustrations.module.css';

/** A wide, low landscape with a road and a car, for the foot of a section; narrow screens see its middle. */
export function SceneRoad() {
  return (
    <svg
      className={`${styles.scene} ${styles.band}`}
      viewBox="0 0 1440 190"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={bare(styles.sky)}
        d="M0 150V92c90-46 190-52 300-14C420 10 560 4 690 66c120-58 260-62 380 0 110-50 250-44 370 12v72z"
      />
      <path
        className={bare(styles.hill)}
        d="M0 150v-24c140-40 270-36 400 2 110-46 220-42 320-2 150-46 300-44 420-4 110-30 210-28 300 2v26z"
      />
      <path className={bare(styles.hill)} d="M746 150V78h34V52h38v44h26V34h42v62h28V68h36v82z" />
      <path className={styles.windows} d="M791 66v76M807 66v76M857 48v94M873 48v94M932 82v60" />
      <Cloud x={470} y={52} />
      <Cloud x={1000} y={46} scale={0.8} />
      <Cloud x={150} y={56} scale={0.9} />
      <Tree x={96} y={150} scale={0.7} />
      <Tree x={136} y={150} scale={0.5} />
      <Tree x={440} y={150} scale={0.75} />
      <Tree x={484} y={150} scale={0.55} />
      <Tree x={1010} y={150} scale={0.7} />
      <Tree x={1268} y={150} scale={0.75} />
      <Tree x={1312} y={150} scale={0.55} />
      <path className={bare(styles.gray)} d="M0 150h1440v40H0z" />
      <path d="M-4 150h1448" />
      <path className={styles.dashes} d="M10 178h1420" />
      <Car x={600} y={108} scale={0.5} />
      <Pin x={902} y={150} scale={0.8} />
    </svg>
  );
}
