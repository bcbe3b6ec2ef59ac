import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { catalogOf } from '#catalog/catalog.ts';
import type { EditorsReport, MissedSearch, SectionComment, StoredReport } from '#config/editors-report.ts';
import { defaultLanguage, languages } from '#config/languages.ts';
import { InLanguage } from '#site/catalog-context.tsx';
import { paths } from '#site/paths.ts';
import { EditorsPage } from './editors-page.tsx';
import { siteSearch } from '#site/search/site-search.ts';
import { fill } from '#site/messages/fill.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { csv } from './csv.ts';
import { digestOf } from './digest.ts';
import { judgedSections, missedMost, overdue, placedSearches } from './reading.ts';
import { tellingIn } from './tell.ts';
import { toMend } from './to-mend.ts';
import { editorsDigest, editorsTable, fillEditorsPage } from './server.tsx';

const catalog = catalogOf(defaultLanguage);
const { editors, helpPages, locale } = catalog;
const folder = `content/${defaultLanguage}`;
const page = paths.help('drive', 'VehicleReservations');
const [first, second, third] = helpPages.find(({ name }) => name === 'VehicleReservations')!.sections;
const reviewed = Date.parse('2026-11-22T12:00Z');
const at = (section: { anchor: string }) => ({ page, section: section.anchor, language: defaultLanguage });

const nothing: StoredReport = {
  votes: [],
  reasons: [],
  comments: [],
  commentCount: 0,
  searches: [],
  topics: [],
  messages: [],
  messageCount: 0,
};
const report = (stored: Partial<StoredReport> | undefined, now = reviewed): EditorsReport => ({
  at: now,
  days: 30,
  sinceDay: '2026-10-24',
  stored: stored && { ...nothing, ...stored },
});
const comment = (text: string, more: Partial<SectionComment> = {}): SectionComment => ({
  number: '7K3M-9QXT-2VPH',
  at: reviewed,
  ...at(first!),
  answer: 'no',
  reason: 'wrong',
  text,
  suspected: [],
  ...more,
});
const search = (wording: string, counts: Partial<MissedSearch> = {}): MissedSearch => ({
  language: defaultLanguage,
  stems: wording.split(' '),
  wordings: [wording],
  audience: '',
  nothing: 0,
  declined: 0,
  unopened: 0,
  days: 1,
  ...counts,
});

const frame = `<html><main>${renderToStaticMarkup(
  <InLanguage language={defaultLanguage}>
    <EditorsPage />
  </InLanguage>,
)}</main><footer></footer></html>`;
const filled = async (...told: Parameters<typeof report>) =>
  parse(await fillEditorsPage(frame, report(...told)));

test('keeps the frame, and says of each part that is empty what will stand there', async () => {
  const document = await filled({});
  expect(document.querySelector('footer')).not.toBeNull();
  const text = document.querySelector('main')!.textContent;
  for (const { empty } of [
    editors.mend,
    editors.sections,
    editors.comments,
    editors.searches,
    editors.messages,
  ])
    expect(text).toContain(empty);
  expect(document.querySelectorAll('table')).toHaveLength(0);
});

test('while the database is away says so, and still what is due', async () => {
  const text = (await filled(undefined, Date.parse('2040-01-01'))).querySelector('main')!.textContent;
  expect(text).toContain(editors.away);
  expect(text).toContain(`${folder}/help/drive/`);
  expect(text).not.toContain(editors.sections.empty);
});

test('shows what people wrote as they wrote it, never as markup', async () => {
  const hostile = '<iframe srcdoc=x></iframe><img src=x onerror=alert(2)> $& \u202E';
  const message = {
    number: '7K3M-9QXT-2VPH',
    at: reviewed,
    topic: hostile,
    audience: 'drive',
    state: 'inbox' as const,
    doubts: [],
    text: hostile,
    replyTo: '"a"@b.example?bcc=c@d.example',
  };
  const document = await filled({
    comments: [comment(hostile)],
    searches: [search(hostile, { nothing: 3 })],
    topics: [{ topic: hostile, audience: 'drive', state: 'inbox', count: 1 }],
    messages: [message],
  });
  expect(document.querySelectorAll('iframe, img')).toHaveLength(0);
  expect(document.querySelectorAll('blockquote').map(({ textContent }) => textContent)).toEqual([
    hostile,
    hostile,
  ]);
  expect(document.querySelector('a[href^=mailto]')!.getAttribute('href')).toBe(
    'mailto:%22a%22%40b.example%3Fbcc%3Dc%40d.example?subject=7K3M-9QXT-2VPH',
  );
});

test('says why a message may come from a program', async () => {
  const waiting = {
    number: '7K3M-9QXT-2VPH',
    at: reviewed,
    topic: 'charge',
    audience: 'drive',
    state: 'waiting' as const,
    doubts: ['tooFast', 'manyLinks'] as const,
    text: 'Buy this',
    replyTo: 'sam@example.com',
  };
  const document = await filled({ messages: [waiting] });
  const { doubted, doubts } = editors.messages;
  expect(document.querySelector('main')!.textContent).toContain(
    fill(doubted, { doubts: `${doubts.tooFast} · ${doubts.manyLinks}` }),
  );
});

