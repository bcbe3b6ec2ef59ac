import type { Page } from '@playwright/test';

/** Everything that has moved by itself since a page was opened, in words. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface LayoutShift {
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What is moved now is told with the picture after the next.
    for (let picture = 0; picture < 3; picture++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    entries.push(...observer.takeRecords());
    observer.disconnect();
    // What a field makes of a date that is filled in is the browser's own, and has no element.
    const hasDate = document.querySelector('[type=date]') !== null;
    return (entries as unknown as LayoutShift[])
      .filter(
        ({ hadRecentInput, sources }) => !hadRecentInput && !(hasDate && sources.every(({ node }) => !node)),
      )
      .map(({ sources }) =>
        sources
          .map(({ node, previousRect: from, currentRect: to }) =>
            [node?.nodeName, node?.textContent.slice(0, 30), from.x, from.y, 'to', to.x, to.y].join(' '),
          )
          .join(', '),
      );
  });
}
