import type { ReactNode } from 'react';
import styles from './illustrations.module.css';

interface PictureFrameProps {
  /** Width and height in pixels; its lines are bolder below 48. */
  size?: number;
  children: ReactNode;
}

/** The square that a spot picture is drawn in, on a grid of 64, beside words that say the same. */
export function PictureFrame({ size = 64, children }: PictureFrameProps) {
  return (
    <svg
      className={size < 48 ? `${styles.picture} ${styles.small}` : styles.picture}
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden
    >
      {children}
    </svg>
  );
}
