import type { Page } from '@playwright/test';

/** The words of eight letters and fewer that stand on two lines: what is around them has taken their room. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    /** What only screen readers are told, such as the names of columns that have no room, has a box of one pixel. */
    const isCut = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isCut(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement!;
      if (!around.checkVisibility() || isCut(around)) continue;
      for (const { 0: word, index } of text.nodeValue!.matchAll(
        /(?<!\S)[\p{L}’']{2,8}(?=[,.:;?!]?(?!\S))/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
