import type { Page } from '@playwright/test';

/** As long as a busy machine may take. */
const patienceMs = 30_000;

/**
 * Waits in the page itself until it is so. Whatever looks for an element from outside, and `waitForFunction`, first brings 345 kB
 * of script into each page, which takes two fifths of what opening it does.
 *
 * @param isSo stands by itself: nothing around it is there in the page
 * @throws what `isSo` says, if it is not so after {@link patienceMs}
 */
export const untilSo = (page: Page, isSo: () => boolean): Promise<void> =>
  page.evaluate(`(${String(wait)})(${String(isSo)}, ${patienceMs})`);

async function wait(isSo: () => boolean, patience: number): Promise<void> {
  const latest = performance.now() + patience;
  while (!isSo()) {
    if (performance.now() > latest) throw new Error(`Not so: ${String(isSo)}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
