import type { Page } from '@playwright/test';

/**
 * Does to a page what browsers do that translate it: every text stands in elements of its own from now on, also what comes later,
 * so that React's own texts are no longer in the page. The words stay, to be compared.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    function wrap(node: Node): void {
      if (node instanceof Text) {
        if (!node.data.trim() || node.parentElement?.closest('font, script, style, [translate=no]')) return;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        node.replaceWith(outer);
        inner.textContent = node.data;
        outer.append(inner);
      } else for (const child of [...node.childNodes]) wrap(child);
    }
    wrap(document.body);
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) wrap(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
