import type { Page } from '@playwright/test';

export interface SetTextSize {
  /** Sets the size of text in the browser's own settings, in px, which media queries see too. */
  setTextSize: (standard: number) => Promise<unknown>;
}

/** To extend tests with: the setting goes with the test, whose page others may share. */
export const setBrowserTextSize = {
  setTextSize: async (
    { page }: { page: Page },
    runTest: (setTextSize: SetTextSize['setTextSize']) => Promise<void>,
  ) => {
    const settings = await page.context().newCDPSession(page);
    await runTest((standard) => settings.send('Page.setFontSizes', { fontSizes: { standard } }));
    await settings.detach();
  },
};
