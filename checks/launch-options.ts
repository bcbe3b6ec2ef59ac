import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../scripts/bootstrap/browser.mjs';

const options = (...args: string[]): LaunchOptions => ({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Letters of the same shape on every machine.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    // A page of its own costs two thirds of the processor's time, since there is less to start and to talk to.
    '--renderer-process-limit=1',
    '--in-process-gpu',
    // A page that was left for another site, or for none, is a process of its own otherwise: two thirds of what opening one takes.
    '--disable-site-isolation-trials',
    // A page lives for a second here: compiling its scripts a second time costs more than it saves.
    '--js-flags=--no-opt --no-maglev',
    '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
    ...args,
  ],
});

/** For tests that take pictures of pages: `test.use({ launchOptions: withPictures })`. */
export const withPictures = options();

// Workers are told by their environment.
if (process.argv.some((argument) => /^--(debug|headed|trace|ui)\b/.test(argument)))
  process.env.WATCHED = 'yes';

/**
 * For all others, unless somebody watches. Everything is laid out, painted and shown in time, but there is no memory to draw it in:
 * drawing what nobody looks at, and the five screens below it, takes a quarter of the processor's time.
 */
export const withoutPictures = process.env.WATCHED ? withPictures : options('--force-gpu-mem-available-mb=1');
