/** Drawings have elements that are empty only by their slash: these never had anything in them. */
const emptyElements = /(<(?:br|col|hr|img|input|link|meta|source|track|wbr)\b[^<>]*?)\s*\/>/g;

/** A line break before a list, an item or a section, or before the end of one. */
const besideListOrSection = />\n(?=<\/?(?:[ou]l|li|section)\b)/g;

/** React's mark between texts that stand side by side. */
const betweenTexts = '<!-- -->';
const islandStart = /<div\b[^<>]* data-island=/g;
const divs = /<(\/?)div\b/g;

/**
 * The same page in fewer bytes: apostrophes as they are (React writes every attribute between double quotes), no slash at the end
 * of an empty element, no mark between texts but in islands, where React looks for it, one line break where a template's
 * indentation follows it, and none beside lists and sections, where nobody sees one. A `<pre>` or `<textarea>` would lose its
 * indentation: no page has one with any.
 */
export const inFewerBytes = (html: string): string =>
  withoutMarks(html)
    .replaceAll('&#x27;', "'")
    .replace(emptyElements, '$1>')
    .replace(/\n[^\S\n]*(?:\n[^\S\n]*)*/g, '\n')
    .replace(besideListOrSection, '>');

function withoutMarks(html: string): string {
  let text = '';
  let rest = 0;
  for (const { index } of html.matchAll(islandStart)) {
    const end = endOfDiv(html, index);
    text += html.slice(rest, index).replaceAll(betweenTexts, '') + html.slice(index, end);
    rest = end;
  }
  return text + html.slice(rest).replaceAll(betweenTexts, '');
}

/** Where the element ends that starts at `index`, with all that are in it. */
function endOfDiv(html: string, index: number): number {
  let open = 0;
  divs.lastIndex = index;
  for (let tag = divs.exec(html); tag; tag = divs.exec(html)) {
    open += tag[1] ? -1 : 1;
    if (open === 0) return tag.index;
  }
  throw new Error('An island has no end');
}
