const aaa = 7;
const aa = 4.5;
const line = 3;

/** What stands on what, and the least contrast it must have: AAA for running text, AA elsewhere, 3 for lines and for the mark. */
export const contrastPairs: readonly [foreground: string, ground: string, minContrast: number][] = [
  ['ink', 'page', aaa],
  ['ink', 'surface', aaa],
  ['ink', 'raised', aaa],
  ['ink', 'red-soft', aaa],
  ['ink', 'blue-soft', aaa],
  ['ink', 'green-soft', aaa],
  ['ink-soft', 'red-soft', aaa],
  ['ink-soft', 'blue-soft', aaa],
  ['ink-soft', 'green-soft', aaa],
  ['ink-soft', 'page', aaa],
  ['ink-soft', 'surface', aaa],
  ['ink-soft', 'raised', aaa],
  ['link', 'page', aa],
  ['link', 'raised', aa],
  ['link', 'blue-soft', aa],
  ['link', 'red-soft', aa],
  ['link', 'green-soft', aa],
  ['red-ink', 'page', aa],
  ['red-ink', 'red-soft', aa],
  ['green-ink', 'green-soft', aa],
  ['on-action', 'action', aa],
  ['on-action', 'action-hover', aa],
  ['on-band', 'band', aaa],
  ['on-band-soft', 'band', aaa],
  ['on-band-soft', 'band-raised', aaa],
  ['on-banner', 'banner', aaa],
  ['line-strong', 'page', line],
  ['line-strong', 'raised', line],
  ['focus', 'page', line],
  ['mark', 'page', line],
  ['on-mark', 'mark', line],
];
