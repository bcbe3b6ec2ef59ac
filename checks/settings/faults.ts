import type { Page } from '@playwright/test';

/** What is wrong with a page as it is laid out now, in words; empty where all of it can be seen, read and pressed. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const viewportWidth = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const box = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.visually-hidden, [inert]') &&
      getComputedStyle(element).clipPath === 'none';
    /** Within something that scrolls sideways by itself, such as the track of a carousel. */
    const isInScroller = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return /auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent);
    };
    const all = (selector: string, root: ParentNode = document) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);
    const faults: string[] = [];

    if (document.documentElement.scrollWidth > viewportWidth) {
      const sticksOut = (element: Element) =>
        box(element).right > viewportWidth + 0.5 && !isInScroller(element);
      const innermost = all('body *').filter(
        (element) => sticksOut(element) && ![...element.children].some(sticksOut),
      );
      faults.push(
        `scrolls sideways by ${document.documentElement.scrollWidth - viewportWidth}: ${innermost.map(name).join()}`,
      );
    }

    const header = document.querySelector('body > header') ?? document.querySelector('header');
    if (header && isShown(header) && getComputedStyle(header).position === 'sticky') {
      const bar = box(header);
      const parts = all('a, button, input', header).filter((part) => !part.closest('[popover]:popover-open'));
      for (const part of parts) {
        const { left, right, top, bottom } = box(part);
        if (left < 0 || right > viewportWidth + 0.5 || top < bar.top - 0.5 || bottom > bar.bottom + 0.5)
          faults.push(`the header cuts ${name(part)}`);
        for (const other of parts) {
          const { left: from, right: to, top: above, bottom: below } = box(other);
          const apart =
            right <= from + 0.5 || to <= left + 0.5 || bottom <= above + 0.5 || below <= top + 0.5;
          if (other !== part && !apart) faults.push(`in the header, ${name(part)} lies on ${name(other)}`);
        }
      }
      const logo = header.querySelector('svg');
      if (!logo || box(logo).width < 109) faults.push('the header squeezes the logo');
      if (!all('a[href="/search"], a[href^="/search?"], [type=search]', header).length)
        faults.push('the header hides the search');
      if (all('nav a', header).length < 4 && !all('[popovertarget]', header).length)
        faults.push('the header hides the menu');
    }

    for (const control of all('a[href], button, input, select, textarea, summary, [role=tab]')) {
      const { left, right, width, height } = box(control);
      const isInline = getComputedStyle(control).display === 'inline';
      const isAnswer = control.matches('input[type=radio], input[type=checkbox]');
      const minSizePx = isInline || isAnswer ? 10 : 24;
      if (width < minSizePx || height < minSizePx)
        faults.push(`${name(control)} is ${Math.round(width)} by ${Math.round(height)}`);
      if ((left < -0.5 || right > viewportWidth + 0.5) && !isInScroller(control))
        faults.push(`${name(control)} is cut off`);
      if (isInline) continue;
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const text = document.createRange();
      while (words.nextNode()) {
        if (!isShown(words.currentNode.parentElement!) || words.currentNode.parentElement!.closest('svg'))
          continue;
        text.selectNodeContents(words.currentNode);
        const line = text.getBoundingClientRect();
        if (line.right > right + 2 || line.left < left - 2)
          faults.push(`the words of ${name(control)} are wider than it`);
      }
    }

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      // The cheapest question first: it is asked of every element, many times a page. Of what is folded, the style is not
      // asked at all: the browser would lay it out for the answer.
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
      if (!hasText || !isShown(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      if (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        faults.push(`the words of ${name(element)} are clipped`);
    }
    return [...new Set(faults)];
  });
}

/** Sets the size of all text, as a visitor's own style sheet or an extension does. */
export function setTextSize(page: Page, percent: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}
