import type { Page } from '@playwright/test';
import { laidOut } from '../laid-out.ts';
import { tabsMade } from '../tabs-made.ts';

/** Opens a page anew, and waits until its script has made tabs of the links that are to be some, and has had all laid out. */
export async function openPage(page: Page, path: string): Promise<void> {
  // From the page itself, a link to a section would stay on it as it was left.
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await tabsMade(page);
  await laidOut(page);
}
