import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { letters } from './letters.mjs';

const { resolve } = createRequire(import.meta.url);
const drawn = '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2';
const license = '@fontsource-variable/overpass/LICENSE';
const folder = 'site/styles/face';

/** The names of author and license, which each copy of the typeface has to carry. */
const notices = [0, 13, 14];
const common = { keepFeatures: ['kern', 'tnum'], preserveNameIds: notices, noHinting: true };

/**
 * Makes the files of the typeface from the package that holds it whole: for browsers one with every weight that the styles
 * use, and one for each weight of the social pictures, whose renderer knows no others. Its license goes with it.
 *
 * @returns {Promise<Record<string, Buffer>>} by their names in the repository
 */
export async function faceFiles() {
  const whole = await readFile(resolve(drawn));
  /** @param {number} wght */
  const ofWeight = (wght) =>
    subsetFont(whole, letters, { ...common, targetFormat: 'truetype', variationAxes: { wght } });
  return {
    [`${folder}/license.txt`]: await readFile(resolve(license)),
    [`${folder}/overpass.woff2`]: await subsetFont(whole, letters, {
      ...common,
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    }),
    [`${folder}/overpass-500.ttf`]: await ofWeight(500),
    [`${folder}/overpass-800.ttf`]: await ofWeight(800),
  };
}
