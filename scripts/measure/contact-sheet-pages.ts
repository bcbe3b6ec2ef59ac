import { escapeHtml } from '../../config/escape-html.ts';

/** The picture of a page, as a sheet shows it. */
export interface Frame {
  path: string;
  /** PNG. */
  picture: Buffer;
  /** On the sheet, in pixels. */
  width: number;
  /** Whether the page goes on below. */
  isCut: boolean;
}

const style = `
  body { margin: 0; padding: 24px; background: #888; color: #000; font: 14px/1.4 sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 24px 16px; align-items: flex-start }
  figure { margin: 0 }
  figcaption { margin-bottom: 6px; font-weight: bold; overflow-wrap: anywhere }
  img { display: block }
`;

/** The HTML of a sheet: the pages side by side, each under its address. */
export function sheetPage(title: string, frames: readonly Frame[]): string {
  const figures = frames.map(
    ({ path, picture, width, isCut }) =>
      `<figure style="width: ${width}px"><figcaption>${escapeHtml(path)}${isCut ? ' …' : ''}</figcaption>` +
      `<img width="${width}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  return `<!doctype html><style>${style}</style><h1>${escapeHtml(title)}</h1><main>${figures.join('')}</main>`;
}

/** The HTML that shows the sheets one below the other. */
export function indexPage(sheets: readonly string[]): string {
  const pictures = sheets.map((name) => `<p><a href="${name}"><img src="${name}" alt="${name}"></a></p>`);
  return `<!doctype html><title>Contact sheet</title><style>${style}</style>${pictures.join('')}`;
}