test('what may say something of a person is folded away, can be erased, and is in no table', async () => {
  const stored = { comments: [comment('call 770-555-0134', { suspected: ['phone'] }), comment('fine')] };
  const document = await filled(stored);
  const details = document.querySelectorAll('details');
  expect(details).toHaveLength(1);
  expect(details[0]!.getAttribute('open')).toBeUndefined();
  expect(details[0]!.querySelector('summary')!.textContent).toContain(editors.personal.phone);
  expect(details[0]!.querySelector('button[value=erase]')).not.toBeNull();
  const table = await editorsTable('comments', { ...nothing, ...stored });
  expect(table).not.toContain('555');
  expect(table).toContain(fill(editors.comments.withheld, { kinds: editors.personal.phone }));
  expect(table).toContain('fine');
});

test('judges a section by five answers or more, under whatever name it had, by the lower end of the share', () => {
  const judged = judgedSections({
    ...nothing,
    votes: [
      { ...at(first!), yes: 0, no: 4 },
      { ...at(second!), yes: 0, no: 5 },
      { ...at(third!), yes: 100, no: 100 },
      { page: paths.help('drive', 'Gone'), section: 'Gone', language: defaultLanguage, yes: 0, no: 50 },
    ],
    reasons: [
      { ...at(third!), reason: 'wrong', count: 2 },
      { ...at(third!), reason: 'unclear', count: 3 },
    ],
  });
  expect(judged.map(({ place, no, all, reason }) => [place.title, no, all, reason])).toEqual([
    [second!.question, 5, 5, undefined],
    [third!.question, 100, 200, 'unclear'],
  ]);
});

test('three to mend: where most were left without an answer, then what is due', async () => {
  const stored = {
    votes: [
      { ...at(first!), yes: 1, no: 19 },
      { ...at(second!), yes: 5, no: 0 },
    ],
    searches: [search('zzyzx qwrtp', { nothing: 30 }), search('once', { nothing: 1 })],
  };
  const document = await filled(stored);
  const entries = document.querySelectorAll('#mend ~ ol > li').map(({ textContent }) => textContent);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toContain('zzyzx qwrtp');
  expect(entries[0]).toMatch(new RegExp(`${folder}/search/synonyms\\.yaml:\\d+`));
  expect(entries[1]).toContain(first!.question);
  expect(entries[1]).toContain(`${folder}/help/drive/VehicleReservations.mdx:${first!.line}`);
  const later = await filled(stored, Date.parse('2040-01-01'));
  expect(later.querySelectorAll('#mend ~ ol > li')).toHaveLength(3);
});

test('a page that is due is named once among what is to mend: with its section, where that is named', () => {
  const years = Date.parse('2040-01-01');
  const longest = overdue(years)[0]!.place.href!;
  const { sections } = helpPages.find(({ audience, name }) => paths.help(audience, name) === longest)!;
  const votes = [{ ...at(sections[0]!), page: longest, yes: 1, no: 19 }];
  const entries = toMend(report({ votes }, years), []);
  expect(entries[0]).toMatchObject({ section: { no: 19 }, overdue: { place: { href: longest } } });
  expect(entries).toHaveLength(3);
  expect(entries.slice(1).map(({ place }) => place.href)).not.toContain(longest);
});

test('of a language that is not the site’s no page is due: content/en stays as it is where the site is in another', () => {
  const name = 'tested';
  Object.assign(languages, { [name]: languages[defaultLanguage] });
  try {
    const due = overdue(Date.parse('2040-01-01'));
    expect(new Set(due.map(({ place }) => place.href)).size).toBe(due.length);
    expect(due).toHaveLength(helpPages.length);
  } finally {
    Reflect.deleteProperty(languages, name);
  }
});

test('a search is laid to the section that is nearest, at the line of its keywords', async () => {
  const [document, table] = [
    await filled({ searches: [search(first!.question, { declined: 4 })] }),
    await editorsTable('searches', { ...nothing, searches: [search(first!.question, { declined: 4 })] }),
  ];
  const { lines, file } = helpPages.find(({ name }) => name === 'VehicleReservations')!;
  const place = `${file}:${lines[`sections.${first!.anchor}.keywords`]}`;
  expect(document.querySelector('#searches ~ table')!.textContent).toContain(place);
  expect(table).toContain(place);
});

// What stands first depends on the words: those of English, whatever the language of the site.
test('a tool that is found first has no keywords: the section after it has', () => {
  const asked = 'cancel calculator';
  const { hits } = siteSearch(catalogOf('en')).search(asked, { audience: 'any', limit: 3 });
  expect(hits.map(({ document }) => document.kind)).toEqual(['tool', 'help', 'help']);
  const [missed] = placedSearches({ ...nothing, searches: [search(asked, { language: 'en', nothing: 2 })] });
  expect(missed!.file).toContain('content/en/help/drive/ModifyingCancelingReservation.mdx:');
});

