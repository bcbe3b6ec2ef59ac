import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import UPNG from 'upng-js';
import { toIco } from './to-ico.mjs';

const { resolve } = createRequire(import.meta.url);
const kept = '.cache/pictures';
/** Most that a palette holds: the drawings are flat, nobody sees the difference. */
const colors = 256;
const fontFiles = ['500Medium/Inter_500Medium.ttf', '700Bold/Inter_700Bold.ttf'];

/**
 * Draws the icons and social pictures that `site/publish` describes as SVG.
 *
 * @param {string} site the built folder
 */
export async function renderPictures(site) {
  const { publishedPictures } = await import(pathToFileURL(path.resolve('dist/publish/files.js')).href);
  const render = await pictureRenderer();
  for (const picture of publishedPictures()) {
    const target = path.join(site, picture.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await render(picture));
  }
}

/**
 * What turns a picture into the bytes of its file. What has been drawn before is taken from `.cache`, by a hash of
 * everything it was made from.
 */
export async function pictureRenderer() {
  const [renderer, ...fonts] = await Promise.all(
    ['@resvg/resvg-wasm/index_bg.wasm', ...fontFiles.map((file) => `@expo-google-fonts/inter/${file}`)].map(
      (file) => readFile(resolve(file)),
    ),
  );
  const makers = createHash('sha256')
    .update(Buffer.concat([renderer, ...fonts]))
    .digest();
  await mkdir(kept, { recursive: true });
  let isReady = false;

  return render;

  /** @param {{ path: string, svg: string, width: number, isOpaque?: boolean }} picture */
  async function render(picture) {
    const name = createHash('sha256')
      .update(makers)
      .update(JSON.stringify({ ...picture, colors }))
      .digest('hex');
    const file = path.join(kept, `${name.slice(0, 24)}.png`);
    const png = (await readIfThere(file)) ?? (await draw(picture));
    await writeFile(file, png);
    return picture.path.endsWith('.ico') ? toIco(png, picture.width) : png;
  }

  /** @param {{ svg: string, width: number, isOpaque?: boolean }} picture */
  async function draw({ svg, width, isOpaque }) {
    if (!isReady) await initWasm(renderer);
    isReady = true;
    const font = { fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' };
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
    if (!isOpaque) return image.asPng();
    return Buffer.from(UPNG.encode([image.pixels.buffer], image.width, image.height, colors));
  }
}

/** @param {string} file */
async function readIfThere(file) {
  return readFile(file).catch(() => undefined);
}
