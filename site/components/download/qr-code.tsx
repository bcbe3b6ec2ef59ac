import { encode } from 'uqr';
import styles from './download.module.css';

/** A QR code drawn at build time, black on white in both color schemes so that every camera reads it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => runs(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The dark runs of a row: shorter than a square for each module. */
function runs(row: boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last.from + last.length === x) last.length += 1;
    else if (dark) found.push({ from: x, length: 1 });
  });
  return found;
}
