/**
 * `npm run weigh`: what each page of the built site weighs, and which limit it breaks. Measured by the code that the
 * checks use; Vite runs it, because it is TypeScript.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { buildIfStale, server } from './bootstrap/build-if-stale.mjs';
import { freePort } from './bootstrap/free-port.mjs';
import { root } from './bootstrap/root.mjs';
import { runTool, say } from './bootstrap/say.mjs';

await runTool(async () => {
  const executablePath = await ensureBrowser();
  await buildIfStale();
  const [{ module: pages }, { module: measuring }, { module: limits }] = await Promise.all(
    ['built-site', 'measure-weight', 'weight-limits'].map((name) =>
      runnerImport(`/checks/${name}.ts`, { root }),
    ),
  );
  const port = await freePort();
  const gateway = spawn(process.execPath, [server], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await once(gateway.stdout, 'data');
    return await printTable({ pages, measuring, limits, browser, address: `http://127.0.0.1:${port}` });
  } finally {
    await browser.close();
    gateway.kill();
  }
});

/** @param {any} modules */
async function printTable({ pages, measuring, limits, browser, address }) {
  const kinds = ['html', 'css', 'js', 'fonts', 'pictures', 'other'];
  const line = (/** @type {unknown[]} */ cells) => cells.map((cell) => String(cell).padStart(9)).join('');
  say(`${line([...kinds, 'total'])}  bytes, brotli`);
  let broken = 0;
  for (const path of pages.quietPaths) {
    const weight = await measuring.measureWeight(browser, address + path);
    const sizes = kinds.map((kind) => weight[kind]);
    const over = limits
      .limitsFor(path)
      .filter((/** @type {any} */ { bytes, measure }) => measure(weight) > bytes);
    const words = over.map(
      (/** @type {any} */ { of, bytes, measure }) => `${of}: ${measure(weight) - bytes} too many`,
    );
    say(`${line([...sizes, sizes.reduce((a, b) => a + b)])}  ${path}  ${words.join(', ')}`);
    broken += over.length;
  }
  return broken > 0 ? 1 : 0;
}
