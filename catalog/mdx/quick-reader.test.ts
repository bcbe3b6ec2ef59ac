import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesBelow } from '../../scripts/bootstrap/files-below.mjs';
import { frontMatter } from '../testing/front-matter.ts';
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

test.each(articles)('$path becomes the same, whoever reads it', (article) =>
  expect(quickly(article)).toBe(thoroughly(article)),
);

test('all articles are read quickly', () => {
  const slow = articles.filter(({ source }) => quickTree(source) === undefined).map(({ path }) => path);
  const told =
    'These are right, and take fifteen times as long to read: say it without quotations, lines of ---, fenced code and emoji, or have a developer let quick-reader.ts read what they have and others don’t.';
  expect(slow, told).toEqual([]);
});

/** A text in an article that has nothing else in it. */
const articleOf = (text: string): Article => ({
  path: 'content/en/help/drive/Returning.mdx',
  source: `${frontMatter}
## Return it {/* #Return */}

${text}
`,
});

test.each([
  'A paragraph,  \non two lines.',
  'One with **bold and *slanted* words**, [[brand]], &amp;, \\{ and \\<.',
  '[A link](/contact), [**another**](#Return), and [one elsewhere](https://example.com/ "Words").',
  '1. Steps.\n2. And more.\n\n   - With a list,\n   - in one of them.',
  '| You see | It means |\n|---|:-:|\n| **one** | [two](/contact) |',
  '### A part\n\nA paragraph.\n\n#### {/* a remark */} A smaller one\n\nA paragraph.',
  '<Tool name="extend" />\n\n<AppScreen app="drive" name="Reservations" highlight="x" />',
  '<Callout kind="note" title="One">\nA paragraph.\n\n- a list\n</Callout>',
  '{/* todo: ask Ann */}\n\nA paragraph {/* with a remark */} goes on.',
  'The tag is called `E-ZPass`, or ``E`Z``, in **bold `too`**.',
  '- `1`\n- 2 {/* not 3 */}\n\n| a `b` |\n|---|\n| `c` {/* d */} |',
])('what articles are made of is read quickly, and becomes the same: %j', (text) => {
  const article = articleOf(text);
  expect(quickTree(article.source)).toBeDefined();
  expect(quickly(article)).toContain('MDXContent');
  expect(quickly(article)).toBe(thoroughly(article));
});

test.each([
  '> A quotation',
  '---',
  '```\ncode\n```',
  '2 \\* 3',
  '[A link][one]\n\n[one]: /contact',
  '😀',
  '{/* on\nlines */}',
])('what is rare is read slowly, and is right: %j', (text) => {
  const article = articleOf(`Words.\n\n${text}\n\nWords.`);
  expect(quickTree(article.source)).toBeUndefined();
  expect(quickly(article)).toContain('MDXContent');
  expect(quickly(article)).toBe(thoroughly(article));
});

/** Each was read otherwise by the quick reader once. */
test.each([
  '~~*If it is urgent,** put that in the subject.',
  '**Stripe.**😀 Takes payments.',
  '- One {/* b\n */}',
  '| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 1 |',
  '| a | b |\n| 1 | 2 |',
  '| a |\n|---|\n| 1< |',
  '| a | b |\n|---|---|\n| 1 {/* c | d */} | 2 |',
  '| a | b |\n|---|---|\n| **1 {/* c | d */}** | 2 |',
])('a text that readers differ in is told as by the reader of MDX: %s', (text) => {
  const { path, source } = articles[0]!;
  const article = { path, source: `${source}\n${text}\n` };
  expect(quickly(article)).toBe(thoroughly(article));
});

/** What an author may type, on purpose or not. */
const typed = fc.constantFrom(
  ...[
    '{',
    '}',
    '{x}',
    '{/* a */}',
    '{/* a */ b}',
    '{/* a\n */}',
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
    '`a|b`',
    '`a\n b`',
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
