import { expect, test } from 'vitest';
import { filesNamed, read } from '../repository.ts';
import { tracesOfFirstBrand } from './traces.ts';

const tokens = 'site/styles/tokens.css';

test('what is looked for is there to be found: the sources of the first brand are full of it', () => {
  const wanted = tracesOfFirstBrand();
  const sources = ['config/site.config.ts', tokens, 'site/components/logo/logo-mark.tsx'].map(read).join();
  expect(wanted.length).toBeGreaterThan(40);
  expect(wanted.filter(({ pattern }) => !pattern.test(sources))).toEqual([]);
});

test('no style sheet but the tokens says a color, beside black, white and shadows: a brand changes one file', () => {
  const color =
    /(?<![\w&])#(?!(?:000|fff|000000|ffffff)\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|okl\w+|la\w|lch)a?\((?![^)]*\/)/i;
  const sheets = filesNamed(/\.css$/).filter((file) => file.startsWith('site/') && file !== tokens);
  const wrong = sheets.flatMap((file) =>
    read(file)
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => color.test(line))
      .map(({ line, at }) => `${at} ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
