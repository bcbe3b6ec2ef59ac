import { expect, test } from '@playwright/test';
import { quietPaths } from '../built-site.ts';
import { pagesOfEveryKind } from '../every-kind.ts';
import { measureWeight, screens } from '../measure-weight.ts';
import { limitsFor } from '../weight-limits.ts';

/** What loads at a desk only does so wherever it stands. */
const ofEveryKind = pagesOfEveryKind(quietPaths);

for (const path of quietPaths) {
  test(`${path} is light`, async ({ browser, baseURL }) => {
    const seenOn = ofEveryKind.includes(path) ? screens : screens.slice(0, 1);
    const weight = await measureWeight(browser, baseURL + path, seenOn);
    for (const { of, bytes, measure } of limitsFor(path)) {
      const over = `${path} has ${measure(weight) - bytes} bytes too many of ${of}`;
      const remedy = 'Split the page or shorten it; "npm run weigh" shows what each page weighs.';
      expect.soft(measure(weight), `${over}. ${remedy}`).toBeLessThanOrEqual(bytes);
    }
  });
}
