import { setTextSize } from '../checks/settings/faults.ts';
import { expect, type Locator, type Page, test } from './journey.ts';

const result = (page: Page) => page.locator('[id$=-result]');
const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Answers of each look, by the tool's address. */
const verdicts = {
  yes: '/tools/maintenance#year=2197',
  urgent: '/tools/maintenance#year=2001',
  no: '/tools/damage-claim#endedDate=2020-03-01&endedTime=15:00&protection=kept&zone=America/New_York',
  depends: '/tools/damage-claim#endedDate=2197-03-01&endedTime=15:00&zone=America/New_York',
  unknown: '/tools/cancel#role=driver',
  neutral: '/tools/host-checklist#type=company',
};

test('a verdict has a sign of its own beside its words, and yes, no and "it depends" a ground of their own', async ({
  page,
}) => {
  await page.clock.setFixedTime('2196-06-15T16:00:00Z');
  const signs: string[] = [];
  const grounds = new Map<string, string>();
  for (const [verdict, address] of Object.entries(verdicts)) {
    await page.goto(address);
    const headline = result(page).locator('p').first();
    await expect(headline).toHaveText(/\w/);
    const outline = headline.locator('svg path').first();
    if (verdict === 'neutral') await expect(outline).toHaveCount(0);
    else signs.push((await outline.getAttribute('d'))!);
    grounds.set(verdict, await style(result(page), 'background-color'));
  }
  expect(new Set(signs).size).toBe(5);
  const { yes, no, depends, unknown, neutral, urgent } = Object.fromEntries(grounds);
  expect(new Set([yes, no, depends, unknown]).size).toBe(4);
  expect([urgent, neutral]).toEqual([no, unknown]);
});

