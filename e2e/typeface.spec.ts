import { layoutShifts } from '../checks/layout-shifts.ts';
import { type Page, expect, test } from './journey.ts';
import { desktop, phone } from './screens.ts';

test.use(desktop);

const isFont = (address: string) => address.endsWith('.woff2');

/** How wide the first heading's words are, which differs from typeface to typeface. */
function widthOfTitle(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('h1')!);
    return words.getBoundingClientRect().width;
  });
}

test('the first page keeps the typeface it began with, the next one has ours, and nothing moves', async ({
  page,
}) => {
  const font = page.waitForResponse((response) => isFont(response.url()));
  await page.goto('/about-us');
  const atFirst = await widthOfTitle(page);
  await (await font).finished();
  await page.waitForLoadState('networkidle');
  expect(await widthOfTitle(page)).toBe(atFirst);
  expect(await layoutShifts(page)).toEqual([]);

  await page.goto('/how-it-works');
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  expect(await widthOfTitle(page)).not.toBe(atFirst);
  expect(await layoutShifts(page)).toEqual([]);
});

test('on a slow line the typeface is asked for once the text is there', async ({ page, slowDown }) => {
  await slowDown({ latencyMs: 400, bitsPerSecond: 400_000 });
  await page.goto('/faqs/drive/VehicleReservations', { waitUntil: 'networkidle' });
  const { text, font } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { text: page!.responseStart, font: files.find(({ name }) => name.endsWith('.woff2'))!.startTime };
  });
  expect(font).toBeGreaterThan(text);
});

for (const [name, screen] of Object.entries({ phone, desktop })) {
  test(`on a ${name} the name of the brand stands on the line of the bar`, async ({ page }) => {
    await page.setViewportSize(screen.viewport);
    await page.goto('/about-us');
    await page.goto('/faqs');
    const bar = page.getByRole('banner');
    const brand = await bar.locator('svg text').evaluate((text: SVGTextElement) => {
      const at = text.getScreenCTM()!;
      return at.f + at.d * text.y.baseVal.getItem(0).value;
    });
    const menu = bar.getByRole('link', { name: 'FAQs' });
    if (await menu.isVisible()) {
      const line = await menu.evaluate((link) => {
        const words = link.appendChild(document.createElement('span'));
        const foot = document.createElement('span');
        foot.style.display = 'inline-block';
        words.append(link.firstChild!, foot);
        return foot.getBoundingClientRect().bottom;
      });
      expect(Math.abs(brand - line)).toBeLessThan(1);
    } else {
      // Its letters, about 10 px high, in the middle of 64.
      expect(Math.abs(brand - 5 - 32)).toBeLessThan(2);
    }
  });
}
