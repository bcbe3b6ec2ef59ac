import styles from './illustrations.module.css';

/** The class of a shape without an outline. */
export const bare = (fill: string | undefined) => `${fill} ${styles.bare}`;

/** Where a shared shape stands: its origin in the scene, and its size. */
export interface Spot {
  x: number;
  y: number;
  scale?: number;
}

function place({ x, y, scale = 1 }: Spot): string {
  return scale === 1 ? `translate(${x} ${y})` : `translate(${x} ${y}) scale(${scale})`;
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 92)`}>
      <circle className={styles.tyre} r="25" />
      <circle className={styles.paper} r="15" />
      <path className={styles.fine} d="M0-14V14M-12.100-7L12.100 7M-12.100 7L12.100-7" />
      <circle className={styles.paper} r="4" />
    </g>
  );
}

/** A compact car seen from its right side, 300 × 117, standing on y = 117. */
export function Car(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path className={styles.tyre} d="M36 96h230v-24H36z" />
      <path
        className={styles.red}
        d="M38 96H16C9 96 6 92 6 86V66c0-9 4-15 9-21l20-27C42 9 50 4 62 4h78c13 0 22 4 31 11l36 29c30 3 54 8 70 17 12 7 17 13 17 24v4c0 5-3 7-8 7h-20a30 30 0 0 0-60 0H98a30 30 0 0 0-60 0z"
      />
      <path
        className={styles.blue}
        d="M108 14H66c-8 0-13 3-18 9L33 45h75zM119 14h19c10 0 17 2 24 8l27 23h-70z"
      />
      <path className={styles.glare} d="M86 20L70 39M150 21l-12 18" />
      <path className={styles.fine} d="M113.500 14v74h74c7-12 8-28 3-43M104 62H90M180 62h-14" />
      <path
        className={styles.white}
        d="M262 63h18c7 4 11 9 13 16h-13c-10 0-17-6-18-16zM7 62h9c4 0 6 3 6 7s-2 8-6 8H6"
      />
      <path className={styles.red} d="M187 47c-1-7 2-10 9-10s9 2 9 7-4 5-18 3z" />
      <Wheel x={68} />
      <Wheel x={236} />
    </g>
  );
}

/** A place marker whose tip is its origin, 64 × 84. */
export function Pin(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path className={styles.red} d="M0 0C-22-22-32-36-32-52a32 32 0 0 1 64 0C32-36 22-22 0 0z" />
      <circle className={styles.white} cy="-52" r="12" />
    </g>
  );
}

/** A round tree on its origin, 60 × 120. */
export function Tree(spot: Spot) {
  return (
    <g transform={place(spot)}>
      <path
        className={styles.blue}
        d="M0-34C-20-34-30-50-30-70c0-26 14-50 30-50s30 24 30 50c0 20-10 36-30 36z"
      />
      <path className={styles.fine} d="M0 0v-88M0-52l14-16M0-66l-11-12" />
    </g>
  );
}

/** A cloud whose flat foot begins at its origin, 80 × 30. */
export function Cloud(spot: Spot) {
  return (
    <path
      className={`${styles.paper} ${styles.soft}`}
      transform={place(spot)}
      d="M12 0a11 11 0 0 1-1-22c3 0 5 .6 7 2 2-8 9-12 17-12 10 0 17 6 19 15 9-3 18 2 18 10 0 4-3 7-7 7z"
    />
  );
}

const hairCuts = {
  short: 'M9 17C6 4 13-4 23-4c8 0 13 4 12 11-6 1-11 0-15-3 0 5-3 8-6 9l-2 3z',
  bun: 'M7-6a7 7 0 1 1 3 9M9 20C5 3 12-4 22-4c9 0 14 6 13 13-6 0-10-1-13-4-1 6-5 9-8 16z',
};

interface PersonProps extends Spot {
  coat: 'red' | 'blue' | 'paper';
  hair: keyof typeof hairCuts;
  /** The path of the near arm, from the shoulder at 22 45. */
  arm: string;
  /** Where that arm ends. */
  hand: { x: number; y: number };
  flip?: boolean;
}

/** A person looking right (left when flipped), 44 × 160, standing on y = 160. */
export function Person({ x, y, scale = 1, coat, hair, arm, hand, flip }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      <path strokeWidth="17" d="M16 92l-2 58M28 92l4 58" />
      <path className={styles.trousers} strokeWidth="11" d="M16 92l-2 58M28 92l4 58" />
      <path className={styles.tyre} d="M7 158v-6h14l5 6zM25 158v-6h14l5 6z" />
      <path className={styles.paper} d="M17 24v12h10V24" />
      <path className={styles[coat]} d="M5 98V52c0-11 7-18 17-18s17 7 17 18v46z" />
      <path className={styles.paper} d="M34 14c0 9-4 15-12 15S10 23 10 14 15 0 22 0s12 5 12 14z" />
      <path className={styles.tyre} strokeWidth="2.500" d={hairCuts[hair]} />
      <path className={styles.fine} d="M29.500 14v1M25 22.500c2 1 4 1 5-.500" />
      <circle className={styles.paper} cx={hand.x} cy={hand.y} r="6.500" />
      <path strokeWidth="16" d={arm} />
      <path className={styles[`${coat}Line`]} strokeWidth="10" d={arm} />
    </g>
  );
}
