import type { Verdict } from './tool-answer.ts';
import styles from './tool-form.module.css';

/** Outlines that differ without their colors, and what is drawn into them. */
const signs: Record<Verdict, { outline: string; mark: string } | undefined> = {
  yes: { outline: 'M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26z', mark: 'm10 16.5 4.5 4.5L22 12' },
  no: { outline: 'M10.5 3h11l7.5 7.5v11L21.5 29h-11L3 21.5v-11z', mark: 'm11 11 10 10m0-10L11 21' },
  urgent: { outline: 'M16 3 30 28H2z', mark: 'M16 12v7m0 4.5v.1' },
  depends: {
    outline: 'm16 2 14 14-14 14L2 16z',
    mark: 'M12.5 12.5a3.5 3.5 0 1 1 5.6 2.8c-1.4 1-2.1 1.5-2.1 3m0 4v.1',
  },
  unknown: {
    outline: 'M6 3h20a3 3 0 0 1 3 3v15a3 3 0 0 1-3 3H16l-7 6v-6H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
    mark: 'M12.5 10a3.5 3.5 0 1 1 5.6 2.8c-1.4 1-2.1 1.5-2.1 3m0 4v.1',
  },
  neutral: undefined,
};

/** The sign of a verdict, as tall as a line of the headline that it stands before; a number has none. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const sign = signs[verdict];
  return (
    sign && (
      <span className={styles.sign} aria-hidden="true">
        {/* The mark has the color of the page, also where that is the visitor's own. */}
        <svg
          viewBox="0 0 32 32"
          width="1.2em"
          fill="none"
          stroke="Canvas"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path fill="currentColor" stroke="currentColor" d={sign.outline} />
          <path d={sign.mark} />
        </svg>
      </span>
    )
  );
}