test('a search is laid to a section for whoever searched, by its stems where its words may not be shown', () => {
  const asked = {
    ...search('cancel a reservation', { language: 'en', nothing: 2 }),
    stems: ['cancel', 'reserv'],
  };
  const searches = (['drive', 'host'] as const).map((audience) => ({ ...asked, audience }));
  const nearest = placedSearches({ ...nothing, searches }).map(({ file }) => file);
  expect(nearest[0]).toContain('content/en/help/drive/');
  expect(nearest[1]).toContain('content/en/help/host/');
  const hidden = searches.map((each) => ({ ...each, wordings: [] }));
  expect(
    placedSearches({ ...nothing, searches: hidden }).map(({ nearest }) => nearest?.keywords),
  ).not.toContain(undefined);
});

test('of searches that as many found nothing by, those come first of which more opened nothing', () => {
  const searches = [
    search('one', { nothing: 2 }),
    search('two', { declined: 2, unopened: 1 }),
    search('three', { nothing: 3 }),
  ];
  expect(missedMost({ ...nothing, searches }).map(({ wordings }) => wordings[0])).toEqual([
    'three',
    'two',
    'one',
  ]);
});

test('wordings that may not be shown are not', async () => {
  const hidden = { ...search('secret words', { nothing: 9 }), wordings: [] };
  expect((await filled({ searches: [hidden] })).querySelector('main')!.textContent).not.toContain('secret');
});

test('the table of messages counts them, and no more', async () => {
  const topics = [
    { topic: 'charge', audience: 'drive', state: 'sent' as const, count: 3 },
    { topic: 'charge', audience: 'drive', state: 'waiting' as const, count: 2 },
  ];
  const lines = (await editorsTable('messages', { ...nothing, topics })).split('\r\n');
  const counts = csv([['', 5, 2]], locale).trim();
  expect(lines[1]!.slice(-counts.length)).toBe(counts);
});

test('every part has its table, with a row for the names of its columns', async () => {
  for (const table of ['sections', 'comments', 'searches', 'messages'] as const)
    expect((await editorsTable(table, nothing)).trim().split('\r\n'), table).toHaveLength(1);
});

/** Of a report, as its mail writes it. */
const period = { from: tellingIn(catalog).day('2026-10-24'), to: tellingIn(catalog).day(reviewed) };

test('the mail of the week names file and line, and quotes no comment', async () => {
  const { subject, text, isEmpty } = await editorsDigest(
    report({
      votes: [{ ...at(first!), yes: 1, no: 19 }],
      comments: [comment('never in a mail')],
      commentCount: 7,
      searches: [search('lockbox\ncode\u202E', { nothing: 2 })],
      topics: [{ topic: 'charge', audience: 'drive', state: 'waiting', count: 1 }],
      messageCount: 3,
    }),
  );
  expect([isEmpty, subject]).toEqual([
    false,
    fillPlural(editors.digest.subject, { ...period, count: 2 }, locale),
  ]);
  expect(text).toContain(`${folder}/help/drive/VehicleReservations.mdx:${first!.line}`);
  expect(text).toContain('lockbox code');
  expect(text).toContain(fillPlural(editors.digest.comments, { count: 7, messages: 1, open: 3 }, locale));
  expect(text).toMatch(/https:\/\/\S+\/editors\?days=30/);
  expect(text).not.toMatch(/never in a mail|\u202E/);
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(16);
});

test('numbers of more than three digits are written as the locale writes them', async () => {
  const stored = {
    votes: [{ ...at(first!), yes: 1_000, no: 19_000 }],
    searches: [search('zzyzx qwrtp', { nothing: 3_000, declined: 2_000, unopened: 1_000 })],
    topics: [{ topic: 'charge', audience: 'drive', state: 'waiting' as const, count: 4_000 }],
    commentCount: 1_200,
    messageCount: 5_000,
  };
  const page = (await filled(stored)).querySelector('main')!.textContent;
  const told = [3_000, 2_000, 1_000, 4_000].map((number) => number.toLocaleString(locale));
  const [no, all] = [19_000, 20_000].map((number) => number.toLocaleString(locale));
  for (const each of [fill(editors.sections.noOfAll, { no: no!, all: all! }), ...told])
    expect(page).toContain(each);
  const german = { ...catalogOf('en'), locale: 'de-DE' };
  const { text } = digestOf(german, report(stored), 'https://example.com');
  expect(text).toContain('19.000 of 20.000');
  expect(text).toContain('1.200 comments; messages: 4.000, to be seen to: 5.000');
});

test('who waits since before this week is told of in each mail', async () => {
  const { subject, text, isEmpty } = await editorsDigest(report({ messageCount: 2 }));
  expect([isEmpty, subject]).toEqual([
    false,
    fillPlural(editors.digest.subjectOpen, { ...period, count: 2 }, locale),
  ]);
  expect(text).toContain(fillPlural(editors.digest.comments, { count: 0, messages: 0, open: 2 }, locale));
});

test('a week without anything is told so', async () => {
  expect(overdue(reviewed)).toEqual([]);
  expect(await editorsDigest(report({}))).toMatchObject({
    isEmpty: true,
    text: expect.stringContaining(fill(editors.digest.empty, period)),
  });
});
