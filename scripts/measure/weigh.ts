import { quietPaths } from '../../checks/built-site.ts';
import { measureWeight, type Weight } from '../../checks/measure-weight.ts';
import { limitsFor } from '../../checks/weight-limits.ts';
import { say } from '../bootstrap/say.mjs';
import { withSite } from './with-site.ts';

const kinds: (keyof Weight)[] = ['html', 'css', 'js', 'fonts', 'pictures', 'other'];

/** `npm run weigh`: what each page of the built site weighs, and which limit it breaks, measured as the checks do. */
export default function weigh(): Promise<number> {
  return withSite(async (browser, address) => {
    const page = await browser.newPage();
    say(`${row([...kinds, 'total', 'styles'])}  bytes, brotli; styles: of the HTML, by themselves`);
    let broken = 0;
    for (const path of quietPaths) {
      const weight = await measureWeight(page, address + path);
      const over = limitsFor(path).filter(({ bytes, measure }) => measure(weight) > bytes);
      const words = over.map(({ of, bytes, measure }) => `${of}: ${measure(weight) - bytes} too many`);
      const sizes = kinds.map((kind) => weight[kind]);
      say(`${row([...sizes, sizes.reduce((a, b) => a + b), weight.styles])}  ${path}  ${words.join(', ')}`);
      broken += over.length;
    }
    return broken > 0 ? 1 : 0;
  });
}

const row = (cells: unknown[]) => cells.map((cell) => String(cell).padStart(9)).join('');
