import { letters } from '../scripts/face/letters.mjs';

/**
 * The letters of drawings that the typeface lacks. A browser takes them from another one, a picture has a gap there.
 *
 * @param svgs drawings, whose words stand in `<text>`
 */
export function lostLetters(svgs: readonly string[]): string[] {
  const words = svgs.flatMap((svg) => [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text]) => text!));
  return [...new Set(words.join(''))].filter((letter) => !letters.includes(letter)).sort();
}
