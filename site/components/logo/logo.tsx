import { LogoMark, markWidth } from './logo-mark.tsx';
import styles from './logo.module.css';
import { textWidth } from './text-width.ts';

interface LogoProps {
  /** The name of the brand, set beside the mark. */
  name: string;
  /** A fixed width in pixels; without it the logo is 130 px wide, and 110 px up to 767 px of viewport. */
  width?: 110 | 130;
  /** White letters, for a band that stays dark in both color schemes. */
  onBand?: boolean;
  /** True where the surrounding link or text already says the name. */
  decorative?: boolean;
}

const boxWidth = 130;
const boxHeight = 36;
const textStart = markWidth + 6;
const roomForText = boxWidth - textStart;
const largestType = 24;

/** The brand's mark and its name beside it. */
export function Logo({ name, width, onBand = false, decorative = false }: LogoProps) {
  const ems = textWidth(name) || 1;
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
