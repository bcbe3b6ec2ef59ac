import styles from '../illustrations/illustrations.module.css';

interface LogoProps {
  /** The name of the brand, set beside the mark. */
  name: string;
  /** A fixed width in pixels; without it the logo is 130 px wide, and 110 px up to 767 px of viewport. */
  width?: 110 | 130;
  /** White letters, for a band that stays dark in both colour schemes. */
  onBand?: boolean;
  /** True where the surrounding link or text already says the name. */
  decorative?: boolean;
}

const boxWidth = 130;
const boxHeight = 36;
const textStart = 34;
const roomForText = boxWidth - textStart;
const largestType = 24;

/** Roughly how wide a bold letter of a system font is, in em. */
function letterWidth(letter: string): number {
  if ("iljI.,'|!:;’".includes(letter)) return 0.3;
  if ('ftr ()-'.includes(letter)) return 0.38;
  if ('mwMW@%'.includes(letter)) return 0.88;
  if (letter !== letter.toLowerCase()) return 0.68;
  return 0.57;
}

/** A wheel in a place marker: the red pin, its white disc, and a steering wheel's rim, hub and spokes. */
export function LogoMark() {
  return (
    <>
      <path
        className={styles.markRed}
        d="M14 35C12.600 35 1 23.400 1 14a13 13 0 0 1 26 0c0 9.400-11.600 21-13 21z"
      />
      <circle className={styles.markWhite} cx="14" cy="14" r="9" />
      <path className={styles.markRedLine} strokeWidth="3" d="M4 14h20M14 14v10" />
      <circle className={styles.markRed} cx="14" cy="14" r="4" />
    </>
  );
}

export function Logo({ name, width, onBand = false, decorative = false }: LogoProps) {
  const ems = [...name].reduce((sum, letter) => sum + letterWidth(letter), 0) || 1;
  const size = Math.min(largestType, roomForText / ems);
  const length = Math.min(roomForText, size * ems);
  const sizing = width === undefined ? styles.fluid : width === 110 ? styles.logo110 : '';
  return (
    <svg
      className={`${styles.logo} ${sizing}`.trim()}
      viewBox={`0 0 ${boxWidth} ${boxHeight}`}
      width={width ?? boxWidth}
      height={((width ?? boxWidth) / boxWidth) * boxHeight}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <LogoMark />
      <text
        className={onBand ? `${styles.wordmark} ${styles.onBand}` : styles.wordmark}
        x={textStart}
        y={Number((14 + size * 0.36).toFixed(2))}
        fontSize={Number(size.toFixed(2))}
        textLength={Number(length.toFixed(2))}
        lengthAdjust="spacingAndGlyphs"
        aria-hidden="true"
      >
        {name}
      </text>
    </svg>
  );
}
