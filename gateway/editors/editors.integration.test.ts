import { describe, expect, it, onTestFinished } from 'vitest';
import type { EditorsReport } from '#config/editors-report.ts';
import type { Database } from '../database/database.ts';
import { dayMs } from '../day.ts';
import { writeAddition, writeVote } from '../feedback/votes.ts';
import { writeMessage } from '../contact/messages.ts';
import { newReferenceNumber } from '../privacy/reference-number.ts';
import { type Site, siteFile } from '../site/site-file.ts';
import { awayAtWill, memoryDatabase } from '../testing/test-databases.ts';
import { testApi } from '../testing/test-api.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { periodOf, readReport } from './read-report.ts';
import type { EditorsRenderer } from './renderer.ts';

const editorsKey = 'editors-key-of-the-tests-12345';
const page = '/faqs/drive/Guide';
const now = Date.parse('2026-11-22T12:00Z');

const frame = siteFile('/editors.html', Buffer.from('<title>Frame</title>'));
const site: Site = {
  fileAt: (path) => (path === '/editors' ? frame : undefined),
  appViewAt: (path) => (path === '/editors' ? frame : undefined),
  notFound: () => siteFile('/404.html', Buffer.from('Not found')),
};
/** Shows what it is given. */
const renderer: EditorsRenderer = {
  fillEditorsPage: (html, report) => `${html}${JSON.stringify(report)}`,
  editorsTable: (table, stored) => `${table}${JSON.stringify(stored)}`,
  editorsDigest: () => ({ subject: '', text: '', isEmpty: true }),
};

function serve(services: Parameters<typeof testApi>[0] = {}) {
  const database = memoryDatabase();
  const api = testApi({ database, editors: { key: editorsKey }, ...services }, { site, editors: renderer });
  onTestFinished(() => api.app.close());
  const withKey = { authorization: `Basic ${Buffer.from(`anybody:${editorsKey}`).toString('base64')}` };
  return {
    ...api,
    database,
    get: (url: string, headers: Record<string, string> = withKey) => api.app.inject({ url, headers }),
    act: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      api.sendForm('/editors/act', fields, { ...withKey, ...headers }),
    report: async (query = '') => {
      const { body } = await api.app.inject({ url: `/editors${query}`, headers: withKey });
      return JSON.parse(body.slice('<title>Frame</title>'.length)) as EditorsReport;
    },
  };
}

async function writeOne(
  database: Pick<Database, 'write'>,
  given: { at?: number; comment?: string; isRepeated?: boolean; section?: string } = {},
) {
  const { at = Date.now(), comment, isRepeated = false, section = 'Reserve' } = given;
  const number = newReferenceNumber();
  await database.write(writeVote({ number, at, page, section, language: 'en', answer: 'no', isRepeated }));
  await database.write(writeAddition(number, { reason: 'wrong', comment }, at));
  return number;
}

describe('the door', () => {
  it('opens for the key as a password, and as a token', async () => {
    const { get } = serve();
    expect((await get('/editors')).statusCode).toBe(200);
    expect((await get('/editors', { authorization: `Bearer ${editorsKey}` })).statusCode).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a wrong password', { authorization: `Basic ${Buffer.from('anybody:wrong').toString('base64')}` }],
    ['the key as the name', { authorization: `Basic ${Buffer.from(`${editorsKey}:`).toString('base64')}` }],
    ['the service key', { authorization: 'Bearer service-key-of-the-tests-1234' }],
  ])('stays closed for %s, and browsers ask for the password', async (_what, headers) => {
    const { get, act } = serve();
    for (const url of ['/editors', '/editors.csv?table=comments']) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.headers['www-authenticate']], url).toEqual([
        401,
        'Basic realm="editors", charset="UTF-8"',
      ]);
      expect(answer.body).toContain('Sign in');
      expect(answer.body).not.toContain('Frame');
    }
    const acted = await act(
      { act: 'erase', number: newReferenceNumber() },
      { authorization: '', ...headers },
    );
    expect(acted.statusCode).toBe(401);
  });

  it('makes whoever tries keys wait, and lets the right one in all the same', async () => {
    const { get } = serve();
    const wrong = { authorization: 'Bearer wrong' };
    const tried = await Promise.all(Array.from({ length: 12 }, () => get('/editors', wrong)));
    expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await get('/editors')).statusCode).toBe(200);
  });

  it('is not there where no editors are meant: the frame neither', async () => {
    const { get } = serve({ editors: undefined });
    for (const url of [
      '/editors',
      '/Editors/',
      '/editors?view=app',
      '/%65ditors',
      '/editors.html',
      '/editors.csv',
    ])
      expect([(await get(url)).statusCode, (await get(url)).body.includes('Frame')], url).toEqual([
        404,
        false,
      ]);
  });

  it('has no other way in beside it', async () => {
    const { get } = serve();
    for (const url of ['/editors?view=app', '/%65ditors', '/editors/', '/EDITORS', '/editors/index.html']) {
      const { statusCode, body } = await get(url, {});
      expect(body, `${url} ${statusCode}`).not.toContain('Frame');
    }
  });

  it('is open where there is no key and nothing is public', async () => {
    const { get } = serve({ editors: { key: undefined } });
    expect((await get('/editors', {})).statusCode).toBe(200);
  });
});

