import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '#config/site.ts';
import { articleSyntax } from './article-syntax.ts';
import { ContentError } from '../content-error.ts';
import { frontMatter } from '../testing/front-matter.ts';
import { remarkArticle } from './remark-article.ts';

const number = site.emergencyNumber;

/** A correct page; `changes` replaces parts of it by their text. */
function article(changes: Record<string, string> = {}): string {
  const text = `${frontMatter}
## Return the vehicle {/* #Return */}

Open **Reservations** within [[damageClaimHours]].

1. End the reservation.
`;
  return Object.entries(changes).reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, text);
}

function compile(source: string): string {
  const file = { path: `${process.cwd()}/content/en/help/drive/Returning.mdx`, value: source };
  return String(compileSync(file, { remarkPlugins: [...articleSyntax, remarkArticle] }));
}

function errorOf(source: string): string {
  try {
    compile(source);
  } catch (error) {
    // The compiler may wrap what a plugin throws.
    const own = error instanceof ContentError ? error : (error as Error).cause;
    return ((own ?? error) as Error).message;
  }
  return 'no error';
}

test('a correct page exports its sections with words, facts filled in', () => {
  const module = compile(article());
  expect(module).toContain('"Return the vehicle"');
  expect(module).toContain('Open Reservations within 24 hours. End the reservation.');
  expect(module).toContain('"question": "How do I return the vehicle?"');
});

test('a help page is one where folders stand behind backslashes, and is named with slashes', () => {
  const relative = vi.spyOn(path, 'relative').mockImplementation(path.win32.relative);
  onTestFinished(() => relative.mockRestore());
  expect(compile(article())).toContain('"question": "How do I return the vehicle?"');
  expect(errorOf(article({ 'order: 1': 'order: x' }))).toMatch(
    /^content\/en\/help\/drive\/Returning\.mdx:4 · order/,
  );
});

test.each([
  ['in a step', '1. [[said.callFirst]]'],
  ['in a remark', '<Callout kind="danger" title="Hurt?">\n[[said.inDanger]]\n</Callout>'],
])(
  'the emergency number can be pressed %s, and the section still says it in one sentence',
  (_where, text) => {
    const written = { 'Open **Reservations** within [[damageClaimHours]].\n\n1. End the reservation.': text };
    expect(compile(article(written))).toMatch(new RegExp(`href: "tel:${number}",\\s+children: "${number}"`));
    expect(sectionOf(text).answer?.toLowerCase()).toMatch(new RegExp(`call ${number} first\\.$`));
  },
);

/** What a section says whose text is this. */
function sectionOf(text: string) {
  const module = compile(
    article({ 'Open **Reservations** within [[damageClaimHours]].\n\n1. End the reservation.': text }),
  );
  const wanted = (name: string) => new RegExp(`"${name}": (".*?[^\\\\]")[,\n]`).exec(module)?.[1];
  const [written, answer, urgent] = ['text', 'answer', 'urgent'].map(wanted);
  const read = (json: string | undefined) => json && (JSON.parse(json) as string);
  return { text: read(written), answer: read(answer), urgent: read(urgent) };
}

const danger =
  '<Callout kind="danger" title="Is anyone hurt?">\nStay calm. Call [[emergencyNumber]].\n</Callout>';

test.each([
  ['a paragraph', 'Drive on.\n\nAnd on.', 'Drive on.'],
  ['a list', '- a toll\n- a fine\n\nYou pay.', 'a toll; a fine.'],
  ['steps', '1. Stop.\n2. Wait.\n\nThen go.', 'Stop. Wait.'],
  [
    'a table',
    '| You see | It means |\n|---|---|\n| Active | It runs. |\n\nMore.',
    'You see: It means. Active: It runs.',
  ],
  ['a sentence that goes on in a list', 'You pay for:\n\n- a toll\n\nMore.', 'You pay for: a toll.'],
  [
    'a remark, and what is said after it',
    `${danger}\n\nThen call support.\n\nMore.`,
    `Is anyone hurt? Stay calm. Call ${number}. Then call support.`,
  ],
  [
    'danger that comes later, too',
    `Drive on.\n\nMore.\n\n${danger}`,
    `Drive on. Is anyone hurt? Stay calm. Call ${number}.`,
  ],
])('the answer in short is the first block: %s', (_name, text, answer) => {
  expect(sectionOf(text).answer).toBe(answer);
});

