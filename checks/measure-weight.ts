import { brotliCompressSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

/** Bytes on the wire, by what they are. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  fonts: number;
  pictures: number;
  other: number;
}

const kinds: Record<string, keyof Weight> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'fonts',
  image: 'pictures',
};

interface Screen {
  width: number;
  height: number;
}

/** The screens that a page is weighed on: what is in view there may load more. */
export const screens: readonly [phone: Screen, desk: Screen] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Opens a page in a browser that has never seen it, touches nothing, and weighs everything it asks for, compressed with
 * brotli. Of the screens, the one that takes more of each kind counts.
 */
export async function measureWeight(
  browser: Browser,
  address: string,
  viewports: readonly Screen[] = screens,
): Promise<Weight> {
  const weights = await Promise.all(viewports.map((viewport) => weighOn(browser, address, viewport)));
  return Object.fromEntries(
    Object.keys(weights[0]!).map((kind) => [
      kind,
      Math.max(...weights.map((weight) => weight[kind as keyof Weight])),
    ]),
  ) as unknown as Weight;
}

async function weighOn(browser: Browser, address: string, viewport: Screen): Promise<Weight> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const response of responses) {
    if (!response.url().startsWith('http')) continue;
    weight[kinds[response.request().resourceType()] ?? 'other'] += await compressedSize(response);
  }
  await context.close();
  return weight;
}

/** Most of what a page asks for, others have asked for before. */
const knownSizes = new Map<string, number>();

/** What is compressed in itself, such as a font or a photograph, does not become smaller. */
async function compressedSize(response: Response): Promise<number> {
  const known = knownSizes.get(response.url());
  if (known !== undefined) return known;
  const body = await response.body();
  const size = Math.min(body.length, brotliCompressSync(body).length);
  knownSizes.set(response.url(), size);
  return size;
}