it('nobody keeps or lists what is inside, and forms still say where they come from', async () => {
  const { get } = serve();
  for (const url of ['/editors', '/editors.csv?table=sections'])
    expect((await get(url)).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
});

it('has one address', async () => {
  const { headers } = await serve().get('/Editors/?days=7');
  expect(headers.location).toBe('/editors?days=7');
});

it('reads the days that are asked for, and 30 where none are', async () => {
  const { report } = serve();
  expect((await report()).days).toBe(30);
  expect((await report('?days=7')).days).toBe(7);
  expect((await report('?days=8')).days).toBe(30);
});

it('a table comes as a file, and an unknown one not at all', async () => {
  const { get } = serve();
  const { headers, body } = await get('/editors.csv?table=comments&days=7');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="comments-\d{4}-\d\d-\d\d\.csv"$/);
  expect(body).toMatch(/^comments\{/);
  for (const table of ['', 'votes', 'constructor'])
    expect((await get(`/editors.csv?table=${table}`)).statusCode).toBe(400);
});

it('a table has the words that the page leaves out', async () => {
  const { database, get, report } = serve();
  for (let n = 0; n < 51; n += 1) await writeOne(database, { comment: `words ${n}` });
  expect((await report()).stored).toMatchObject({ comments: { length: 50 }, commentCount: 51 });
  const { body } = await get('/editors.csv?table=comments');
  expect(body.match(/"words \d+"/g)).toHaveLength(51);
});

it('each reading is logged with what and how much, never with what it says', async () => {
  const { database, get, log } = serve();
  await writeOne(database, { comment: 'nobody logs this' });
  await get('/editors?days=7');
  await get('/editors.csv?table=comments');
  const lines = log()
    .split('\n')
    .filter((line) => line.includes('editors read'))
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([
    expect.objectContaining({ read: 'page', days: 7, rows: expect.objectContaining({ comments: 1 }) }),
    expect.objectContaining({ read: 'comments', days: 30, reqId: expect.stringMatching(/./) }),
  ]);
  expect(log()).not.toMatch(/nobody logs this|editors-key/);
});

it('says so while the database is away, with nothing of its own mistakes', async () => {
  const { get, act } = serve({ database: awayAtWill().database });
  const answer = await get('/editors');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Frame');
  expect(answer.body).not.toContain('stored');
  expect((await get('/editors.csv?table=comments')).statusCode).toBe(503);
  const acted = await act({ act: 'erase', number: newReferenceNumber() });
  expect(acted.statusCode).toBe(503);
  for (const { body } of [answer, acted]) expect(body).not.toContain('no way to it');
});

describe('what an editor does', () => {
  it('erases words that should not be kept, and keeps the vote', async () => {
    const { database, act, log } = serve();
    const number = await writeOne(database, { comment: 'call 770-555-0134' });
    const answer = await act({ act: 'erase', number, days: '90' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/editors?days=90&done=erase#comments',
    ]);
    expect(
      await database.read({ sql: 'SELECT answer, comment, comment_holds FROM votes', values: [] }),
    ).toEqual([{ answer: 'no', comment: null, comment_holds: null }]);
    expect(log()).toMatch(/"act":"erase".*editors acted/);
    expect(log()).not.toContain(number);
  });

  it('releases a message and drops another; the page shows those that need somebody, however old', async () => {
    const { database, act, report } = serve();
    const written = {
      language: 'en',
      audience: 'drive',
      topic: 'charge',
      replyTo: 'sam@example.com',
    } as const;
    const [held, spam, sent] = [0, 1, 2].map(() => newReferenceNumber());
    const old = Date.now() - 60 * dayMs;
    await database.write([
      ...writeMessage({ ...written, number: held!, at: old, text: 'Hello' }, 'waiting', ['tooFast']),
      ...writeMessage({ ...written, number: spam!, at: Date.now(), text: 'Buy' }, 'waiting'),
      ...writeMessage({ ...written, number: sent!, at: Date.now(), text: 'On its way' }, 'inbox'),
      { sql: `UPDATE messages SET state = 'sent' WHERE number = $1`, values: [sent!] },
    ]);
    const shown = async () =>
      (await report('?days=7')).stored!.messages.map(({ number, state, text }) => [number, state, text]);
    expect(await shown()).toEqual([
      [held, 'waiting', 'Hello'],
      [spam, 'waiting', 'Buy'],
    ]);
    expect((await report('?days=7')).stored).toMatchObject({ messageCount: 2, topics: { length: 2 } });
    const answer = await act({ act: 'release', number: held!, days: '7' });
    expect(answer.headers.location).toBe('/editors?days=7&done=release#inbox');
    await act({ act: 'drop', number: spam! });
    // Somebody else was faster.
    for (const again of ['drop', 'release'])
      expect((await act({ act: again, number: spam! })).headers.location).toContain('&done=gone#inbox');
    // Nothing is set that delivers it: it is read here.
    expect(await shown()).toEqual([[held, 'inbox', 'Hello']]);
  });

  it('is done from the page alone', async () => {
    const { database, act } = serve();
    const number = await writeOne(database, { comment: 'stays' });
    for (const [name, value] of [
      ['origin', 'https://elsewhere.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect((await act({ act: 'erase', number }, { [name]: value })).statusCode).toBe(403);
    for (const fields of [
      { act: 'constructor', number },
      { act: 'erase', number: 'x' },
    ])
      expect((await act(fields)).statusCode).toBe(400);
    expect(await database.read({ sql: 'SELECT comment FROM votes', values: [] })).toEqual([
      { comment: 'stays' },
    ]);
  });
});

describe.each(databasesForTests())('$name', ({ missing, open }) => {
  it.skipIf(missing)(
    'gives what came in the days asked for, counted once, the newest words first',
    async () => {
      const database = await open();
      onTestFinished(() => database.close());
      await writeOne(database, { at: now, comment: 'new' });
      await writeOne(database, { at: now, isRepeated: true });
      await writeOne(database, { at: now - 6 * dayMs, comment: 'older, 770-555-0134' });
      await writeOne(database, { at: now - 7 * dayMs, comment: 'too old' });
      await writeOne(database, { at: now, section: 'Other' });
      const week = await readReport(database, periodOf(7, now), 10);
      const at = { page, language: 'en' };
      expect(week.votes.toSorted((a, b) => a.section.localeCompare(b.section))).toEqual([
        { ...at, section: 'Other', yes: 0, no: 1 },
        { ...at, section: 'Reserve', yes: 0, no: 2 },
      ]);
      expect(week.reasons).toContainEqual({ ...at, section: 'Reserve', reason: 'wrong', count: 2 });
      expect(week.comments.map(({ text, suspected }) => [text, suspected])).toEqual([
        ['new', []],
        ['older, 770-555-0134', ['phone']],
      ]);
      expect(week.commentCount).toBe(2);
      const month = await readReport(database, periodOf(30, now), 1);
      expect([month.comments.length, month.commentCount]).toEqual([1, 3]);
    },
  );
});
