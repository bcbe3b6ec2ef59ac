import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { inFewerBytes } from './fewer-bytes.ts';

it('keeps what a page says, its attributes too, and only those', () => {
  const page = `<p title="It isn&#x27;t &quot;here&quot;">You can&#x27;t\n   \n\t stay &lt;here></p>\n      <p>Two  words</p>`;
  const small = inFewerBytes(page);
  expect(small).toBe(`<p title="It isn't &quot;here&quot;">You can't\nstay &lt;here></p>\n<p>Two  words</p>`);
  const [before, after] = [page, small].map((html) => parse(html).querySelector('p')!);
  expect(after!.getAttribute('title')).toBe(before!.getAttribute('title'));
  expect(after!.text.split(/\s+/)).toEqual(before!.text.split(/\s+/));
});

it('has no line breaks beside lists and sections, but between words', () => {
  const page = `<ul>\n<li>One <b>two</b>\n</li>\n<li>Three\n<b>four</b></li>\n</ul>\n<section>\n<p>Five</p>\n</section>`;
  expect(inFewerBytes(page)).toBe(
    `<ul><li>One <b>two</b></li><li>Three\n<b>four</b></li></ul><section>\n<p>Five</p></section>`,
  );
});

it('takes the slash from what is empty anyway, and leaves it where it says so', () => {
  const page = `<link href="/a/"/><meta charset="UTF-8" /><br/><svg><path d="M0 0"/></svg><p title="/&gt;">/></p>`;
  expect(inFewerBytes(page)).toBe(
    `<link href="/a/"><meta charset="UTF-8"><br><svg><path d="M0 0"/></svg><p title="/&gt;">/></p>`,
  );
});

it('leaves marks between texts to the islands, which stand one after the other and have elements in them', () => {
  const island = `<div class="a" data-island="x"><div>One<!-- --> two</div>Three<!-- --> four</div>`;
  expect(inFewerBytes(`<p>A<!-- -->B</p>${island}<p>C<!-- -->D</p>${island}E<!-- -->F`)).toBe(
    `<p>AB</p>${island}<p>CD</p>${island}EF`,
  );
});
