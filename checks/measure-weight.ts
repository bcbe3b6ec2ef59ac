import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

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

/** The screens that a page is weighed on: what is in view there may load more. */
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Opens a page, touches nothing, and weighs everything it asks for, compressed with brotli, whether the browser has kept it
 * or not. Of the screens, the one that takes more of each kind counts.
 */
export async function measureWeight(page: Page, address: string): Promise<Weight> {
  const weights: Weight[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    weights.push(await weigh(page, address));
  }
  const most = (name: keyof Weight) => Math.max(...weights.map((weight) => weight[name]));
  return {
    html: most('html'),
    css: most('css'),
    js: most('js'),
    fonts: most('fonts'),
    pictures: most('pictures'),
    other: most('other'),
  };
}

async function weigh(page: Page, address: string): Promise<Weight> {
  const requests: Request[] = [];
  const remember = (request: Request) => requests.push(request);
  page.on('request', remember);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('request', remember);
  const weight: Weight = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const request of requests) {
    if (!request.url().startsWith('http')) continue;
    weight[kinds[request.resourceType()] ?? 'other'] += await compressedSize(request);
  }
  return weight;
}

/** Most of what a page asks for, others have asked for before. */
const knownSizes = new Map<string, number>();

/** What an answer weighs, compressed with brotli. What is compressed in itself, such as a photograph, does not become smaller. */
export async function compressedSize(request: Request): Promise<number> {
  const known = knownSizes.get(request.url());
  if (known !== undefined) return known;
  const response = await fetch(request.url(), { headers: { accept: await accepted(request) } });
  const body = Buffer.from(await response.arrayBuffer());
  const size = Math.min(body.length, brotliCompressSync(body).length);
  knownSizes.set(request.url(), size);
  return size;
}

/** What the browser said that it takes: a page that is not there is one only for who takes pages. */
async function accepted(request: Request): Promise<string> {
  return (await request.headerValue('accept')) ?? '*/*';
}