test.each([
  [
    'which waits for the words of the page',
    'You need:\n\n<AccountFields type="company" />',
    '<AccountFields type="company"/>.',
  ],
  [
    'though it comes later, with what leads to it',
    'Drive on.\n\nStop.\n\nChoose one:\n\n<ChargeReasons />',
    'Choose one: <ChargeReasons/>.',
  ],
  ['but not a drawing', 'Drive on.\n\n<AppScreen app="drive" name="Profile" highlight="x" />', 'Drive on.'],
])('the answer ends in an element: %s', (_name, text, end) => {
  const told = sectionOf(text);
  expect(told.answer?.endsWith(end)).toBe(true);
  expect(told.text?.endsWith(end)).toBe(true);
  expect(told.answer).not.toContain('Stop.');
});

test('a section with danger in it says which sentence goes first', () => {
  expect(sectionOf(`Drive on.\n\n${danger}`)).toMatchObject({
    text: `Drive on. Is anyone hurt? Stay calm. Call ${number}.`,
    urgent: `Call ${number}.`,
  });
  expect(sectionOf('Drive on.').urgent).toBeUndefined();
  const abbreviated = danger.replace('Call ', 'Rufen Sie, z. B. beim 3. Mal, ');
  expect(sectionOf(abbreviated).urgent).toBe(`Rufen Sie, z. B. beim 3. Mal, ${number}.`);
});

test('it says which tools it shows, and where', () => {
  const module = compile(article({ '1. End': '<Tool name="price" />\n\n1. End' }));
  expect(module.replace(/\s+/g, ' ')).toContain('export const tools = [{ "name": "price", "line": 18 }]');
});

test('it says which screens it draws, and where', () => {
  const module = compile(article({ '1. End': '<AppScreen app="drive" name="Profile" />\n\n1. End' }));
  expect(module.replace(/\s+/g, ' ')).toContain('"app": "drive", "name": "Profile"');
});

const file = 'content/en/help/drive/Returning.mdx';

