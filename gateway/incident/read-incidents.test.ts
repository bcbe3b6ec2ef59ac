import { describe, expect, it } from 'vitest';
import { siteData } from '../testing/test-site-data.ts';
import { IncidentMistake, readIncidents } from './read-incidents.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const good = { kind: 'warning', text: 'Payouts are late.', until: '2026-11-23T12:00:00Z' };
const read = (source: unknown) =>
  readIncidents(typeof source === 'string' ? source : JSON.stringify(source), siteData, now);

/** What is said of a mistake. */
function mistakesOf(source: unknown): string {
  try {
    read(source);
  } catch (error) {
    if (error instanceof IncidentMistake) return error.message;
    throw error;
  }
  return '';
}

describe('reads', () => {
  it('JSON and YAML, one or a list, words of one language or of several', () => {
    const known = [{ ...good, text: { en: 'Payouts are late.' } }];
    expect(read(good)).toEqual(known);
    expect(
      read('# today\nkind: warning\ntext: >\n  Payouts are\n  late.\nuntil: 2026-11-23T12:00:00Z\n'),
    ).toEqual(known);
    const spanish = { en: 'Late.', es: 'Tarde.' };
    expect(read([good, { ...good, text: spanish }]).map(({ text }) => text)).toEqual([
      known[0]!.text,
      spanish,
    ]);
  });

  it('links to pages and to https, audiences and routes, a list of none', () => {
    const label = 'More';
    for (const href of ['/about-us', '/faqs/drive/Guide#Cancel', 'https://status.example.com/a?b=1'])
      expect(read({ ...good, link: { href, label } })[0]!.link).toEqual({ href, label: { en: label } });
    const some = { audience: 'drive', routes: ['/faqs', '/'] };
    expect(read({ ...good, ...some })[0]).toMatchObject(some);
    expect(read('[]')).toEqual([]);
  });

  it.each(['Payouts are late. '.repeat(12).slice(0, 199), '😀'.repeat(200)])(
    'the longest words that fit: %s',
    (text) => expect(read({ ...good, text })[0]!.text['en']).toBe(text.trim()),
  );
});

it.each<[string, unknown, RegExp]>([
  ['nothing', '', /^must have kind, text, link, audience, routes, until$/],
  ['no object', '"late"', /^must have kind/],
  ['neither JSON nor YAML', '{ kind: "warning', /^This is neither JSON nor YAML: .* at line 1, column/],
  [
    'a colon in the text',
    'kind: warning\ntext: Payouts: late today.\n',
    /^line 2 has a ": " in its text, .*: put such a text between double quotes$/,
  ],
  ['a tab', 'kind: warning\nlink:\n\thref: /faqs\n', /^line 3 begins with a tab: indent with spaces$/],
  ['a tab in a list', '- kind: warning\n\ttext: Slow\n', /^line 2 begins with a tab: indent with spaces$/],
  [
    'JSON with tabs and without a comma',
    '{\n\t"kind": "warning"\n\t"text": "Slow"\n}',
    /^This is neither JSON nor YAML: Missing , .* at line 3/,
  ],
  ['a field twice', 'kind: warning\nkind: warning\n', /^line 2 stands here for the second time: delete one/],
  [
    'an alias that grows',
    `a: &a [x,x]\nb: [${'*a,'.repeat(200)}]`,
    /neither JSON nor YAML: Excessive alias count/,
  ],
  ['another field', { ...good, color: 'red' }, /^has color, which is not known here: kind, text,/],
  ['no kind', { ...good, kind: undefined }, /^kind must be information, warning or emergency$/],
  ['another kind', { ...good, kind: 'Warning' }, /^kind must be information, warning or emergency$/],
  ['no text', { ...good, text: undefined }, /^text must be text, or text by language, such as en: …$/],
  ['empty text', { ...good, text: ' \n ' }, /^text.en has 0 letters: from 1 to 200/],
  ['long text', { ...good, text: 'a'.repeat(201) }, /^text.en has 201 letters: from 1 to 200/],
  ['a number', { ...good, text: { en: 5 } }, /^text.en must be text$/],
  [
    'another language alone',
    { ...good, text: { es: 'Tarde.' } },
    /^text lacks the language of the site, en$/,
  ],
  ['no language', { ...good, text: { en: 'a', english: 'b' } }, /^text.english is no language such as en$/],
  ['control characters', { ...good, text: 'a\u0007b' }, /^text.en has control characters/],
  ['a link without words', { ...good, link: { href: '/' } }, /^link.label must be text/],
  [
    'a link with long words',
    { ...good, link: { href: '/', label: 'a'.repeat(41) } },
    /^link.label.en has 41/,
  ],
  ['a link of another field', { ...good, link: { url: '/', label: 'a' } }, /link has url, .*href, label are/],
  [
    'an unknown page',
    { ...good, link: { href: '/abuot', label: 'a' } },
    /"\/abuot": take a page of this site/,
  ],
  ['a script', { ...good, link: { href: 'javascript:alert(1)', label: 'a' } }, /^link.href is "javascript:/],
  ['no https', { ...good, link: { href: 'http://example.com', label: 'a' } }, /begins with https:\/\/$/],
  ['another host', { ...good, link: { href: '//example.com', label: 'a' } }, /take a page of this site/],
  [
    'somebody in a link',
    { ...good, link: { href: 'https://a@example.com', label: 'a' } },
    /take a page of this/,
  ],
  ['an unknown audience', { ...good, audience: 'all' }, /^audience must be drive or host; left out/],
  [
    'no list of routes',
    { ...good, routes: '/faqs' },
    /^routes must be a list of addresses, such as \[\/faqs/,
  ],
  ['no route', { ...good, routes: [] }, /^routes is empty: left out, all pages tell of it$/],
  ['a route without a page', { ...good, routes: ['/faq'] }, /^routes.0 is "\/faq", where there is no page/],
  [
    'a route with a query',
    { ...good, routes: ['/faqs?a'] },
    /^routes.0 is "\/faqs\?a", where there is no page/,
  ],
  [
    'nobody to tell',
    { ...good, audience: 'host', routes: ['/faqs/drive'] },
    /^no page below \/faqs\/drive is for host: change/,
  ],
  ['no end', { ...good, until: undefined }, /^until must be the moment .* such as 2026-11-22T13:00:00Z$/],
  [
    'an end without a zone',
    { ...good, until: '2026-11-23T12:00:00' },
    /^until must be the moment .* its zone/,
  ],
  ['a day', { ...good, until: '2026-11-23' }, /^until must be the moment/],
  ['an end far away', { ...good, until: '2026-12-06T12:00:01Z' }, /^until is .*: at most 14 days ahead/],
  ['too many', Array(6).fill(good), /^These are 6 incidents: tell of at most 5 at once\.$/],
  ['the second of two', [good, { ...good, kind: 'x' }], /^incident 2: kind must be/],
  [
    'words that weigh too much',
    {
      ...good,
      text: Array.from({ length: 200 }, (_each, at) => String.fromCharCode(0x4e00 + at * 31)).join(''),
    },
    /^the banner adds \d+ bytes to each page, at most 400 are allowed: shorten text, label or href$/,
  ],
])('says of %s what to mend', (_name, source, expected) => {
  expect(mistakesOf(source)).toMatch(expected);
});

it('says all that is wrong at once, a line each', () => {
  expect(mistakesOf({ kind: 'x', text: '', until: 'soon' }).split('\n')).toHaveLength(3);
});
