import { brokenWords } from '../checks/settings/broken-words.ts';
import { type SetTextSize, setBrowserTextSize } from '../checks/settings/browser-text-size.ts';
import { faultsOf } from '../checks/settings/faults.ts';
import { expect, test as base, type Page } from './journey.ts';

const test = base.extend<SetTextSize>(setBrowserTextSize);
const article = '/faqs/drive/VehicleReservations';
const section = (page: Page) => page.locator('section[aria-labelledby=StartingReservation]');

/** What opens, answers or complains when it is used, and how that is brought about. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  'the menu': async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('header [popover]:popover-open')).toBeVisible();
  },
  'the dialog of the downloads': async (page) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /Download/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the dialog of the insurance': async (page) => {
    await page.goto('/about-us');
    const folded = page.locator('footer summary').filter({ hasText: 'What We Do' });
    if (await folded.isVisible()) await folded.click();
    await page.getByRole('button', { name: 'Insurance' }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'hits, and the card of danger': async (page) => {
    await page.goto('/search');
    await page.locator('main input[name=q]').fill('the car is on fire');
    await expect(page.locator('main').getByRole('link', { name: /911/ }).first()).toBeVisible();
  },
  'a search without hits': async (page) => {
    await page.goto('/search?q=qqqqzzzz');
    await expect(page.locator('main')).toContainText('qqqqzzzz');
  },
  'the question below a section, answered with No': async (page) => {
    await page.goto(article);
    await section(page).getByRole('button', { name: 'No' }).click();
    await expect(section(page).getByRole('textbox')).toBeVisible();
  },
  'an estimate': answer('/tools/price-estimate#dayRate=60&hourRate=5&days=1&hours=23'),
  'a claim': answer('/tools/damage-claim#endedDate=2197-03-01&endedTime=15:00&zone=America/New_York'),
  'what a cancellation costs': answer('/tools/cancel#role=driver'),
  'a checklist': answer('/tools/host-checklist#type=company'),
  'what is wrong in a message': async (page) => {
    await page.goto('/contact?topic=charge#write');
    await page.getByRole('form').getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  },
};

function answer(address: string) {
  return async (page: Page) => {
    await page.goto(address);
    await expect(page.locator('[id$=-result] p').first()).toHaveText(/\w/);
  };
}

for (const [what, open] of Object.entries(opened)) {
  for (const width of [320, 1280]) {
    test(`text twice as large, ${width} px: ${what}`, async ({ page, setTextSize }) => {
      await setTextSize(32);
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      expect.soft(await faultsOf(page)).toEqual([]);
      expect.soft(await brokenWords(page), 'broken within').toEqual([]);
    });
  }
}