test.each([
  ['no front matter', { [article().split('\n## ')[0]!]: '' }, `${file}:1 · front matter · missing`],
  [
    'no first line of ---',
    { '---\ntitle': 'title', 'screens: [Reservations]': 'keywords: [brand]' },
    `${file}:1 · front matter · missing; begin the file with a line of ---`,
  ],
  ['a missing title', { 'title: Returning\n': '' }, `${file}:2 · title ·`],
  [
    'a short description',
    { 'How to bring the vehicle back, and what happens when you are late with it.': 'Short.' },
    `${file}:3 · description · has 6 characters; 50 are the least here`,
  ],
  [
    'a picture that there is not',
    { 'picture: car': 'picture: recept' },
    /5 · picture · "recept" is none of the \d+ there are; the nearest are receipt, .*; \/styleguide shows them all$/,
  ],
  [
    'a place before the first',
    { 'order: 1': 'order: 0' },
    `${file}:4 · order · is 0; it must be more than 0`,
  ],
  [
    'a date in words',
    { '2026-11-20': 'yesterday' },
    `${file}:6 · lastRevised · write the date as YYYY-MM-DD`,
  ],
  [
    'a date that there is not',
    { '2026-11-20': '2026-11-31' },
    `${file}:6 · lastRevised · is no day of the calendar`,
  ],
  ['an unknown field', { 'order: 1': 'order: 1\nauthor: Me' }, `Unrecognized key: "author"`],
  [
    'a section without a question',
    { '    question: How do I return the vehicle?\n': '' },
    `${file}:10 · sections.Return.question · is missing; add it`,
  ],
  [
    'a question that asks nothing',
    { 'the vehicle?': 'the vehicle.' },
    'a question ends with a question mark',
  ],
  [
    'an unknown screen',
    { '[Reservations]': '[Garage]' },
    `${file}:11 · sections.Return.screens (1st) · "Garage" is not a screen of the apps`,
  ],
  [
    'a heading without an anchor',
    { ' {/* #Return */}': '' },
    `${file}:14 · ## Return the vehicle · has no anchor; end the heading with {/* #YourAnchor */}`,
  ],
  [
    'an anchor in small letters',
    { '#Return */': '#return */' },
    `${file}:14 · #return · an anchor is PascalCase`,
  ],
  [
    'a section that is not described',
    { '1. End': '## More {/* #More */}\n\n1. End' },
    `${file}:18 · #More · the section "More" has no entry under "sections"`,
  ],
  [
    'an anchor that stands twice',
    { '1. End': '## More {/* #Return */}\n\n1. End' },
    `${file}:18 · #Return · this anchor stands twice`,
  ],
  [
    'a described section that is not there',
    { '  Return:': '  Gone:\n    question: Where is it gone?\n  Return:' },
    `${file}:9 · sections.Gone · has no heading in the text; write ## Title {/* #Gone */} or delete the entry. Was it renamed?`,
  ],
  [
    'a section with nothing in it',
    { '1. End the reservation.': '## More {/* #More */}\n\n{/* later */}\n' },
    `${file}:18 · ## More · has nothing below it; write what it promises, or delete it`,
  ],
  [
    'a part of a section with nothing in it',
    { '1. End': '### Late\n\n### Early\n\n1. End' },
    `${file}:18 · ### Late · has nothing below it`,
  ],
  [
    'a heading two levels below the one above',
    { '1. End': '#### Late\n\n1. End' },
    `${file}:18 · #### Late · leaves a level out; write ### instead of ####`,
  ],
  [
    'room between the brackets of a link',
    { '1. End': '[Write to us] (/contact?topic=charge)\n\n1. End' },
    'a link has no room between its brackets; write [its words](/its/address)',
  ],
  [
    'front matter without an end',
    { '---\n\n## Return': '\n## Return' },
    `${file}:1 · front matter · has no end; write a line of --- below its last field`,
  ],
  [
    'a review before the words were written',
    { '2027-05-20': '2026-05-20' },
    `${file}:7 · reviewBy · is before lastRevised`,
  ],
  ['a number in words', { 'order: 1': 'order: eight' }, `${file}:4 · order · must be a number in digits`],
  ['a first-level heading', { '1. End': '# Big\n\n1. End' }, `${file}:18 · Big · write ## instead of #`],
  [
    'a number that the rules know',
    { '[[damageClaimHours]]': '24 hours' },
    `${file}:16 · "24 hours" · a number the rules know; write`,
  ],
  [
    'such a number that is wrapped, below where its paragraph begins',
    { '[[damageClaimHours]]': 'a while, *at\nleast* 24\nhours' },
    `${file}:17 · "24 hours" · a number the rules know; write`,
  ],
  [
    'such a number below a line that ends by hand',
    { '[[damageClaimHours]]': 'a while,  \nat least 24 hours' },
    `${file}:17 · "24 hours" · a number the rules know; write`,
  ],
  [
    'such a number in bold, its unit not',
    { '[[damageClaimHours]]': '**24** hours' },
    `${file}:16 · "24 hours" · a number the rules know; write`,
  ],
  [
    'such a number before room that does not break',
    { '[[damageClaimHours]]': '24&nbsp;hours' },
    `${file}:16 · "24 hours" · a number the rules know; write`,
  ],
  [
    'such a number in a question',
    { 'How do I return': 'Within 30 minutes: how do I return' },
    `${file}:10 · "30 minutes" · a number the rules know; write [[extensionCutoffMinutes]]`,
  ],
  [
    'danger without a number to call',
    { '1. End': '<Callout kind="danger" title="Hurt?">\nRun.\n</Callout>\n\n1. End' },
    `${file}:14 · #Return · its danger callout names no number to call; write [[said.inDanger]] into it`,
  ],
  ['bold that is not closed', { '**Reservations**': '**Reservations' }, `${file}:16 · "Open **Reser`],
  [
    'a link that is not closed',
    { 'Open **': 'See [the steps](/faqs. Open **' },
    'a link was not closed; write [its words](/its/address)',
  ],
  [
    'one bracket for two in a dotted name',
    { '[[damageClaimHours]]': '[rule.extraCharge]' },
    'one bracket means',
  ],
  ['a bracket left open', { '[[damageClaimHours]]': '[[brand]' }, 'one bracket means nothing'],
  ['a bracket too many', { '[[damageClaimHours]]': '[brand]]' }, 'one bracket means nothing'],
  ['one bracket for two', { '[[damageClaimHours]]': '[brand]' }, 'one bracket means nothing; write [[name]]'],
  [
    'an address by itself',
    { 'Open **': 'See https://example.com. Open **' },
    'an address is no link by itself; write [its words]',
  ],
  [
    'letters of another encoding',
    { 'Open **': 'Caf\ufffd. Open **' },
    `${file}:16 · (letters) · cannot be read; save the file as UTF-8`,
  ],
  [
    'signs that look like spaces',
    { '    screens': '\u00a0\u00a0\u00a0\u00a0screens' },
    `${file}:11 · (spaces) · begins with a sign that only looks like a space; type its spaces anew`,
  ],
  [
    'an email address by hand',
    { 'Open **': 'Write to help@example.com. Open **' },
    `${file}:16 · "Write to help@example.com. Open " · an email address by hand; write [write to us](/contact)`,
  ],
  [
    'somebody’s address that leads elsewhere',
    { 'Open **': 'Write to [agent@example.com](/contact). Open **' },
    `${file}:16 · "agent@example.com" · an email address by hand`,
  ],
  ['a sign that there is not', { 'Open **': 'A &foo; Open **' }, 'this stands on the page as it is written'],
  [
    'a text above the first heading',
    { '## Return': 'Bring it back.\n\n## Return' },
    `${file}:14 · "Bring it back." · stands above the first heading; write it below one`,
  ],
  [
    'such a text below a remark',
    { '## Return': '{/* for Ann */}\n\nBring it back.\n\n## Return' },
    `${file}:16 · "Bring it back." · stands above the first heading; write it below one`,
  ],
  [
    'sections in another order',
    {
      'sections:\n': 'sections:\n  More:\n    question: Is there more?\n',
      '1. End the reservation.': '## More {/* #More */}\n\nMore.',
    },
    `${file}:16 · #Return · stands at another place than under "sections" in the front matter; give both the same order: Return, More`,
  ],
  ['words struck out', { 'Open **': '~~Close~~ Open **' }, 'nothing is struck out'],
  ['a footnote', { 'Open **': 'As said[^1]. Open **' }, 'there are no footnotes'],
  [
    'a screen that is not spelled as in the app',
    { '**Reservations**': '**Reservation Detials**' },
    `${file}:16 · **Reservation Detials** · the screen of the app is called Reservation Details`,
  ],
  [
    'a number with its unit cut short',
    { '[[damageClaimHours]]': '24h' },
    `${file}:16 · "24h" · a number the rules know; write`,
  ],
  [
    'an unknown name',
    { damageClaimHours: 'claimHours' },
    `${file}:16 · [[claimHours]] · nobody knows this name`,
  ],
  ['a colon in a text', { 'order: 1': 'order: 1: 2' }, `${file}:4 · YAML · has a ": " in its text`],
  ['code', { '1. End': 'import x from "y"\n\n1. End' }, `${file}:18 · import, export · are not for articles`],
  [
    'a value in one brace',
    { '1. End': 'Call {supportPhone}.\n\n1. End' },
    `${file}:18 · {supportPhone} · is not for articles; write \\{ and \\} for the signs, [[name]] for`,
  ],
  [
    'a table without its second line',
    { '1. End': 'Look:\n| You **see** | It means |\n| a toll | a road |\n\n1. End' },
    `${file}:19 · "| You see | It means |" · is no table yet; write a line of |---|---| below its first row`,
  ],
  [
    'a table whose second line is too short',
    { '1. End': '| You see | It means |\n|---|\n| a toll | a road |\n\n1. End' },
    `${file}:18 · "| You see | It means |" · is no table yet; write a line of |---|---| below its first row`,
  ],
  [
    'a row with a cell too many',
    { '1. End': '| You see | It means |\n|---|---|\n| a toll | a road | a bill |\n\n1. End' },
    `${file}:20 · "| a toll |" · has 3 cells, the head of the table 2; give it as many, and write \\| for`,
  ],
  [
    'a row with a cell too few',
    { '1. End': '| You see | It means |\n|---|---|\n| a toll |\n\n1. End' },
    `${file}:20 · "| a toll |" · has 1 cell, the head of the table 2`,
  ],
  [
    'a text right below a table',
    { '1. End': '| You see | It means |\n|---|---|\n| a toll | a road |\nDrive on.\n\n1. End' },
    `${file}:21 · "| Drive on. |" · has 1 cell, the head of the table 2; give it as many, or an empty line above it where it is no row`,
  ],
  ['a value alone', { '1. End': '{1 + 1}\n\n1. End' }, `${file}:18 · {1 + 1} · is not for articles`],
])('%s: the error says where and what to do', (_name, changes, message) => {
  const told = errorOf(article(changes));
  if (typeof message === 'string') expect(told).toContain(message);
  else expect(told).toMatch(message);
});

