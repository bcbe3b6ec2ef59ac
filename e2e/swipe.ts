import type { Locator, Page } from '@playwright/test';

/** Draws a finger over most of an element, from right to left or the other way, and lets go. */
export async function swipe(page: Page, element: Locator, to: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => {
    const fromLeft = to === 'left' ? share : 1 - share;
    return [{ x: Math.round(x + width * fromLeft), y: Math.round(y + height / 2) }];
  };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.85) });
  for (let share = 0.8; share > 0.15; share -= 0.05) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await page.waitForTimeout(16);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
