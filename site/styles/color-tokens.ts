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

/** Red, green and blue of a color, each 0 to 255. */
type Channels = readonly number[];

/** The contrast of two colors, as `#rrggbb`, by WCAG 2: 1 (the same) to 21 (black and white). */
export const contrast = (one: string, other: string): number =>
  contrastOfChannels(channelsOf(one), channelsOf(other));

const channelsOf = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** {@link contrast} of two colors that somebody has by their channels, such as pixels. */
export function contrastOfChannels(one: Channels, other: Channels): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance, 0 to 1. */
function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
