import type { Page } from '@playwright/test';
import { untilSo } from './until-so.ts';

/** Waits until the script has had all laid out that the browser first leaves out. */
export const laidOut = (page: Page): Promise<void> =>
  untilSo(page, () =>
    [...document.querySelectorAll('article section, footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
