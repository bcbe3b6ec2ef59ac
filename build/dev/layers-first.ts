import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Names the order of the cascade's layers at the start of every sheet. The build puts the sheet that names them before all
 * others; in development each sheet comes alone, in the order of imports, and the first one would decide.
 */
export function layersFirst(): Plugin {
  const order = /@layer [^{;]+;/.exec(readFileSync('site/styles/layers.css', 'utf8'))![0];
  return {
    name: 'layers-first',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.css(\?|$)/, exclude: /\?raw$/ } },
      handler: (css) => ({ code: order + css, map: null }),
    },
  };
}
