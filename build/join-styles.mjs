import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './files-below.mjs';

const stylesheet = /\s*<link rel="stylesheet" type="text\/css" href="(\/[^"]+\.css)">/g;

const namesLayers = /@layer tokens,/;

/**
 * Gives every page one stylesheet in place of one for each component: one request, better compressed. Pages of the same
 * kind need the same styles and so share the file.
 *
 * @param {string} site the built folder
 */
export async function joinStyles(site) {
  const pages = (await filesBelow(site)).filter((file) => file.endsWith('.html'));
  await mkdir(path.join(site, 'static/css'), { recursive: true });
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const sheets = [...html.matchAll(stylesheet)].map(([, href]) => path.join(site, href));
    if (sheets.length === 0) throw new Error(`${page} links no stylesheet`);
    const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
    // The sheet that names the order of the layers counts only before all others; the bundler orders by chunk.
    const css = texts.sort((a, b) => Number(namesLayers.test(b)) - Number(namesLayers.test(a))).join('');
    const name = `/static/css/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
    await writeFile(path.join(site, name), css);
    let isFirst = true;
    const joined = html.replace(stylesheet, () => {
      const link = isFirst ? `<link rel="stylesheet" href="${name}">` : '';
      isFirst = false;
      return link;
    });
    await writeFile(page, joined);
  }
  await rm(path.join(site, 'assets'), { recursive: true, force: true });
}
