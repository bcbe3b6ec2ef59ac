import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from '../base-test.ts';
import { filesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { letters } from '../../scripts/face/letters.mjs';
import { builtSite, quietPaths } from '../built-site.ts';
import { root } from '../repository.ts';
import { pagesOfEveryKind } from '../every-kind.ts';

/** What the typeface leaves to others: the middle dot, which Overpass draws without a width, and signs. */
const left = new Set('·⚠≥✓');

test('every letter that pages and styles show is in the typeface', () => {
  const lost = new Map<string, string>();
  for (const file of filesBelow(builtSite).filter((name) => /\.(html|css)$/.test(name))) {
    const words = shownBy(file).replace(/\s+/g, ' ');
    for (const letter of new Set(words))
      if (!letters.includes(letter) && !left.has(letter)) lost.set(letter, file.slice(builtSite.length));
  }
  expect(Object.fromEntries(lost), 'Add it to scripts/face/letters.mjs, then: npm run face').toEqual({});
});

/** The text of a page, what stands in its empty fields, and what its styles, or a style sheet, add before and after. */
function shownBy(file: string): string {
  const text = readFileSync(file, 'utf8');
  const added = [...text.matchAll(/content:"([^"\\]*)"/g)].map(([, words]) => words);
  if (file.endsWith('.css')) return added.join(' ');
  const page = parse(text);
  const hints = page.querySelectorAll('[placeholder]').map((field) => field.getAttribute('placeholder'));
  return [page.textContent, ...hints, ...added].join(' ');
}

/** Of a page, of a section, the small one; the footer calls its parts as it likes. */
const tokens = readFileSync(join(root, 'site/styles/tokens.css'), 'utf8');
const levels = ['2xl', 'xl', 'l'].map((name) => new RegExp(`--text-${name}: (.*);`).exec(tokens)![1]!);
const others = 'footer h2';

for (const path of pagesOfEveryKind(quietPaths)) {
  test(`${path}: headings have one of three sizes`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const odd = await page.evaluate(
      ([levels, others]) => {
        const sizeOf = (size: string) => {
          const element = document.body.appendChild(document.createElement('p'));
          element.style.fontSize = size;
          const { fontSize } = getComputedStyle(element);
          element.remove();
          return fontSize;
        };
        const sizes = levels.map(sizeOf);
        return [...document.querySelectorAll('h1, h2, h3, h4')]
          .filter(
            (heading) => !heading.matches(others) && !sizes.includes(getComputedStyle(heading).fontSize),
          )
          .map((heading) => `${heading.textContent}: ${getComputedStyle(heading).fontSize}`);
      },
      [levels, others] as const,
    );
    expect(odd).toEqual([]);
  });
}
