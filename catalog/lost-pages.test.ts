import { expect, test } from 'vitest';
import type { Audience } from './help-file.ts';
import { refuseLostCategories, refuseLostPages } from './lost-pages.ts';

const folder = 'content/en/help';
const published = 'drive/Cars\ndrive/Cars#Keys\ndrive/Cars#Doors\nhost/Cars\nhost/Tolls\nhost/Tolls#Amount\n';

/** A page whose sections are written `Anchor`, or `Anchor < Former`. */
const page = (audience: Audience, name: string, formerly: string[], ...sections: string[]) => ({
  file: `${folder}/${audience}/${name}.mdx`,
  audience,
  name,
  formerly,
  sections: sections.map((written) => {
    const [anchor = '', ...former] = written.split(' < ');
    return { anchor, formerly: former };
  }),
  lines: { sections: 9 },
});

const cars = page('drive', 'Cars', [], 'Keys', 'Doors');
const hostCars = page('host', 'Cars', []);
const tolls = page('host', 'Tolls', [], 'Amount');
const refuse =
  (...pages: Parameters<typeof refuseLostPages>[0]) =>
  () =>
    refuseLostPages(pages, folder, published);

test('a page that was published cannot go without a word', () => {
  expect(refuse(page('drive', 'Roads', []), hostCars, tolls)).toThrow(
    'content/en/help/drive/Cars.mdx · (whole file) · is gone, but people link to it; bring it back, or write "formerly: [drive/Cars]" at the top of host/Cars.mdx if it has become that one, and each of Keys, Doors under one of its sections',
  );
  expect(refuse(cars, hostCars)).toThrow(
    'content/en/help/host/Tolls.mdx · (whole file) · is gone, but people link to it; bring it back, or write "formerly: [Tolls]" at the top of the page that takes its place, "formerly: [host/Tolls]" if that is one for the other audience, and each of Amount under one of its sections',
  );
});

test('the record may have been saved with the line ends of Windows', () => {
  const saved = published.replaceAll('\n', '\r\n');
  expect(() => refuseLostPages([cars, hostCars, tolls], folder, saved)).not.toThrow();
  expect(() =>
    refuseLostCategories({ drive: [{ name: 'Pay' }], host: [] }, 'file', 'drive/categories/Pay\r\n'),
  ).not.toThrow();
});

test('it can where another page takes its place, also one for the other audience', () => {
  const vehicles = page('drive', 'Vehicles', ['Cars'], 'Keys', 'Doors');
  const moved = page('drive', 'Tolls', ['host/Tolls'], 'Amount');
  expect(refuse(vehicles, hostCars, moved)).not.toThrow();
  expect(refuse(cars, hostCars, page('drive', 'Tolls', []))).toThrow(
    'write "formerly: [host/Tolls]" at the top of drive/Tolls.mdx if it has become that one, and each of Amount',
  );
});

test('nor can a section that was published', () => {
  expect(refuse(page('drive', 'Cars', [], 'Locks'), hostCars, tolls)).toThrow(
    `content/en/help/drive/Cars.mdx:9 · sections · Keys is gone, but people link to it; bring it back, or write "formerly: [Keys]" under the section that takes its place
content/en/help/drive/Cars.mdx:9 · sections · Doors is gone`,
  );
  expect(refuse(page('drive', 'Cars', [], 'Locks < Keys < Doors'), hostCars, tolls)).not.toThrow();
});

test('nor one of a page that another page took the place of', () => {
  const moved = (...sections: string[]) => page('drive', 'Tolls', ['host/Tolls'], ...sections);
  expect(refuse(cars, hostCars, moved('Price'))).toThrow(
    'content/en/help/drive/Tolls.mdx:9 · sections · Amount is gone',
  );
  expect(refuse(cars, hostCars, moved('Price < Amount'))).not.toThrow();
});

test('nor can a category', () => {
  const lines = `${published}drive/categories/Money\nhost/categories/Money\n`;
  const refuseWith = (formerly: string[]) => () =>
    refuseLostCategories(
      { drive: [{ name: 'Payments', formerly }], host: [{ name: 'Money' }] },
      'content/en/categories.yaml',
      lines,
    );
  expect(refuseWith([])).toThrow(
    'content/en/categories.yaml · drive · Money is gone, but people link to it; bring it back, or write "formerly: [Money]" into the category that takes its place',
  );
  expect(refuseWith(['Money'])).not.toThrow();
  expect(() => refuseLostPages([cars, hostCars, tolls], folder, lines)).not.toThrow();
});
