import { expect } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { measureWeight } from '../measure-weight.ts';
import { test } from '../reader.ts';
import { limitsFor } from '../weight-limits.ts';

for (const path of quietPaths) {
  test(`${path} is light`, async ({ page, baseURL }) => {
    const weight = await measureWeight(page, baseURL + path);
    for (const { of, bytes, measure } of limitsFor(path)) {
      const over = `${path} has ${measure(weight) - bytes} bytes too many of ${of}`;
      const remedy = 'Split the page or shorten it; "npm run weigh" shows what each page weighs.';
      expect.soft(measure(weight), `${over}. ${remedy}`).toBeLessThanOrEqual(bytes);
    }
  });
}
