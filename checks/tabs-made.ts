import type { Page } from '@playwright/test';
import { untilSo } from './until-so.ts';

/** Waits until the script, which comes after the page is loaded, has made tabs of the links that are to be some. */
export const tabsMade = (page: Page): Promise<void> =>
  untilSo(page, () => document.querySelector('[data-tabs]:not([role])') === null);
