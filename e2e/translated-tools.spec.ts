import { readFileSync } from 'node:fs';
import { indexedPaths } from '../checks/built-site.ts';
import { hold } from './hold.ts';
import { expect, type Locator, type Page, test } from './journey.ts';
import { translate } from './translate.ts';

test.describe.configure({ mode: 'parallel' });

const tools = indexedPaths.flatMap((path) => /^\/tools\/(.+)$/.exec(path)?.[1] ?? []);

/** Opens a tool, hydrated and with nothing folded away. */
async function open(page: Page, tool: string): Promise<Locator> {
  await page.goto(`/tools/${tool}`);
  const island = page.locator(`[data-island=${tool}]`);
  await island.dispatchEvent('pointerover');
  await expect(page.locator('[data-hydrated=yes]')).toBeAttached();
  await island.evaluate((element) => {
    for (const fold of element.querySelectorAll('details')) fold.open = true;
  });
  return island;
}

/** A field, by its name or by the words beside it, and what to enter there one after the other. */
interface Entries {
  field: string;
  label?: string;
  values: readonly string[];
}

/** All fields there are now; each ends with what was `filledIn`. */
const fieldsOf = (island: Locator, filledIn: Record<string, string>): Promise<Entries[]> =>
  island.evaluate((element, known) => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const others: Partial<Record<string, string[]>> = {
      date: [day(0), '', day(1), '2197-02-27', '2001-03-01', '2197-03-09'],
      time: ['08:00', '23:00', ''],
      text: ['x', '2196', '', '7'],
      checkbox: ['on', '', 'on'],
    };
    const entries = new Map<string, Entries>();
    const controls = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'form :is(input, select)',
    );
    for (const control of controls) {
      if (control.hidden) continue;
      const { name, type } = control;
      const last = known[name] === undefined ? [] : [known[name]];
      const add = (field: string, values: readonly string[], label?: string) =>
        entries.set(label ?? field, { field, values, label });
      const field = `[name=${name}]`;
      if (type === 'radio') add(field, [...(entries.get(field)?.values ?? []), control.value]);
      else if ('options' in control) {
        const options = [...control.options].map(({ value }) => value);
        add(`#${control.id}`, [...options.slice(0, 12), ...last]);
      } else if (type === 'checkbox') add('input', others.checkbox!, control.labels![0]!.textContent);
      else add(field, [...others[type]!, ...last]);
    }
    return [...entries.values()];
  }, filledIn);

const controlOf = (island: Locator, { field, label }: Entries): Locator =>
  island.locator(label ? `label:has-text(${JSON.stringify(label)}) ${field}` : `form ${field}`).first();

async function enter(island: Locator, entries: Entries, value: string): Promise<void> {
  const control = controlOf(island, entries);
  const type = await control.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'radio') await island.locator(`form ${entries.field}[value=${value}]`).check();
  else if (type === 'checkbox') await control.setChecked(value === 'on');
  else if (type === 'select-one') await control.selectOption(value);
  else await control.fill(value);
}

/**
 * Enters one value after the other, and gives what the tool says to each. As {@link enter} does, but in the page itself: from
 * outside, each of some thousand entries takes ten questions.
 */