test.each([
  ['a bar in a sentence', 'Either | or, and \\| too.'],
  ['a name with an & before a semicolon', 'Your carrier (AT&T; Verizon), B&B; Q&A.'],
  [
    'somebody else’s address, on purpose',
    'Write to [agent@example.com](mailto:agent@example.com), or 3@4.5 each.',
  ],
  ['a word that is almost the name of a screen with few letters, People', 'The lid is **purple**.'],
  ['an empty cell', '| You see | It means |\n|---|---|\n| a toll | |\n| a \\| b | `c \\| d` |'],
])('%s is no slip', (_what, text) => {
  expect(errorOf(article({ '1. End': `${text}\n\n1. End` }))).toBe('no error');
});

test.each([
  ['<Foo />', '<Foo> · is no element of articles; there are AccessTypes, '],
  ['<Calout kind="note" />', '<Calout> · is no element of articles; the nearest is <Callout>'],
  ['<b>x</b>', '<b> · is HTML, which articles do without; write **so**'],
  [
    '<Callout kind="info" title="x">\nA word.\n</Callout>',
    '<Callout> · kind is danger or warning or note, not "info"',
  ],
  ['<ReservationStates role="renter" />', '<ReservationStates> · role is driver or host, not "renter"'],
  ['<ReservationStates />', '<ReservationStates> · needs role="driver" or "host"'],
  ['<AppScreen app="drive" />', '<AppScreen> · needs name="…"'],
  ['<AppScreen app="drive" name="" />', '<AppScreen> · name is empty'],
  ['<AccessTypes of="host" />', '<AccessTypes> · takes no of; it takes nothing'],
  ['<Tool name={name} />', '<Tool> · takes values in straight quotes only'],
  ['<Tool name="price">x</Tool>', '<Tool> · has nothing in it; close it with />'],
  ['See <Tool name="price" /> here.', '<Tool> · stands on a line of its own'],
  ['[there](htp://x)', 'htp://x · is no address; write https://'],
  ['![A car](car.png)', 'car.png · is no picture of ours; put it into public/'],
  ['![A car](/../package.json)', '/../package.json · is no picture of ours; put it into public/'],
  ['![A car](/nosuch.png)', '/nosuch.png · is not there; put it into public/nosuch.png'],
])('%s is told with its line and what to do', (written, told) => {
  expect(errorOf(article({ '1. End': `${written}\n\n1. End` }))).toContain(`${file}:18 · ${told}`);
});

test('a page may be to be read again on the day on which it was written', () =>
  expect(errorOf(article({ '2027-05-20': '2026-11-20' }))).toBe('no error'));

test('a date that is none is told once, and not as one before the other', () => {
  const told = errorOf(article({ '2027-05-20': '12.05.2027' }));
  expect(told).toBe(`${file}:7 · reviewBy · write the date as YYYY-MM-DD`);
});

test('a picture says something to those who do not see it', () => {
  const isThere = vi.spyOn(fs, 'existsSync').mockImplementation((path) => path === 'public/favicon.svg');
  syncBuiltinESMExports();
  onTestFinished(() => {
    isThere.mockRestore();
    syncBuiltinESMExports();
  });
  const told = (picture: string) => errorOf(article({ '1. End': `${picture}\n\n1. End` }));
  expect(told('![](/favicon.svg)')).toContain(
    `${file}:18 · /favicon.svg · says nothing; write what is to be seen: ![a car at the curb](/favicon.svg)`,
  );
  expect(told('![A car](/favicon.svg)')).toBe('no error');
});
