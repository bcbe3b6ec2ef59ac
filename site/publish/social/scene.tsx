import { renderToStaticMarkup } from 'react-dom/server';
import classes from '#site/components/illustrations/illustrations.module.css';
import sheet from '#site/components/illustrations/illustrations.module.css?raw';
import { SceneRoad } from '#site/components/illustrations/scene-road.tsx';
import { paint } from '#site/styles/paint.ts';

/** The road that stands at the foot of the pages, as an SVG of its own within another. Sizes in its units. */
export function road(box: { x: number; y: number; width: number; height: number }): string {
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  const drawing = renderToStaticMarkup(<SceneRoad />).replace('<svg ', `<svg ${place.join(' ')} `);
  return `<style>${paintRules()}</style>${drawing}`;
}

/** The rules of the drawings that say how to paint, without layers and tokens, which only browsers know. */
function paintRules(): string {
  const rules = [...sheet.matchAll(/((?:\s*\.\w+,?)+)\s*\{([^{}]*)\}/g)].map(([, selectors, body]) => {
    const names = [...selectors!.matchAll(/\.(\w+)/g)].map(([, name]) => `.${classes[name!]}`);
    const declarations = body!.split(';').filter((line) => /^\s*(fill|stroke|opacity)/.test(line));
    return { names, declarations: declarations.map((line) => line.trim()).join(';') };
  });
  return rules
    .filter(({ declarations }) => declarations)
    .map(({ names, declarations }) => `${names.join(',')}{${paint(declarations)}}`)
    .join('');
}
