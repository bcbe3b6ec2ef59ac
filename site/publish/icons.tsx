import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark, markWidth } from '#site/components/logo/logo-mark.tsx';
import { colorOf, paint } from '#site/styles/paint.ts';
import type { Picture } from './picture.ts';

const markHeight = 36;
const mark = renderToStaticMarkup(<LogoMark />);
const attributes = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** The mark as a group of an SVG, `height` high, its top left corner at a point. */
export function placedMark(x: number, y: number, height: number): string {
  const size = height / markHeight;
  return `<g transform="translate(${x} ${y}) scale(${size})" ${attributes}>${paint(mark)}</g>`;
}

/** The mark in the middle of a square with a side of 100, `height` high. */
function square(height: number, ground = ''): string {
  const width = (height / markHeight) * markWidth;
  const drawing = placedMark((100 - width) / 2, (100 - height) / 2, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${drawing}</svg>\n`;
}

/** `favicon.svg`: the mark, in the colors of the scheme that the browser itself is in. */
export function favicon(): string {
  const names = [...new Set([...mark.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))];
  const rules = names
    .map((name) => ({ light: colorOf(name), dark: colorOf(name, 'dark') }))
    .filter(({ light, dark }) => light !== dark)
    .map(({ light, dark }) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`);
  const style = `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`;
  return square(96, rules.length > 0 ? style : '');
}

const onPage = `<path fill="${colorOf('--color-page')}" d="M0 0h100v100H0z"/>`;

/** The icons for browsers that want pixels, and for home screens. */
export const icons: readonly Picture[] = [
  { path: 'favicon.ico', svg: square(96), width: 32 },
  { path: 'apple-touch-icon.png', svg: square(70, onPage), width: 180 },
  { path: 'icon-192.png', svg: square(92), width: 192 },
  { path: 'icon-512.png', svg: square(92), width: 512 },
  // What an operating system may cut off: all but the circle of 80 %.
  { path: 'icon-maskable-512.png', svg: square(56, onPage), width: 512 },
];
