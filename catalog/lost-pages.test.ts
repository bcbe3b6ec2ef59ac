import { expect, test } from 'vitest';
import { refuseLostCategories, refuseLostPages } from './lost-pages.ts';

const folder = 'content/en/help';
const published = 'drive/Cars\ndrive/Cars#Keys\ndrive/Cars#Doors\nhost/Cars\n';
const cars = { audience: 'drive', name: 'Cars', formerly: [] };
const hosts = { audience: 'host', name: 'Cars', formerly: [] };

test('a page that was published cannot go without a word', () => {
  expect(() => refuseLostPages([hosts], folder, published)).toThrow(
    'content/en/help/drive/Cars.mdx · (whole file) · is gone, but people link to it; bring it back, or write "formerly: [Cars]" at the top of the page that takes its place, and each of Keys, Doors under one of its sections',
  );
  expect(() => refuseLostPages([cars], folder, published)).toThrow(
    'content/en/help/host/Cars.mdx · (whole file) · is gone, but people link to it; bring it back, or write "formerly: [Cars]" at the top of the page that takes its place',
  );
});

test('it can where another page takes its place', () => {
  const vehicles = { audience: 'drive', name: 'Vehicles', formerly: ['Cars'] };
  expect(() => refuseLostPages([vehicles, hosts], folder, published)).not.toThrow();
});

test('nor can a category', () => {
  const lines = `${published}drive/categories/Money\nhost/categories/Money\n`;
  const refuse = (formerly: string[]) => () =>
    refuseLostCategories(
      { drive: [{ name: 'Payments', formerly }], host: [{ name: 'Money' }] },
      'content/en/categories.yaml',
      lines,
    );
  expect(refuse([])).toThrow(
    'content/en/categories.yaml · drive · Money is gone, but people link to it; bring it back, or write "formerly: [Money]" into the category that takes its place',
  );
  expect(refuse(['Money'])).not.toThrow();
  expect(() => refuseLostPages([cars, hosts], folder, lines)).not.toThrow();
});