for (const width of [320, 390, 1280]) {
  test(`at ${width} px the chart has axes whose words can be read and keep apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tools/price-estimate#dayRate=60&hourRate=5&days=1&hours=23');
    const chart = page.getByRole('img', { name: /The price of the time in steps/ });
    await expect(chart).toBeVisible();
    await expect(chart.locator('text:not([aria-hidden] *)')).toHaveCount(0);
    const words = await chart.locator('text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        return {
          says: text.textContent,
          px: parseFloat(getComputedStyle(text).fontSize),
          left,
          top,
          right,
          bottom,
        };
      }),
    );
    expect(words.map(({ says }) => says)).toEqual(['$0', '$100', '$200', '$300', '1 day', '3 days']);
    expect(Math.min(...words.map(({ px }) => px))).toBeGreaterThanOrEqual(12);
    const card = (await page.locator('main [role=group]').first().boundingBox())!;
    for (const word of words) {
      expect(word.left, word.says).toBeGreaterThanOrEqual(card.x);
      expect(word.right, word.says).toBeLessThanOrEqual(card.x + card.width);
    }
    const overlaps = words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom)
        .map((other) => `${one.says} and ${other.says}`),
    );
    expect(overlaps).toEqual([]);
  });
}

test('in large text on a phone an amount of many digits is scrolled to in its table, and widens no page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/tools/price-estimate#dayRate=12500.50&hourRate=999.99&days=90&hours=23');
  await setTextSize(page, 200);
  await page.getByText('Show the prices as a table').click();
  const table = page.getByRole('main').locator('table');
  await expect(table).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
    0,
  );
});

test('what is chosen is filled, and what has the focus has a ring: the one does not look like the other', async ({
  page,
}) => {
  await page.goto('/tools/damage-claim');
  const option = (name: string) =>
    page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
  const [chosen, other] = [option("I don't know"), option('No')];
  expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'));
  expect([await style(chosen, 'outline-style'), await style(other, 'outline-style')]).toEqual([
    'none',
    'none',
  ]);
  await page.getByRole('radio', { name: "I don't know" }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeFocused();
  await expect.poll(() => style(other, 'outline-style')).toBe('solid');
  expect(await style(page.getByRole('radio', { name: 'No', exact: true }), 'outline-width')).toBe('0px');
  expect(await style(chosen, 'outline-style')).toBe('none');
});

for (const path of ['/tools/extend', '/contact']) {
  // WebKit, not seen here, counts all of the chosen words as a part of the page.
  test(`${path}: what is chosen from a list widens the page no more than its field`, async ({ page }) => {
    await page.goto(path);
    const lists = await page.getByRole('main').locator('select').all();
    expect(lists).not.toHaveLength(0);
    for (const list of lists) await expect(list).toHaveCSS('contain', 'paint');
  });
}

test('that the link to an answer was copied is said apart from its words', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/maintenance#year=2001');
  const link = page.getByRole('link', { name: 'Link to this answer' });
  await link.click();
  const said = (await link.getByText('Link copied').boundingBox())!;
  const words = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNode(element.firstChild!);
    return range.getBoundingClientRect().right;
  });
  expect(said.x - words).toBeGreaterThan(4);
});

test('fields side by side stay in a line when one of them is wrong', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  await page.getByLabel('Price per day').focus();
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await page.getByLabel('Hours').fill('99');
  await page.getByLabel('Price per hour').fill('5');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  for (const width of [390, 600, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [left, right] of [
      ['Price per day', 'Price per hour'],
      ['Days', 'Hours'],
    ] as const) {
      const tops = await Promise.all([left, right].map((name) => page.getByLabel(name).boundingBox()));
      expect(tops[0]!.y, `${left} at ${width} px`).toBeCloseTo(tops[1]!.y, 0);
    }
  }
});

test('a box to tick stands in the first line of its words', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tools/host-checklist');
    const offsets = await page.locator('main input[type=checkbox]:visible').evaluateAll((boxes) =>
      boxes.map((box) => {
        const range = document.createRange();
        range.selectNodeContents(box.nextElementSibling!);
        const line = range.getClientRects()[0]!;
        const { top, height } = box.getBoundingClientRect();
        return Math.abs(top + height / 2 - (line.top + line.height / 2));
      }),
    );
    expect(offsets.length).toBeGreaterThan(8);
    expect(Math.max(...offsets)).toBeLessThan(3);
  }
});

test('an amount begins beside the sign of its currency, however long it is', async ({ page }) => {
  await page.goto('/tools/price-estimate#dayRate=60');
  const amount = page.getByLabel('Price per day');
  const room = await amount.evaluate((input) => {
    const words = document.createRange();
    words.selectNodeContents(input.previousElementSibling!);
    const { left } = input.getBoundingClientRect();
    return left + parseFloat(getComputedStyle(input).paddingLeft) - words.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
});

for (const width of [320, 360, 390, 768]) {
  test(`at ${width} px a date and a time are shown whole, with letters set apart, too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/tools/extend');
    const fields = page.locator('main').locator('[type=date], [type=time]');
    for (const spacing of ['normal', '0.12em']) {
      await page.evaluate((space) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { letter-spacing: ${space} !important; }`);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      const missing = await fields.evaluateAll((inputs: HTMLElement[]) =>
        inputs.map((input) => {
          const { width: shown } = input.getBoundingClientRect();
          input.style.width = 'max-content';
          const { width: whole } = input.getBoundingClientRect();
          input.style.width = '';
          return Math.max(0, whole - shown);
        }),
      );
      expect.soft(missing, spacing).toEqual([0, 0, 0, 0]);
    }
  });
}

for (const width of [360, 390, 768]) {
  test(`at ${width} px a date and a time stay where they are, whatever is entered`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // The first page that a browser opens does without the site's typeface, whose digits are not of one width.
    const typeface = page.waitForResponse(/\.woff2$/);
    await page.goto('/tools/extend');
    await (await typeface).finished();
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const fields = page.locator('main').locator('[type=date], [type=time]');
    const places = () =>
      fields.evaluateAll((inputs) => inputs.map((input) => JSON.stringify(input.getBoundingClientRect())));
    const before = await places();
    for (const [date, time] of [
      ['2028-08-28', '08:08'],
      ['2011-11-11', '11:11'],
    ] as const) {
      await fields.nth(0).fill(date);
      await fields.nth(1).fill(time);
      expect(await places(), `${date} ${time}`).toEqual(before);
    }
  });
}

test('in an article a calculator, its fields and the place of its answer are as wide as the banner above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/faqs/drive/ReservationPayment');
  const section = page.locator('section', { has: page.locator('[data-tool]') }).first();
  const end = (locator: Locator) => locator.evaluate((part) => part.getBoundingClientRect().right);
  const card = section.getByRole('group').filter({ has: page.locator('[data-tool]') });
  expect(await end(card)).toBeCloseTo(await end(section.locator('header')), 0);
  // Its styles come once it is near the window, and take their time.
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.locator('link').evaluate((link: HTMLLinkElement) => !!link.sheet)).toBe(true);
  await card.getByText('Find out').click();
  await expect(card.getByLabel('Price per hour')).toBeVisible();
  const fields = await end(card.getByLabel('Price per hour'));
  expect(await end(card.getByText('Your answer appears here.'))).toBeCloseTo(fields, 0);
  expect(await end(card.getByText('Close'))).toBeCloseTo(fields, 0);
});

test('the ring of a focused field does not touch the words above and below it', async ({ page }) => {
  await page.goto('/tools/price-estimate');
  const field = page.getByLabel('Price per day');
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(field).toBeFocused();
  const { above, below } = await field.evaluate((input) => {
    const lineOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getClientRects()[0]!;
    };
    const error = document.getElementById(input.getAttribute('aria-describedby')!.split(' ')[0]!)!;
    const { top, bottom } = input.getBoundingClientRect();
    const [label] = (input as HTMLInputElement).labels!;
    return { above: top - lineOf(label!).bottom, below: lineOf(error.lastElementChild!).top - bottom };
  });
  const ring = 5;
  expect(above).toBeGreaterThan(ring);
  expect(below).toBeGreaterThan(ring);
});
