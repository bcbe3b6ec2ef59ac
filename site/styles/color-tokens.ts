/** A color token with its two values, as `#rrggbb`. */
export interface ColorToken {
  name: string;
  light: string;
  dark: string;
}

/** Every color that `tokens.css` sets, in its order: the gallery shows them, a test measures their contrast. */
export function readColorTokens(css: string): ColorToken[] {
  const pattern = /--color-([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
  return [...css.matchAll(pattern)].map(([, name = '', light, dark, both]) => ({
    name,
    light: light ?? both ?? '',
    dark: dark ?? both ?? '',
  }));
}

/** The contrast of two colors as WCAG 2 defines it: 1 (the same) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance of `#rrggbb`, 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
