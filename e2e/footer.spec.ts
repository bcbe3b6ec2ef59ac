import { type Locator, type Page, expect, test } from './journey.ts';
import { site as config } from '../config/site.ts';
import { desktop, phone } from './screens.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

async function expectLinks(place: Locator, links: Record<string, string>) {
  for (const [name, target] of Object.entries(links)) {
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
  }
  await expect(place.getByRole('link')).toHaveCount(Object.keys(links).length);
}

const navigation = {
  Home: '/',
  'About us': '/about-us',
  'How it works': '/how-it-works',
  FAQS: '/faqs',
  'Become a host': '/become-a-host',
  Tools: '/tools',
};
const whatWeDo = {
  'Platform to host vehicle': '/become-a-host',
  'Platform to reserve vehicle': '/how-it-works',
};

test.describe('on a desktop', () => {
  test.use(desktop);

  test('what comes first in each column stands on one line', async ({ page }) => {
    await page.goto('/');
    await footer(page).scrollIntoViewIfNeeded();
    const tops = await footer(page)
      .locator('section')
      .locator('li:first-child > *, address')
      .evaluateAll((firsts) =>
        firsts.map((first) => {
          const words = document.createRange();
          words.selectNodeContents(first);
          return Math.round(words.getClientRects()[0]!.top);
        }),
      );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size, String(tops)).toBe(1);
  });

  test('four columns lead where they say', async ({ page }) => {
    await page.goto('/');
    const column = (title: string) =>
      footer(page)
        .locator('section:visible')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

    await expectLinks(column('Navigation'), navigation);
    await expectLinks(column('What We Do'), whatWeDo);
    await expectLinks(column('LEGAL'), {
      'Privacy policy': '/privacy-policy',
      'Terms of Service': '/terms-of-service',
    });
    await expectLinks(column('CONTACT US'), { [config.email]: `mailto:${config.email}` });
    await expect(column('CONTACT US')).toContainText('Georgia');
    await expect(footer(page)).toContainText(`${config.copyrightYear} ${config.legalName}`);

    const tops = await Promise.all(
      ['Navigation', 'What We Do', 'LEGAL', 'CONTACT US'].map(
        async (title) => (await column(title).boundingBox())!.y,
      ),
    );
    expect(new Set(tops).size, 'side by side').toBe(1);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ ...phone, javaScriptEnabled });

    test('sections fold, one open at most, Navigation at first', async ({ page }) => {
      await page.goto('/');
      const section = (title: string) =>
        footer(page)
          .locator('details')
          .filter({ has: page.locator('summary').getByText(title, { exact: true }) });
      const toggle = (title: string) => section(title).locator('summary').click();
      const open = footer(page).locator('details[open] > summary');

      await expect(
        footer(page).getByRole('heading', { name: 'Let us take great care of you' }),
      ).toBeVisible();
      await expect(open).toHaveText(['Navigation']);
      await expectLinks(section('Navigation'), navigation);

      await toggle('What We Do');
      await expect(open).toHaveText(['What We Do']);
      await expectLinks(section('What We Do'), whatWeDo);

      await toggle('Legal');
      await expect(open).toHaveText(['Legal']);
      await expectLinks(section('Legal'), {
        Terms: '/terms-of-service',
        Privacy: '/privacy-policy',
        'Cookies Policy': '/privacy-policy#CookiesPolicy',
      });

      await toggle('Contact us');
      await expect(open).toHaveText(['Contact us']);
      await expectLinks(section('Contact us'), { [config.email]: `mailto:${config.email}` });

      await toggle('Contact us');
      await expect(open).toHaveCount(0);
    });
  });
}
