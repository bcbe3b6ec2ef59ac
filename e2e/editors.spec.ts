import { readFileSync } from 'node:fs';
import { complaintsOfAxe } from '../checks/axe.ts';
import { expect, test } from './journey.ts';

const article = '/faqs/host/HostPricingYourVehicle';

test('without a script, what a reader writes is read with file and line, and erased again', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(article);
  await reader.getByRole('button', { name: 'No' }).first().click();
  const anchor = reader.url().replace(/.*#answered-/, '');
  const words = `<b>Bold</b> claims, call 770-555-0134 (${Date.now()})`;
  await reader.getByRole('textbox', { name: 'Tell us more' }).fill(words);
  await reader.getByRole('button', { name: 'Send' }).click();

  const editor = await context.newPage();
  await editor.goto('/editors?days=7');
  const comment = editor.getByRole('listitem').filter({ hasText: words });
  await expect(comment).toHaveCount(1);
  const [file = '', line] = (await comment.locator('code').textContent())!.split(':');
  expect(file).toBe('content/en/help/host/HostPricingYourVehicle.mdx');
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(`{/* #${anchor} */}`);
  await expect(comment.getByText(words)).toBeHidden();
  await comment.getByText('May hold a phone number').click();
  await expect(comment.getByText(words)).toBeVisible();
  await comment.getByRole('button', { name: 'Erase these words' }).click();
  await expect(editor.getByRole('status')).toHaveText('The words are erased. The answer still counts.');
  // Where the page comes back to, in sight and read out: what stands there from the start no screen reader announces.
  await expect(editor.getByRole('status')).toBeInViewport({ ratio: 1 });
  await expect(editor.locator(':focus')).toHaveAccessibleDescription(/^The words are erased\./);
  await expect(editor.getByText(words)).toHaveCount(0);
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 800 } });

    test('filled, the page is accessible, and nothing sticks out of a phone', async ({ page, request }) => {
      for (let vote = 0; vote < 6; vote += 1)
        await request.post(`/v2/feedback?page=${article}`, {
          form: { no: 'PricePlans' },
          // Each browser counts once a day.
          headers: { 'user-agent': `reader ${vote}` },
        });
      await page.goto('/editors');
      await expect(page.getByRole('table')).not.toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await complaintsOfAxe(page, 'main')).toEqual([]);
    });
  });
}
