import type { BrowserContext } from '@playwright/test';

/** What the oldest browsers that get the scripts (`docs/decisions/0007-living-parts.md`) know of none of, by Chromium's names for it. */
export const unknown = {
  selectors: [':user-valid', ':popover-open', '::details-content'],
  styles: ['@starting-style', 'allow-discrete', 'interpolate-size'],
  statics: [
    'URL.canParse',
    'Object.groupBy',
    'Map.groupBy',
    'Array.fromAsync',
    'Promise.withResolvers',
    'Promise.try',
  ],
  globals: ['requestIdleCallback', 'navigation', 'scheduler', 'CloseWatcher', 'Iterator'],
  ofElements: [
    ...['popover', 'showPopover', 'hidePopover', 'togglePopover', 'checkVisibility', 'moveBefore', 'role'],
    ...['ariaAutoComplete', 'ariaBusy', 'ariaExpanded', 'ariaHidden', 'ariaSelected'],
  ],
  ofButtons: ['command', 'commandForElement', 'popoverTargetElement'],
};

/**
 * Makes a context's browser forget what came after the spring of 2023: of Chrome 111, Firefox 114 and Safari 16.4, which of them lacks
 * it. Without `:has()` it is Firefox, which learnt it at the end of that year.
 */
export async function forgetLater(context: BrowserContext, { has }: { has: boolean }): Promise<void> {
  const selectors = [...unknown.selectors, ...(has ? [] : [':has('])];
  await context.addInitScript(forget, { ...unknown, selectors });
  await context.route(
    ({ pathname }) => !/\.\w+$/.test(pathname) || pathname.endsWith('.css'),
    async (route) => {
      const response = await route.fetch();
      const written = [...selectors, ...unknown.styles];
      // An attribute nobody knows, and names that the parser of styles passes over.
      const body = (await response.text())
        .replaceAll(/ popover="|\[popover\]/g, (found) => found.replace('popover', 'data-popover'))
        // Other words for what a sign says, which are read out.
        .replaceAll(/(content:\s*"[^"]*")\s*\/\s*""/g, '$1 not-known');
      await route.fulfill({
        response,
        body: written.reduce((text, name) => text.replaceAll(name, name.replace(/\w/, 'not-known-$&')), body),
      });
    },
  );
}

/** In the browser. */
function forget({ selectors, statics, globals, ofElements, ofButtons }: typeof unknown): void {
  const world = globalThis as unknown as Record<string, Record<string, unknown>>;
  for (const name of globals) delete world[name];
  for (const name of statics.map((each) => each.split('.'))) delete world[name[0]!]?.[name[1]!];
  for (const name of ofElements) {
    delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    delete (Element.prototype as unknown as Record<string, unknown>)[name];
  }
  for (const name of ofButtons)
    delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name];
  delete (URLSearchParams.prototype as { size?: number }).size;
  // The button that sends it is passed over.
  world.FormData = class extends FormData {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  } as never;
  // Alone it is an error; within the lists that forgive, it is passed over.
  const forgiving = /:(?:is|where)\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)/g;
  for (const prototype of [Element.prototype, Document.prototype] as unknown as Record<string, unknown>[]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const known = prototype[name] as ((selector: string) => unknown) | undefined;
      if (!known) continue;
      prototype[name] = function (this: unknown, selector: string) {
        if (selectors.some((each) => selector.replaceAll(forgiving, '').includes(each)))
          throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return known.call(
          this,
          selectors.reduce(
            (text, each) => text.replaceAll(each, each.replace(/\w/, 'not-known-$&')),
            selector,
          ),
        );
      };
    }
  }
}
