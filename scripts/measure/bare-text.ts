import { HTMLElement, type Node, parse } from 'node-html-parser';

/** What says what a text is; of all else only the words stay. */
const kept = new Set(
  'h1 h2 h3 h4 p ul ol li dl dt dd table tbody thead tr th td a strong em nav main section details summary'.split(
    ' ',
  ),
);
const leftOut = 'script, style, svg, noscript, template, dialog, [hidden]';

/** A page's words as bare HTML: no styles, no scripts, no forms, of attributes only where links lead. */
export function bareText(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll(leftOut)) element.remove();
  const title = page.querySelector('title')?.text ?? '';
  const words = bare(page.querySelector('body')!).replace(/\s+/g, ' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${words}</body></html>\n`;
}

function bare(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.rawText;
  const words = node.childNodes.map(bare).join('');
  const name = node.rawTagName?.toLowerCase() ?? '';
  if (!kept.has(name)) return words;
  const attributes = ['href', 'id'].flatMap((each) => {
    const value = node.getAttribute(each);
    return value === undefined ? [] : [` ${each}="${value}"`];
  });
  return `<${name}${attributes.join('')}>${words}</${name}>`;
}
