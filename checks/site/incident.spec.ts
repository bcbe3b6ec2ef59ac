import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { parse } from 'node-html-parser';
import { expect, test } from '../base-test.ts';
import { siteDataSchema } from '../../config/site-data-schema.ts';
import { type Program, startProgram } from '../../scripts/bootstrap/start-program.mjs';
import { complaintsOfAxe } from '../axe.ts';
import { allPaths, filledInPaths, galleryPath, unknownPath } from '../built-site.ts';
import { layoutShifts } from '../layout-shifts.ts';
import { root } from '../repository.ts';

/** A server of its own: what it tells is on every page. */
const key = 'the-key-of-whoever-tells-it';
let site: Program;
test.beforeAll(async () => {
  site = await startProgram(join(root, 'dist/gateway/server.js'), { SERVICE_KEY: key, NODE_ENV: 'test' });
});
test.afterAll(() => site.stop());
test.describe.configure({ timeout: 120_000 });

/** As long as words may be, with a link away: what adds most. */
const longest = {
  text: 'Hurricane tonight: end your trip in Pinellas, Hillsborough, Manatee and Sarasota early, it costs nothing. Extensions are free until Friday, 6 PM. If you are in danger, call 911 before anything else!',
  link: { href: 'https://status.example.com/incidents/hurricane', label: 'What we know so far' },
};

async function tell(kind: string) {
  const until = new Date(Date.now() + 60 * 60_000).toISOString();
  const answer = await fetch(`${site.url}/v2/incident`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ kind, until, ...longest }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const siteData = siteDataSchema.parse(
  JSON.parse(readFileSync(join(root, 'dist/gateway/site-data.json'), 'utf8')),
);
const paths = allPaths.filter((path) => path !== galleryPath);

/** A page as browsers are sent it, by its bytes. */
async function sent(path: string): Promise<Buffer> {
  const asked = get(site.url + path, { headers: { 'accept-encoding': 'br', accept: 'text/html' } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return Buffer.concat((await answer.toArray()) as Buffer[]);
}

test('the longest words add at most 400 bytes to a page, which has the tokens that the banner asks for, and is valid', async () => {
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, (await sent(path)).length);
  await tell('emergency');
  const tokens = [...siteData.incident.sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
  expect(tokens.length).toBeGreaterThan(3);
  const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] });
  const added: Record<string, number> = {};
  for (const path of paths) {
    const body = await sent(path);
    // What the server fills in is packed for one reader, in a hurry.
    if (!filledInPaths.includes(path)) added[path] = body.length - before.get(path)!;
    const html = brotliDecompressSync(body).toString();
    const page = parse(html);
    expect(page.querySelector('main > section:first-child')?.textContent, path).toContain(longest.text);
    const css = page.querySelector('style')!.text;
    expect(
      tokens.filter((name) => !css.includes(`${name}:`)),
      path,
    ).toEqual([]);
    const { results } = await validator.validateString(html, path);
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)),
      path,
    ).toEqual([]);
  }
  expect(Object.entries(added).filter(([, bytes]) => bytes > 400)).toEqual([]);
});

const looks = [
  { kind: 'information', path: '/', width: 320, colorScheme: 'dark' },
  { kind: 'warning', path: '/faqs/drive/GettingStarted?view=app', width: 390, colorScheme: 'light' },
  { kind: 'emergency', path: '/checkr-disclosure-embed-success', width: 1280, colorScheme: 'dark' },
  { kind: 'emergency', path: unknownPath, width: 390, colorScheme: 'light' },
] as const;

for (const { kind, path, width, colorScheme } of looks) {
  test(`${kind} at ${path}: seen at once, covered by nothing, told in words, and nothing moves`, async ({
    browser,
  }) => {
    await tell(kind);
    const page = await browser.newPage({ viewport: { width, height: 640 }, colorScheme });
    await page.goto(site.url + path);
    const banner = page.getByRole('region', {
      name: /label="([^"]+)/.exec(siteData.incident.banners[kind])![1]!,
    });
    await expect(banner).toContainText(longest.text);
    const box = (await banner.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(640);
    const covered = await banner.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await layoutShifts(page)).toEqual([]);
    expect(await complaintsOfAxe(page, 'main')).toEqual([]);
    await page.close();
  });
}
