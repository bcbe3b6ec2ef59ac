import { refuseBadColors } from './color-forms.ts';
import { readPalette } from './palette.ts';
import tokens from './tokens.css?raw';

refuseBadColors(tokens);

/** The color of a token in one scheme, for what cannot read the stylesheet: icons, social pictures, the web manifest. */
export const colorOf = readPalette(tokens);

/** Puts the colors of a light page in the place of tokens, such as `#c2132f` for `var(--color-action)`. */
export function paint(source: string): string {
  return source.replace(/var\((--[\w-]+)\)/g, (_use, name: string) => colorOf(name));
}
