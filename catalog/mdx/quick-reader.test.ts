import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { articleSyntax, thoroughSyntax } from './article-syntax.ts';
import { quickTree } from './quick-reader.ts';
import { remarkArticle } from './remark-article.ts';

const articles = namesBelow('content', '.mdx').map((name) => ({
  path: `content/${name}`,
  source: readFileSync(`content/${name}`, 'utf8'),
}));

type Article = (typeof articles)[number];

/** What an article becomes: a module, or a mistake. */
function compiler(syntax: typeof articleSyntax): (article: Article) => string {
  const processor = createProcessor({ remarkPlugins: [...syntax, remarkArticle] });
  return ({ path, source }) => {
    try {
      return String(processor.processSync({ path, value: source }));
    } catch (error) {
      return String(error);
    }
  };
}

const quickly = compiler(articleSyntax);
const thoroughly = compiler(thoroughSyntax);

test.each(articles)('$path is read quickly, and becomes the same', (article) => {
  expect(quickTree(article.source)).toBeDefined();
  expect(quickly(article)).toBe(thoroughly(article));
});

/** Each was read otherwise by the quick reader once. */
test.each(['~~*If it is urgent,** put that in the subject.', '**Stripe.**😀 Takes payments.'])(
  'a text that readers differ in is told as by the reader of MDX: %s',
  (text) => {
    const { path, source } = articles[0]!;
    const article = { path, source: `${source}\n${text}\n` };
    expect(quickly(article)).toBe(thoroughly(article));
  },
);

/** What an author may type, on purpose or not. */
const typed = fc.constantFrom(
  ...[
    '{',
    '}',
    '{x}',
    '{/* a */}',
    '{/* a */ b}',
    '<',
    '>',
    '<b>x</b>',
    '<br>',
    '</',
    '/>',
    '<!-- -->',
    '<Tool name="a" />',
  ],
  ...[
    'a={1}',
    '{...b}',
    'import a',
    'export b',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '```',
    '[',
    ']',
    '](',
    '[[x]]',
    '![a](b)',
    '\\',
  ],
  ...[
    '[x]: /y',
    '[x][y]',
    '[^1]',
    '[^1]: x',
    'https://example.com',
    'www.example.com',
    'a@example.com',
    '&amp;',
    '|',
    '$',
    '^',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '    ',
    '\t',
    '\u00a0',
    '\u2028',
    '#',
    '> ',
    '- ',
    '- [ ] x',
    '1. ',
    '---',
    '***',
    ':::',
    '+++',
  ],
  ...['\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n', 'é', '😀', '"', "'", '='],
);

/** A change to a text, anywhere in it: `at` is a share of its length. */
const slip = fc.record({
  at: fc.noBias(fc.integer({ min: 0, max: 999 })).map((share) => share / 1000),
  gone: fc.nat(3),
  typed,
});

test('a spoiled article becomes the same, or the same mistake, whoever reads it', () => {
  let read = 0;
  const runs = 100;
  fc.assert(
    fc.property(
      fc.constantFrom(...articles),
      fc.array(slip, { minLength: 1, maxLength: 2 }),
      (article, slips) => {
        const source = slips.reduce((text, { at, gone, typed: added }) => {
          const place = Math.floor(at * text.length);
          return text.slice(0, place) + added + text.slice(place + gone);
        }, article.source);
        read += Number(quickTree(source) !== undefined);
        expect(quickly({ ...article, source })).toBe(thoroughly({ ...article, source }));
      },
    ),
    { numRuns: runs },
  );
  // As long as most are read quickly, it is the two readers that are compared.
  expect(read).toBeGreaterThan(runs / 2);
});
