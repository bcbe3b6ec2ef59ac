import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import UPNG from 'upng-js';
import type { Picture } from '../../site/publish/picture.ts';
import { keepIn } from '../kept/files.ts';
import { lostLetters } from '../lost-letters.ts';
import { toPalettePng } from '../palette-png.ts';
import { loadPublisher } from '../publisher.ts';
import { BuildError, type Folders } from '../step.ts';
import { toIco } from '../to-ico.ts';
import { writeBelow } from '../write-below.ts';

const { version } = createRequire(import.meta.url)('@resvg/resvg-js/package.json') as { version: string };
/** What has a say in how a picture is drawn: this file, too. */
const drawnBy = ['build/steps/render-pictures.ts', 'build/palette-png.ts'];
const fontFiles = ['overpass-500.ttf', 'overpass-800.ttf'].map((name) => `site/styles/face/${name}`);

/** Draws the icons and social pictures that `site/publish` describes as SVG. */
export async function renderPictures({ site }: Folders): Promise<void> {
  const { publishedPictures } = await loadPublisher();
  const render = await pictureRenderer();
  const pictures = publishedPictures();
  for (const picture of pictures) writeBelow(site, picture.path, await render(picture));
  const lost = lostLetters(pictures.map(({ svg }) => svg));
  if (lost.length > 0)
    console.warn(
      `Social pictures have gaps for ${lost.join(' ')}: add them to scripts/face/letters.mjs, then run npm run face.`,
    );
}

/** What turns a picture into the bytes of its file. What has been drawn before is kept in `.cache`. */
export async function pictureRenderer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const draw = await drawer();
  return async (picture) => {
    const png = await draw(picture);
    if (!isPng(png)) throw new BuildError(`The picture ${picture.path} could not be drawn.`);
    return picture.path.endsWith('.ico') ? toIco(withFewerBytes(png), picture.width) : png;
  };
}

/** The same pixels, by places in a palette where their colors are few: every first visit fetches the icon of the tab. */
function withFewerBytes(png: Buffer): Buffer {
  const picture = UPNG.decode(new Uint8Array(png).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, 0));
}

/** Gives a function that takes a picture from among those drawn before, or draws it. */
async function drawer(): Promise<(picture: Picture) => Promise<Buffer>> {
  const made = await Promise.all([...drawnBy, ...fontFiles].map((file) => readFile(file)));
  const kept = keepIn('.cache/made/pictures');
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Overpass' };
  return (picture) =>
    kept([version, ...made, JSON.stringify(picture)], () => {
      const { svg, width, isOpaque } = picture;
      const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
      return Promise.resolve(
        isOpaque ? toPalettePng(image.pixels, image.width, image.height) : image.asPng(),
      );
    });
}

/** Whether it is a picture from its signature to its end. */
function isPng(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 1, 4) === 'PNG' &&
    bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  );
}
