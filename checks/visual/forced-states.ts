import { expect, type Page } from '@playwright/test';

/** A state that only a hand makes. */
export interface ForcedState {
  /** A family of the gallery, or the page's own `header` or `footer`. */
  part: string;
  /** Ends the name of the picture. */
  state: string;
  width: 390 | 1280;
  /** Makes the state, of a page that shows the part alone, and gives what undoes it. */
  force: (page: Page) => Promise<Undo>;
}

type Undo = () => Promise<unknown>;

/** What makes each state of a control in the browser's eyes. */
const pseudoClasses = {
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  pressed: ['hover', 'active'],
};

/** What the gallery cannot show by itself, and how the pictures come to it. */
export const forcedStates: readonly ForcedState[] = [
  touched('buttons', 'hovered', 1280),
  touched('buttons', 'focused', 1280),
  touched('buttons', 'pressed', 1280),
  touched('fields', 'focused', 390),
  touched('cards', 'hovered', 1280),
  touched('frames', 'hovered', 1280),
  touched('header', 'hovered', 1280),
  { part: 'answers', state: 'open', width: 1280, force: unfold },
  { part: 'cards', state: 'open', width: 390, force: unfold },
  { part: 'articles', state: 'open', width: 390, force: unfold },
  { part: 'frames', state: 'open', width: 390, force: unfold },
  { part: 'search', state: 'chosen', width: 1280, force: choose },
  { part: 'search', state: 'failed', width: 390, force: failSearch },
  { part: 'carousels', state: 'middle', width: 390, force: (page) => slide(page, 1) },
  { part: 'carousels', state: 'last', width: 390, force: (page) => slide(page, Infinity) },
  { part: 'header', state: 'closed', width: 390, force: rest },
  { part: 'header', state: 'open', width: 390, force: (page) => press(page, 'header [popovertarget]') },
  { part: 'footer', state: 'first', width: 390, force: rest },
  {
    part: 'footer',
    state: 'last',
    width: 390,
    force: (page) => press(page, 'footer details:last-of-type summary'),
  },
  { part: 'footer', state: 'whole', width: 1280, force: rest },
];

/** Nothing is to be done. */
export function rest(): Promise<Undo> {
  return Promise.resolve(() => Promise.resolve());
}

/** What it opens, opening the page anew closes. */
async function press(page: Page, control: string): Promise<Undo> {
  await page.click(control);
  return () => page.reload();
}

/** Every control of a part, as the pointer or the keyboard makes it look. */
function touched(part: string, state: keyof typeof pseudoClasses, width: 390 | 1280): ForcedState {
  const place = part === 'header' ? part : `[data-family=${part}]`;
  const selector = `${place} :is(a, button, input, select, summary)`;
  return {
    part,
    state,
    width,
    async force(page) {
      const session = await page.context().newCDPSession(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
      const forcedPseudoClasses = pseudoClasses[state];
      await Promise.all(
        nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
      );
      return () => session.detach();
    },
  };
}

/** Everything that folds. */
async function unfold(page: Page): Promise<Undo> {
  const folds = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])'),
  ]);
  const setOpen = (open: boolean) =>
    folds.evaluate((closed, isOpen) => closed.forEach((fold) => (fold.open = isOpen)), open);
  await setOpen(true);
  return () => setOpen(false);
}

/** As the arrow keys reach an option. */
async function choose(page: Page): Promise<Undo> {
  const setSelected = (selected: boolean) =>
    page.evaluate((isSelected) => {
      for (const list of document.querySelectorAll('[role=listbox]'))
        list.querySelector('[role=option]')?.setAttribute('aria-selected', String(isSelected));
    }, selected);
  await setSelected(true);
  return () => setSelected(false);
}

async function failSearch(page: Page): Promise<Undo> {
  await page.route('**/search-index.json', (route) => route.abort());
  const form = page.locator('[data-family=search] [data-search=big]');
  await form.locator('[name=q]').focus();
  const words = (await form.getAttribute('data-failed'))!;
  await form.getByText(words).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return async () => {
    await page.unroute('**/search-index.json');
    await page.reload();
  };
}

/** So many slides further in every carousel; at most to its last. */
async function slide(page: Page, steps: number): Promise<Undo> {
  for (const carousel of await page.locator('[data-family=carousels] [data-island=carousel]').all()) {
    const dots = carousel.locator('button[aria-current]');
    const at = Math.min(steps, (await dots.count()) - 1);
    await dots.nth(at).click();
    await carousel.locator('button[aria-current=true]').and(dots.nth(at)).waitFor();
    await expect
      .poll(() => carousel.locator('[aria-roledescription=slide]').nth(at).evaluate(isInPlace))
      .toBe(true);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(0, 0);
  return () => slide(page, 0);
}

/** Whether a slide has come to rest at the start of its track; runs in the page. */
function isInPlace(element: Element): boolean {
  const distance = element.getBoundingClientRect().left - element.parentElement!.getBoundingClientRect().left;
  return Math.abs(distance) < 1;
}
