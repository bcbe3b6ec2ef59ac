import tokens from '../styles/tokens.css?raw';
import { type ColorToken, contrast, readColorTokens } from '../styles/color-tokens.ts';
import { contrastPairs } from '../styles/contrast-pairs.ts';
import styles from './styleguide.module.css';

const colors = readColorTokens(tokens);

/** Every color token with its two values, light before dark, and the contrast it must have on the grounds it stands on. */
export function ColorSamples() {
  return (
    <ul className={styles.swatches} translate="no">
      {colors.map(({ name, light, dark }) => (
        <li key={name}>
          <svg viewBox="0 0 2 1" className={styles.swatch} aria-hidden="true">
            <rect width="1" height="1" fill={light} />
            <rect x="1" width="1" height="1" fill={dark} />
          </svg>
          <strong>{name}</strong>
          <span>
            {light} {dark !== light && dark}
          </span>
          {contrastPairs
            .filter(([foreground, ground]) => foreground === name && isMeasured(ground))
            .map(([, ground, minContrast]) => (
              <span key={ground}>
                {ground} {ratio(name, ground, 'light')} {ratio(name, ground, 'dark')} ≥ {minContrast}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

function ratio(foreground: string, ground: string, scheme: 'light' | 'dark'): string {
  return contrast(colorOf(foreground)[scheme], colorOf(ground)[scheme]).toFixed(1);
}

/** Whether a token is written so that its contrast can be told. */
const isMeasured = (token: string) => colors.some(({ name }) => name === token);

const colorOf = (name: string): ColorToken => colors.find((color) => color.name === name)!;
