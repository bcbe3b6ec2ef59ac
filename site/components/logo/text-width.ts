/** About how wide a bold line of text is in the typeface of the site, in em. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (" iljI.,'|!:;’".includes(letter)) return 0.3;
  if ('ftr()-'.includes(letter)) return 0.38;
  if ('mwMW@%'.includes(letter)) return 0.88;
  if (letter !== letter.toLowerCase()) return 0.68;
  return 0.57;
}