async function answersTo(island: Element, { field, label, values }: Entries): Promise<string[]> {
  const answers: string[] = [];
  for (const value of values) {
    enterInPage(value);
    for (let picture = 0; picture < 2; picture++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    answers.push(island.textContent);
  }
  return answers;

  function enterInPage(value: string): void {
    const controls = [...island.querySelectorAll<HTMLInputElement>(`form ${field}`)];
    const control = controls.find((each) =>
      label ? each.labels![0]!.textContent === label : each.type !== 'radio' || each.value === value,
    )!;
    control.focus();
    if (control.type === 'radio' || control.type === 'checkbox') {
      if (control.checked !== (control.type === 'radio' || value === 'on')) control.click();
    } else if (control.type === 'text') {
      control.select();
      document.execCommand(value ? 'insertText' : 'delete', false, value);
    } else {
      // React looks whether a value is another one: not at its own property, which this passes by.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

for (const tool of tools) {
  test(`${tool}, translated by the browser, says what it says untranslated, whatever is entered`, async ({
    page,
    browser,
  }) => {
    // Apart: what a tool stores on the device is each one's own.
    const untranslated = await browser.newContext();
    const islands = [await open(page, tool), await open(await untranslated.newPage(), tool)] as const;
    await translate(page);
    async function both(run: (island: Locator) => Promise<unknown>, what: string): Promise<void> {
      for (const island of islands) await run(island);
      // Two texts that are read at different times are compared again: a minute may have passed, or an announcement waits.
      await expect(async () => {
        const [translated, original] = await Promise.all(islands.map((island) => island.textContent()));
        expect(translated, what).toBe(original);
      }).toPass({ timeout: 10_000, intervals: [50] });
    }

    const { inputs } = JSON.parse(readFileSync(`site/tools/${tool}/journey.json`, 'utf8')) as {
      inputs: string;
    };
    const filledIn = Object.fromEntries(new URLSearchParams(inputs));
    for (const [name, value] of Object.entries(filledIn)) {
      const entries = { field: name === 'zone' ? 'select:not([name])' : `[name=${name}]`, values: [value] };
      // Some are asked for only where the others make a difference.
      if (await controlOf(islands[1], entries).count())
        await both((island) => enter(island, entries, value), `${name}: ${value}`);
    }
    if (await islands[1].locator('[type=submit]:visible').count())
      await both((island) => island.locator('[type=submit]').click(), 'asked');
    await expect(islands[0].locator('[id$=-result]')).toBeVisible();

    const seen = new Set<string>();
    const nameOf = ({ field, label = '' }: Entries) => field + label;
    for (;;) {
      const next = (await fieldsOf(islands[1], filledIn)).find((entries) => !seen.has(nameOf(entries)));
      if (!next) break;
      seen.add(nameOf(next));
      const [translated, original] = await Promise.all(
        islands.map((island) => island.evaluate(answersTo, next)),
      );
      // One that is read before it is whole, as an announcement that waits: all again, and waited for.
      const isSame = JSON.stringify(translated) === JSON.stringify(original);
      for (const value of isSame ? next.values.slice(-1) : next.values)
        await both((island) => enter(island, next, value), `${nameOf(next)}: ${value}`);
    }
    await untranslated.close();
  });
}

test('what is written in drawings can still be seen: the name in the logo, and the axes of a chart', async ({
  page,
}) => {
  const { inputs } = JSON.parse(readFileSync('site/tools/price-estimate/journey.json', 'utf8')) as {
    inputs: string;
  };
  await page.goto(`/tools/price-estimate#${inputs}`);
  const texts = page.locator('svg text');
  await expect(texts.nth(6)).toBeAttached();
  await translate(page);
  // Another answer has texts of its own.
  await page.getByRole('textbox', { name: 'Days' }).fill('5');
  await expect(page.locator('[id$=-result]')).toContainText('5 days and 1 hour');
  const lengths = await texts.evaluateAll((all) =>
    (all as SVGTextElement[]).map((text) => text.getComputedTextLength()),
  );
  expect(lengths.filter((length) => length === 0)).toEqual([]);
});

test.describe('translated before the tool hydrates', () => {
  // React says that it does not know the page.
  test.use({ ownFault: /React error #418/ });

  const hydrated = (page: Page) => page.locator('[data-hydrated=yes]');

  async function openTranslated(page: Page, path: string): Promise<void> {
    await page.goto(path);
    await translate(page);
  }

  test('what is typed first stays, with the focus, and is answered', async ({ page }) => {
    await openTranslated(page, '/tools/price-estimate');
    const rate = page.getByLabel('Price per day');
    await rate.click();
    await page.keyboard.type('4');
    await expect(hydrated(page)).toBeAttached();
    await expect(page.getByText('The answer is loading')).toHaveCount(0);
    await expect(rate).toBeFocused();
    await page.keyboard.type('5');
    await expect(rate).toHaveValue('45');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(page.locator('[id$=-result]')).toContainText('At least $45.00 for 1 day.');
    await expect(page.locator('[id$=-result]')).toBeFocused();
  });

  test('the next amount goes into its own field, whenever the focus goes there', async ({ page }) => {
    const release = await hold(page, /\/static\/js\/react\./);
    await openTranslated(page, '/tools/price-estimate');
    await page.getByLabel('Price per day').click();
    await page.keyboard.type('45');
    // As the keyboard of a phone does, and what fills in forms: right when React has been given the form, before anything else runs.
    await page.locator('[data-island=price-estimate]').evaluate((island) =>
      new MutationObserver(() => {
        if (island.dataset.hydrated === 'yes')
          island.querySelector<HTMLInputElement>('[name=hourRate]')!.focus();
      }).observe(island, { attributeFilter: ['data-hydrated'] }),
    );
    release();
    await expect(hydrated(page)).toBeAttached();
    await expect(page.getByText('The answer is loading')).toHaveCount(0);
    await page.keyboard.insertText('5.50');
    await expect(page.getByLabel('Price per hour')).toHaveValue('5.50');
    await expect(page.getByLabel('Price per day')).toHaveValue('45');
  });

  for (const [what, keys, value] of [
    ['replaces what was selected', ['Shift+Tab', 'Tab'], '7'],
    ['goes where the cursor was', ['Home'], '71'],
  ] as const) {
    test(`what is typed ${what}`, async ({ page }) => {
      const release = await hold(page, /\/static\/js\/react\./);
      await openTranslated(page, '/tools/price-estimate');
      const days = page.getByRole('textbox', { name: 'Days' });
      await days.focus();
      for (const key of keys) await page.keyboard.press(key);
      release();
      await expect(hydrated(page)).toBeAttached();
      await expect(page.getByText('The answer is loading')).toHaveCount(0);
      await page.keyboard.type('7');
      await expect(days).toHaveValue(value);
    });
  }

  test('the year, the date and the choice that are entered first stay', async ({ page }) => {
    await openTranslated(page, '/tools/maintenance');
    await page.getByLabel('Year of the vehicle').fill('2001');
    await expect(page.locator('[id$=-result]')).toContainText('due now');
    await expect(page.getByLabel('Year of the vehicle')).toHaveValue('2001');
    await openTranslated(page, '/tools/cancel');
    await page.getByRole('radio', { name: 'The host' }).check();
    await expect(hydrated(page)).toBeAttached();
    await expect(page.getByText('The answer is loading')).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'The host' })).toBeChecked();
    await openTranslated(page, '/tools/damage-claim');
    await page.getByLabel('Date', { exact: true }).fill('2197-03-01');
    await page.getByLabel('Time', { exact: true }).fill('15:00');
    await expect(page.locator('[id$=-result]')).toContainText('Mar 2, 2197');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2197-03-01');
  });

  test('a first tick stays, and counts', async ({ page }) => {
    const release = await hold(page, /\/static\/js\/react\./);
    await openTranslated(page, '/tools/host-checklist');
    await page.getByLabel(/^EIN/).click();
    release();
    await expect(page.locator('[id$=-result] > p').nth(1)).toHaveText(/^1 of \d+ ready/);
    await expect(page.getByLabel(/^EIN/)).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  test('a field that was unfolded stays so, and has the focus', async ({ page }) => {
    const release = await hold(page, /\/static\/js\/react\./);
    await openTranslated(page, '/tools/host-earnings');
    await page.locator('main details > summary').first().click();
    const share = page.getByLabel('Your share');
    await share.pressSequentially('8');
    release();
    await expect(hydrated(page)).toBeAttached();
    await expect(page.getByText('The answer is loading')).toHaveCount(0);
    await page.keyboard.type('0');
    await expect(share).toHaveValue('80');
  });

  for (const how of ['Enter', 'the button']) {
    test(`${how}, pressed before React comes, is answered`, async ({ page }) => {
      const release = await hold(page, /\/static\/js\/react\./);
      await openTranslated(page, '/tools/price-estimate');
      await page.getByLabel('Price per day').fill('60');
      await page.getByLabel('Price per hour').fill('5');
      if (how === 'Enter') await page.getByLabel('Price per hour').press('Enter');
      else await page.getByRole('button', { name: 'Show the answer' }).click();
      release();
      await expect(page.locator('[id$=-result]')).toBeFocused();
      await expect(page.locator('[id$=-result]')).toContainText('$60.00');
    });
  }
});
