import type { Page } from '@playwright/test';

/** What is wrong with the tiles of a page as they are laid out now, in words, and with the page's width. */
export function tileFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const name = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;
    const box = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);

    const lists = [...document.querySelectorAll('main :is(ul, ol, [role=group])')].filter(
      (list) => getComputedStyle(list).display === 'grid' && list.childElementCount > 1 && isShown(list),
    );
    const grids = lists.filter((list) => getComputedStyle(list).gridTemplateColumns.includes(' '));
    if (grids.length === 0 && clientWidth >= 1024) faults.push('there are no tiles side by side any more');
    for (const grid of grids) {
      const ends = new Map<number, Element>();
      for (const tile of grid.children) ends.set(Math.round(box(tile).top), tile);
      for (const last of ends.values())
        if (box(last).right < box(grid).right - 1)
          faults.push(`${name(last)} ends its row and leaves room beside it`);
    }

    for (const picture of document.querySelectorAll('main svg[viewBox="0 0 64 64"]')) {
      if (!isShown(picture)) continue;
      const { width, height } = box(picture);
      if (width < 40 || Math.abs(width - height) > 0.5)
        faults.push(`the picture of ${name(picture.closest('li, div')!)} is ${width} by ${height}`);
    }

    // A word on two lines is broken, unless it has a hyphen of its own there.
    const text = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (text.nextNode()) {
      const node = text.currentNode;
      if (!isShown(node.parentElement!) || node.parentElement!.closest('.visually-hidden, noscript'))
        continue;
      for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\p{N}']{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`the word "${word}" is broken`);
      }
    }
    return [...new Set(faults)];
  });
}
