import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type WithAxe = Window & { axe?: { run(part: Document | string, chosen: RunOptions): Promise<AxeResults> } };

/**
 * What axe complains of on a page, or in a part of it: a line for each element.
 *
 * @param part what selects it
 * @param chosen which of axe's rules, if not all
 */
export async function complaintsOfAxe(page: Page, part = '', chosen: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const asked: [string, RunOptions] = [part, { resultTypes: ['violations'], ...chosen }];
  const found = await page.evaluate(
    ([within, options]) => (window as WithAxe).axe!.run(within || document, options),
    asked,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
  );
}
