import { untranslated } from '../untranslated.ts';
import { LogoMark, markWidth } from './logo-mark.tsx';
import styles from './logo.module.css';
import { textWidth } from './text-width.ts';

const boxWidth = 130;
const boxHeight = 36;
const textStart = markWidth + 6;
const roomForText = boxWidth - textStart;
const largestType = 24;
/** In the middle of the header's bar, its name then stands on the line of the menu's words. */
const baseline = 23;

interface LogoProps {
  name: string;
  /** What it is called, where nothing around it says so. */
  label?: string;
}

/** The brand's mark and its name beside it. */
export function Logo({ name, label }: LogoProps) {
  const ems = textWidth(name) || 1;
  const size = Math.min(largestType, roomForText / ems);
  const length = Math.min(roomForText, size * ems);
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${boxWidth} ${boxHeight}`}
      width={boxWidth}
      height={boxHeight}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...untranslated}
    >
      <LogoMark />
      <text
        className={styles.wordmark}
        x={textStart}
        y={baseline}
        fontSize={Number(size.toFixed(2))}
        textLength={Number(length.toFixed(2))}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
    </svg>
  );
}
