import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { server } from '../bootstrap/build-if-stale.mjs';
import { startProgram } from '../bootstrap/start-program.mjs';

/** A browser, and the address of the built site, for as long as `measure` takes. */
export async function withSite<Result>(
  measure: (browser: Browser, address: string) => Promise<Result>,
  { browserArgs = [], program = server }: { browserArgs?: string[]; program?: string } = {},
): Promise<Result> {
  const executablePath = await ensureBrowser();
  const gateway = await startProgram(program, { LOG_LEVEL: 'warn' });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...browserArgs],
  });
  try {
    return await measure(browser, gateway.url);
  } finally {
    await browser.close();
    gateway.stop();
  }
}
