import { type Page, expect } from '@playwright/test';
import { builtName } from '../../build/plugins/style-names.ts';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { test } from '../reader.ts';
import { openPage } from './open-page.ts';

/** The motion of what says that one has to wait. */
const turn = builtName('turn', 'components/waiting/waiting.module.css');
/** How long anything may move (tokens: `--fast`), but for what says that one has to wait. */
const maxMotionMs = 200;

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: what moves is short, and stands still where less motion is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, path);
    expect(await movesLonger(page, maxMotionMs)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await movesLonger(page, 0)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
}

const article = '/faqs/drive/VehicleReservations';

test.describe('with motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('a link to a section travels there', async ({ page }) => {
    await page.goto(article);
    await page.evaluate(() => {
      const places: number[] = [];
      addEventListener('scroll', () => places.push(scrollY));
      Object.assign(window, { places });
    });
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
    const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
    await expect.poll(async () => Math.max(...(await places()))).toBeGreaterThan(1500);
    expect((await places()).filter((y) => y < 1500)).not.toEqual([]);
  });

  test('a dialog grows out of the button that was pressed, and shrinks back into it', async ({ page }) => {
    await page.goto(article);
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Insurance' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCSS('transform', 'none');
    const origin = await dialog.evaluate((element) => {
      const [x, y] = getComputedStyle(element).transformOrigin.split(' ').map(parseFloat);
      const { left, top } = element.getBoundingClientRect();
      return { x: left + x!, y: top + y! };
    });
    const { x, y, width, height } = (await opener.boundingBox())!;
    expect(Math.abs(origin.x - (x + width / 2))).toBeLessThan(3);
    expect(Math.abs(origin.y - (y + height / 2))).toBeLessThan(3);
    await page.evaluate(() =>
      document.querySelector('dialog[open]')!.addEventListener('transitionrun', (event) => {
        if ((event as TransitionEvent).propertyName === 'transform')
          document.documentElement.dataset.shrinks = '';
      }),
    );
    await dialog.getByRole('button', { name: 'Okey' }).click();
    await expect(page.locator('[data-shrinks]')).toBeAttached();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('what is folded unfolds below its summary', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    const fold = page.getByRole('navigation', { name: 'On this page' }).locator('details');
    await fold.evaluate((details) => {
      const heights: number[] = [];
      new ResizeObserver(() => heights.push(details.clientHeight)).observe(details);
      Object.assign(window, { heights });
    });
    // Ten times slower, so that also a busy machine draws some of it. Nothing else shows this motion: in its pseudo-element it
    // has neither events nor an entry among the page's animations.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    await fold.locator('summary').click();
    await expect(fold.getByRole('link').last()).toBeVisible();
    const heights = () => page.evaluate(() => (window as unknown as { heights: number[] }).heights);
    await expect.poll(async () => (await heights()).at(-1)).toBeGreaterThan(500);
    expect((await heights()).length).toBeGreaterThan(2);
  });

  test('Back leads to the place that one has left', async ({ page }) => {
    // The second page has the typeface from the beginning, and so the height that it keeps; all of this one is laid out at once.
    await page.goto('/faqs');
    await page.goto('/privacy-policy');
    await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }));
    await page
      .locator('main a[href^="/"]:visible')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    // Whole: while a page is still coming, Chromium may refuse to go back.
    await page.waitForURL(({ pathname }) => pathname !== '/privacy-policy');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY / 10))).toBe(180);
  });

  test('what the Tab key reaches is in view at once', async ({ page }) => {
    await page.goto(article);
    await page.locator('main a[data-copy]').nth(1).focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const { top, bottom, rest } = await page.evaluate(() => {
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        const of = (selector: string) => document.querySelector(selector)?.textContent;
        const { scrollHeight } = document.documentElement;
        return { top, bottom, rest: [scrollY, scrollHeight, of('a:hover'), of(':focus-visible')].join(', ') };
      });
      expect(top, `${step}: ${rest}`).toBeGreaterThanOrEqual(64);
      // The window scrolls by whole pixels.
      expect(Math.floor(bottom), `${step}: ${rest}`).toBeLessThanOrEqual(800);
    }
  });
});

/** What moves for longer, or would when it is pressed, pointed at or opened, in words. What waits turns without an end. */
function movesLonger(page: Page, maxMs: number): Promise<string[]> {
  return page.evaluate(
    ([maxMs, turn]) => {
      const milliseconds = (times: string) =>
        times.split(', ').map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));
      const longest = (durations: string, delays: string) => {
        const after = milliseconds(delays);
        return Math.max(
          ...milliseconds(durations).map((duration, at) => duration + after[at % after.length]!),
        );
      };
      const partsOf = (element: Element) => [
        ...[undefined, '::before', '::after'],
        ...(element.matches('dialog, [popover]') ? ['::backdrop'] : []),
        ...(element.matches('details') ? ['::details-content'] : []),
      ];
      const isWaiting = (name: string) => name === turn && maxMs > 0;
      const going = document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > maxMs)
        .filter((animation) => !(animation instanceof CSSAnimation && isWaiting(animation.animationName)))
        .map(
          (animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? 'the page',
        );
      const styles = [...document.querySelectorAll('*')].flatMap((element) =>
        partsOf(element).map((part) => ({ element, part, style: getComputedStyle(element, part) })),
      );
      const moving = styles
        .filter(({ style }) => {
          const moves = longest(style.transitionDuration, style.transitionDelay);
          const times = style.animationIterationCount
            .split(', ')
            .map((count) => (count === 'infinite' ? Infinity : Number(count)));
          const plays =
            style.animationName === 'none' || isWaiting(style.animationName)
              ? 0
              : longest(style.animationDuration, style.animationDelay) * Math.max(1, ...times);
          return Math.max(moves, plays) > maxMs;
        })
        .map(({ element, part = '' }) => `${element.tagName}${part} .${element.className}`);
      return [...going, ...moving];
    },
    [maxMs, turn] as const,
  );
}
