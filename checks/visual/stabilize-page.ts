import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const fontAddress = '/checks-font.ttf';
const weights = ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'];
const { resolve } = createRequire(import.meta.url);
const fonts = weights.map((name) => readFileSync(resolve(`@expo-google-fonts/inter/${name}.ttf`)));

/** Every text in one font, no caret, nothing that moves: what differs between machines and moments is taken out. */
const steady = `
${fonts
  .map(
    (_font, index) =>
      `@font-face { font-family: Steady; font-weight: ${index ? '600 900' : '1 599'}; src: url(${fontAddress}?${index}); }`,
  )
  .join('\n')}
:root { --font-text: Steady; }
*, *::before, *::after {
  caret-color: transparent !important;
  animation: none !important;
  transition: none !important;
  scroll-behavior: auto !important;
}`;

/** Serves the page with the steady style at the end of its own style sheet: the security policy lets no other in. */
export async function stabilize(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}${steady}` });
  });
  await page.route(`**${fontAddress}?*`, (route) =>
    route.fulfill({
      body: fonts[Number(new URL(route.request().url()).search.slice(1))],
      contentType: 'font/ttf',
    }),
  );
  // Answers that would move the page on by themselves never come.
  await page.route('**/v2/**', () => undefined);
}
