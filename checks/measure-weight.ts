import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Bytes on the wire, by what they are. */
export interface Weight {
  html: number;
  /** Of the HTML, the styles, packed by themselves. */
  styles: number;
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
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Opens a page, touches nothing, and weighs everything it asks for, compressed with brotli, whether the browser has kept it
 * or not. Of the screens, the one that takes more of each kind counts; a phone alone, where `isOnPhone`.
 */
export async function measureWeight(page: Page, address: string, isOnPhone = false): Promise<Weight> {
  const weights: Weight[] = [];
  for (const screen of isOnPhone ? [phone] : [phone, desktop]) {
    await page.setViewportSize(screen);
    weights.push(await weigh(page, address));
  }
  const most = (name: keyof Weight) => Math.max(...weights.map((weight) => weight[name]));
  return {
    html: most('html'),
    styles: most('styles'),
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
  const weight: Weight = { html: 0, styles: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const request of requests) {
    if (!request.url().startsWith('http')) continue;
    const { size, styles } = await sizeOf(request);
    weight[kinds[request.resourceType()] ?? 'other'] += size;
    weight.styles += styles;
  }
  return weight;
}

/** What an answer weighs, compressed with brotli. */
export const compressedSize = async (request: Request): Promise<number> => (await sizeOf(request)).size;

/** Most of what a page asks for, others have asked for before. */
const knownSizes = new Map<string, Size>();

interface Size {
  size: number;
  styles: number;
}

/** What is compressed in itself, such as a photograph, does not become smaller. */
async function sizeOf(request: Request): Promise<Size> {
  const known = knownSizes.get(request.url());
  if (known !== undefined) return known;
  const response = await fetch(request.url(), { headers: { accept: await accepted(request) } });
  const body = Buffer.from(await response.arrayBuffer());
  const css = request.resourceType() === 'document' && /<style>(.*?)<\/style>/s.exec(body.toString())?.[1];
  const sizes = {
    size: Math.min(body.length, brotliCompressSync(body).length),
    styles: css ? brotliCompressSync(css).length : 0,
  };
  knownSizes.set(request.url(), sizes);
  return sizes;
}

/** What the browser said that it takes: a page that is not there is one only for who takes pages. */
async function accepted(request: Request): Promise<string> {
  return (await request.headerValue('accept')) ?? '*/*';
}
