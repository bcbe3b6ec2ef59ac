import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { server } from '../bootstrap/build-if-stale.mjs';
import { freePort } from '../bootstrap/free-port.mjs';
import { root } from '../bootstrap/root.mjs';

/** A browser, and the address of the built site, for as long as `measure` takes. */
export async function withSite<Result>(
  measure: (browser: Browser, address: string) => Promise<Result>,
  { browserArgs = [], program = server }: { browserArgs?: string[]; program?: string } = {},
): Promise<Result> {
  const executablePath = await ensureBrowser();
  const port = await freePort();
  const gateway = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also where whoever reads our output goes away in the middle of it.
  process.once('exit', () => gateway.kill());
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', ...browserArgs],
  });
  try {
    await once(gateway.stdout, 'data');
    return await measure(browser, `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    gateway.kill();
  }
}
