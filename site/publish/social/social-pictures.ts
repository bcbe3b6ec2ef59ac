import type { Catalog } from '#catalog/catalog.ts';
import { escapeHtml } from '#config/escape-html.ts';
import { site } from '#config/site.ts';
import { routesOf } from '#site/routes.ts';
import { socialPicture } from '#site/head/social-picture.ts';
import { colorOf } from '#site/styles/paint.ts';
import { placedMark } from '../icons.tsx';
import type { Picture } from '../picture.ts';
import { road } from './scene.tsx';
import { setTitle } from './wrap.ts';

const { width, height } = socialPicture;
const margin = 80;
const { host } = new URL(site.url);
const roadHeight = 190;
const titleMiddle = 290;

/** A picture for each page that search engines may list, or for all of a kind: a title, the brand, and a road. */
export function socialPictures(catalog: Catalog): Picture[] {
  const foot = road({ x: 0, y: height - roadHeight, width, height: roadHeight });
  const listed = routesOf(catalog).filter(({ indexed }) => indexed);
  const titles = new Map(listed.map(({ picture: { path, title } }) => [path, title]));
  return [...titles].map(([path, title]) => ({
    path: path.slice(1),
    svg: draw(title, foot),
    width,
    isOpaque: true,
  }));
}

function draw(title: string, foot: string): string {
  const { size, lines } = setTitle(title, width - 2 * margin);
  const lineHeight = size * 1.15;
  const first = titleMiddle - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const rows = lines.map((line, index) =>
    text(line, { x: margin, y: first + index * lineHeight, size, weight: 800, color: '--color-ink' }),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${colorOf('--color-page')}" d="M0 0h${width}v${height}H0z"/>`,
    foot,
    placedMark(margin, 64, 72),
    text(site.brand, { x: margin + 76, y: 108, size: 44, weight: 800, color: '--color-ink' }),
    text(host, {
      x: width - margin,
      y: 108,
      size: 30,
      weight: 500,
      color: '--color-ink-soft',
      anchor: 'end',
    }),
    ...rows,
    '</svg>',
  ].join('');
}

interface Type {
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
  /** At which end of the line `x` is. */
  anchor?: 'start' | 'end';
}

function text(words: string, { x, y, size, weight, color, anchor = 'start' }: Type): string {
  const font = `font-family="Overpass" font-size="${size}" font-weight="${weight}" letter-spacing="${-0.02 * size}"`;
  const place = `x="${x}" y="${y.toFixed(1)}" text-anchor="${anchor}"`;
  return `<text ${place} ${font} fill="${colorOf(color)}">${escapeHtml(words)}</text>`;
}
