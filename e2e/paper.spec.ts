import { carousel, hydrate } from './carousel.ts';
import { expect, test } from './journey.ts';
import { desktop, phone } from './screens.ts';

/** Narrower than a screen of a desk, wider than a phone's: about what a sheet without its margins takes. */
const sheet = { width: 800, height: 1100 };

for (const [name, screen] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    for (const path of ['/', '/how-it-works', '/become-a-host']) {
      test(`${path}: on paper every slide is there, and nothing to press`, async ({ page }) => {
        await page.goto(path);
        const carousels = page.locator('[aria-roledescription=carousel]');
        const count = await carousels.count();
        expect(count).toBeGreaterThan(0);
        for (let index = 0; index < count; index += 1) {
          const { root, next } = carousel(page, index);
          // Where its cards stand in a grid it stays as it was built.
          if (await next.isVisible()) await hydrate(root);
          else await root.scrollIntoViewIfNeeded();
        }
        const slides = page.locator('[aria-roledescription=slide]');
        // Those far from the one in sight are not rendered on the screen.
        if (path === '/') await expect(slides.last()).toBeEmpty();
        await page.emulateMedia({ media: 'print' });
        for (const slide of await slides.all())
          await expect(slide.getByRole('heading').first()).toBeVisible();
        const outside = await slides.evaluateAll(
          (all) => all.filter((slide) => slide.getBoundingClientRect().right > innerWidth + 1).length,
        );
        expect(outside).toBe(0);
        for (let index = 0; index < count; index += 1) await expect(carousel(page, index).next).toBeHidden();
      });
    }
  });
}

for (const path of ['/', '/become-a-host']) {
  test(`${path}: on paper nothing is wider than the sheet`, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(path);
    await hydrate(carousel(page).root);
    await page.emulateMedia({ media: 'print' });
    await expect(carousel(page).next).toBeHidden();
    const overflowPx = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflowPx).toBeLessThanOrEqual(0);
  });
}

test('/: on a sheet as wide as a screen a slide is as high as its words', async ({ page }) => {
  await page.setViewportSize({ width: 1050, height: 740 });
  await page.goto('/');
  await hydrate(carousel(page).root);
  await page.emulateMedia({ media: 'print' });
  await expect(carousel(page).next).toBeHidden();
  const heights = await page
    .locator('[aria-roledescription=slide]')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(400);
});

for (const path of ['/faqs#host', '/tools/host-earnings#dayRate=60&hourRate=5&days=3&hours=2']) {
  test(`${path}: what breaks across sheets is printed over nothing`, async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(path);
    await expect(page.locator('[id$=-result], [role=tab][aria-selected=true]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const height of [620, 740, 920, 1060]) {
      await page.evaluate(layOnSheets, { ...sheet, height });
      expect(await page.evaluate(overprinted), `on sheets ${height} px high`).toEqual([]);
    }
  });
}

for (const path of [
  '/faqs/drive/VehicleReservations',
  '/faqs/host/HostPaymentsAndPayouts',
  '/privacy-policy',
]) {
  test(`${path}: on paper its text stands in blocks, since WebKit cuts lines of grids and flexible boxes in two`, async ({
    page,
  }) => {
    await page.setViewportSize(sheet);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const others = await page.locator('main section :is(p, li)').evaluateAll((parts) => {
      const around = new Set<Element>();
      for (const each of parts)
        for (let part: Element | null = each; part; part = part.parentElement) around.add(part);
      return [...around]
        .filter((part) => part.clientHeight > 200 && /grid|flex/.test(getComputedStyle(part).display))
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(others).toEqual([]);
  });
}

test('a calculator begins on the sheet of its title, however high that is', async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.goto('/tools/what-can-i-do#role=host&state=upcoming');
  await expect(page.locator('[id$=-result]')).toContainText('2 things you can do');
  await page.emulateMedia({ media: 'print' });
  for (let height = 600; height <= 1200; height += 5) {
    await page.evaluate(layOnSheets, { ...sheet, height });
    const { x } = (await page.getByText('Who are you?').boundingBox())!;
    expect(x, `on sheets ${height} px high`).toBeLessThan(sheet.width);
  }
  // WebKit, not seen here, breaks no grid or column of boxes that fits on a sheet.
  await expect(page.getByRole('main').getByRole('group').first()).toHaveCSS('display', 'block');
});

test('on paper, which is given no grounds, words that stand on a dark one are dark', async ({ page }) => {
  await page.goto('/become-a-host');
  await page.emulateMedia({ media: 'print' });
  const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
  for (const words of [
    page.getByRole('heading', { name: 'A business that you run' }),
    page.getByRole('main').getByRole('button', { name: 'Download Host App' }).first(),
  ])
    await expect(words).toHaveCSS('color', ink);
});

/** Makes sheets of the page. They are columns, which break what is in them as sheets do. */
function layOnSheets({ width, height }: typeof sheet): void {
  const columns = { columns: `1 ${width}px`, columnFill: 'auto', width: `${width}px`, height: `${height}px` };
  Object.assign(document.body.style, { display: 'block', minHeight: 0, ...columns });
}

/** The lines that stand in others. */
function overprinted(): string[] {
  const lines: { text: string; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (parentElement!.closest('[hidden],.visually-hidden,option,svg')) continue;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    for (const box of range.getClientRects()) lines.push({ text: data, box });
  }
  return lines.flatMap(({ text, box: a }, index) =>
    lines
      .slice(index + 1)
      // The head of a table comes again on each sheet.
      .filter((other) => other.text !== text)
      .filter(({ box: b }) => a.left < b.right - 2 && b.left < a.right - 2)
      .filter(({ box: b }) => a.top < b.bottom - 5 && b.top < a.bottom - 5)
      .map((other) => `${text} / ${other.text}`),
  );
}
