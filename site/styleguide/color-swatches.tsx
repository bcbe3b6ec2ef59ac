import tokens from '../styles/tokens.css?raw';
import { readColorTokens } from '../styles/color-tokens.ts';
import styles from './styleguide.module.css';

/** Every color token with its two values. */
export function ColorSwatches() {
  return (
    <ul className={styles.swatches}>
      {readColorTokens(tokens).map(({ name, light, dark }) => (
        <li key={name} translate="no">
          <svg viewBox="0 0 2 1" className={styles.swatch} aria-hidden="true">
            <rect width="1" height="1" fill={light} />
            <rect x="1" width="1" height="1" fill={dark} />
          </svg>
          <strong>{name}</strong>
          <code>
            {light} {dark !== light && dark}
          </code>
        </li>
      ))}
    </ul>
  );
}
