import { textWidth } from '#site/components/logo/text-width.ts';

/** A text set in lines of one size, in pixels. */
export interface SetText {
  size: number;
  lines: string[];
}

const settings = [
  { size: 84, maxLines: 2 },
  { size: 68, maxLines: 3 },
  { size: 54, maxLines: 4 },
];

/** Sets a title as large as it goes, in lines of about the same length. `width` in pixels. */
export function setTitle(title: string, width: number): SetText {
  for (const { size, maxLines } of settings) {
    const lines = balance(title, width / size);
    if (lines.length <= maxLines && lines.every((line) => textWidth(line) * size <= width))
      return { size, lines };
  }
  throw new Error(`The title "${title}" is too long for a social picture: say it in fewer words`);
}

/** Fills lines of at most so many em, then narrows them as far as their number stays the same. */
function balance(text: string, ems: number): string[] {
  let lines = fill(text, ems);
  for (let width = ems - 0.5; width > ems / 2; width -= 0.5) {
    const narrower = fill(text, width);
    if (narrower.length > lines.length || narrower.some((line) => textWidth(line) > width)) break;
    lines = narrower;
  }
  return lines;
}

function fill(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].join(' ').trim();
    if (lines.length > 0 && textWidth(longer) <= ems) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
