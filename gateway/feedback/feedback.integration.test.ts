import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parse } from 'node-html-parser';
import type { Database, Statement } from '../database/database.ts';
import { erasedKeptMs, rememberErased } from '../privacy/erasures.ts';
import { sumsKeptMs, wordsKeptMs } from '../privacy/retention.ts';
import { memoryStore } from '../store/memory.ts';
import { siteOf } from '../testing/site-with-main.ts';
import { testApi } from '../testing/test-api.ts';
import { awayAtWill, fileDatabase, fullAtFirst, memoryDatabase } from '../testing/test-databases.ts';
import { folderForTests } from '../testing/test-folder.ts';
import { databasesForTests } from '../testing/test-postgres.ts';
import { votes, writeAddition, writeVote } from './votes.ts';

const page = '/faqs/drive/Guide';
const html = `<!doctype html><html lang="en"><title>Guide</title><h2 id="Reserve">Reserve</h2><fieldset class="q"><legend>?</legend><button form="feedback" value="Reserve" name="yes">Yes</button></fieldset><form action="/v2/feedback?page=${page}"></form>`;
const site = siteOf({ [page]: html, '/faqs/drive/Other': html });
const folder = folderForTests();

/** A server with a database that the test looks into. */
async function gateway(options: Parameters<typeof testApi>[0] = {}, file?: string) {
  const database = file ? await fileDatabase(file) : memoryDatabase();
  const api = testApi({ database, ...options }, { site });
  onTestFinished(() => api.app.close());
  return {
    ...api,
    send: api.sendForm,
    vote: (fields: Record<string, string>, headers?: Record<string, string>) =>
      api.sendForm(`/v2/feedback?page=${page}`, fields, headers),
    rows: (sql: string) => database.read({ sql, values: [] }),
  };
}

const script = { accept: 'text/html;fragment=1' };
const fieldsOf = (markup: string) =>
  Object.fromEntries(
    parse(markup)
      .querySelectorAll('input')
      .map((input) => [input.getAttribute('name')!, input.getAttribute('value')!]),
  );

describe('an answer', () => {
  // Answers are counted by the day: none may end between two of a test's.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) });
  });
  afterEach(() => void vi.useRealTimers());

  it('counts at once, and leads back to the section, where the reader is thanked', async () => {
    const { app, vote, rows } = await gateway();
    const answer = await vote({ no: 'Reserve' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/faqs\/drive\/Guide\?feedback=[\w.-]+#answered-Reserve$/);
    expect(await rows('SELECT section, yes, no, language FROM vote_sums')).toEqual([
      { section: 'Reserve', yes: 0, no: 1, language: 'en' },
    ]);
    const back = await app.inject(answer.headers.location!.replace(/#.*/, ''));
    expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const document = parse(back.body);
    expect(document.querySelector('#answered-Reserve')?.text).toMatch(/Thanks .*Why\?/);
    expect(document.querySelector('fieldset')).toBeNull();
    expect(document.querySelector('h2')?.id).toBe('Reserve');
    const elsewhere = answer.headers.location!.replace('Guide', 'Other');
    expect((await app.inject(elsewhere)).body, 'on its own page alone').toBe(html);
  });

  it('is sent by itself to a script, and in the view of the apps leads back to it', async () => {
    const { app, vote } = await gateway();
    const part = await vote({ yes: 'Reserve' }, script);
    expect([part.statusCode, part.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(parse(part.body).querySelector('#answered-Reserve')?.text).toMatch(/^Thanks [\dA-Z-]{14}$/);
    const inApp = await vote({ yes: 'Reserve', view: 'app' });
    expect(inApp.headers.location).toMatch(/\?view=app&feedback=/);
    const back = await app.inject(inApp.headers.location!.replace(/#.*/, ''));
    expect(back.body).toContain('data-view="app"');
  });

  it('takes the words of a page of another release, whose reason is none here', async () => {
    const { send, vote, rows } = await gateway();
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, script)).body);
    const comment = '字'.repeat(1000);
    const sent = await send(
      '/v2/feedback/words',
      { token: token!, reason: 'of-another-release', comment },
      script,
    );
    expect(sent.statusCode).toBe(200);
    expect(await rows('SELECT reason, comment FROM votes')).toEqual([{ reason: null, comment }]);
  });

  it('takes a reason and words, and never shows them', async () => {
    const { send, vote, rows } = await gateway();
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, script)).body);
    const comment = '<script>alert(1)</script> {number} call 770-555-0134';
    const sent = await send('/v2/feedback/words', { token: token!, reason: 'wrong', comment }, script);
    expect(parse(sent.body).querySelector('#answered-Reserve')?.text).toMatch(/^Sent/);
    expect(sent.body).not.toContain('alert');
    expect(await rows('SELECT reason, comment, comment_holds FROM votes')).toEqual([
      { reason: 'wrong', comment, comment_holds: 'personal' },
    ]);
    expect((await rows('SELECT no FROM vote_sums'))[0]).toEqual({ no: 1 });
  });

  it('does not say that it reads what nobody has written', async () => {
    const { send, vote, rows } = await gateway();
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, script)).body);
    const sent = await send('/v2/feedback/words', { token: token!, comment: ' ' }, script);
    expect(parse(sent.body).querySelector('#answered-Reserve')?.text).toMatch(/^Thanks/);
    expect(await rows('SELECT comment FROM votes')).toEqual([{ comment: null }]);
  });

  it('takes as many words as the browser lets somebody type, without what no database takes', async () => {
    const { send, vote, rows } = await gateway();
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, script)).body);
    const typed = `${'x'.repeat(80)}\n`.repeat(12) + 'x'.repeat(1000 - 12 * 81);
    const comment = `\u0000${typed.replaceAll('\n', '\r\n')}\u202E`;
    expect((await send('/v2/feedback/words', { token: token!, comment })).statusCode).toBe(303);
    expect(await rows('SELECT comment FROM votes')).toEqual([{ comment: typed }]);
  });

  it.each([
    ['words that are too long', { reason: 'other', comment: 'x'.repeat(1001) }],
    ['a reason that is none', { reason: 'boredom' }],
    ['a token that is none', { token: 'x' }],
  ])('refuses %s', async (_what, fields) => {
    const { send, vote, rows } = await gateway();
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, script)).body);
    expect((await send('/v2/feedback/words', { token: token!, ...fields })).statusCode).toBe(400);
    expect(await rows('SELECT reason, comment FROM votes')).toEqual([{ reason: null, comment: null }]);
  });

  it.each([
    ['a section that is not there', `/v2/feedback?page=${page}`, { yes: 'Nothing' }],
    ['a page that is not there', '/v2/feedback?page=/faqs/drive/No', { yes: 'Reserve' }],
    ['what objects inherit', '/v2/feedback?page=constructor', { yes: 'name' }],
    ['what sections inherit', `/v2/feedback?page=${page}`, { yes: 'constructor' }],
    ['no answer', `/v2/feedback?page=${page}`, { maybe: 'Reserve' }],
  ])('refuses %s', async (_what, url, fields) => {
    const { send, rows } = await gateway();
    expect((await send(url, fields as never)).statusCode).toBe(400);
    expect(await rows('SELECT * FROM votes')).toEqual([]);
  });

  it('is taken from our own pages alone, from forms, and so often', async () => {
    const { vote, post, rows } = await gateway({ limits: { feedback: 3 } });
    expect((await vote({ yes: 'Reserve' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await vote({ yes: 'Reserve' }, { origin: 'https://other.example.com' })).statusCode).toBe(403);
    expect((await post(`/v2/feedback?page=${page}`, { yes: 'Reserve' })).statusCode).toBe(415);
    const codes = [];
    for (let count = 0; count < 3; count++) codes.push((await vote({ yes: 'Reserve' })).statusCode);
    const refused = await vote({ yes: 'Reserve' });
    expect([...codes, refused.statusCode]).toEqual([303, 303, 303, 429]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await rows('SELECT count(*) AS n FROM votes')).toEqual([{ n: 3 }]);
  });

  it('on a former anchor counts for the section of today, and stands where the page has it', async () => {
    const { vote, rows } = await gateway();
    expect((await vote({ yes: 'Book' }, script)).body).toContain('id="answered-Book"');
    expect(await rows('SELECT section FROM votes')).toEqual([{ section: 'Reserve' }]);
  });

  it('of the same browser on the same day is counted once, of another again', async () => {
    const { vote, rows } = await gateway();
    for (const agent of ['one', 'one', 'two'])
      expect((await vote({ yes: 'Reserve' }, { 'user-agent': agent })).statusCode).toBe(303);
    expect(await rows('SELECT yes, no FROM vote_sums')).toEqual([{ yes: 2, no: 0 }]);
    expect(await rows('SELECT is_repeated, is_counted FROM votes ORDER BY is_repeated')).toEqual([
      { is_repeated: 0, is_counted: 1 },
      { is_repeated: 0, is_counted: 1 },
      { is_repeated: 1, is_counted: 0 },
    ]);
  });

  it('of the same browser is known all day', async () => {
    let now = 1000;
    const { vote, rows } = await gateway({ store: memoryStore({ now: () => now }) });
    await vote({ yes: 'Reserve' });
    now += 23 * 3_600_000;
    await vote({ yes: 'Reserve' });
    expect(await rows('SELECT yes FROM vote_sums')).toEqual([{ yes: 1 }]);
  });

  it('of the same browser on another section of the page is counted, too', async () => {
    const { vote, rows } = await gateway();
    for (const section of ['Reserve', 'Return'])
      expect((await vote({ yes: section }, { 'user-agent': 'one' })).statusCode).toBe(303);
    expect(await rows('SELECT section, yes FROM vote_sums ORDER BY section')).toEqual([
      { section: 'Reserve', yes: 1 },
      { section: 'Return', yes: 1 },
    ]);
  });

  it('counts no more than a house full of them from one address, whatever browsers they name', async () => {
    const { vote, rows } = await gateway();
    for (let count = 0; count < 20; count += 1)
      await vote({ no: 'Reserve' }, { 'user-agent': `browser ${count}` });
    expect(await rows('SELECT count(*) AS n, sum(is_counted) AS counted FROM votes')).toEqual([
      { n: 20, counted: 12 },
    ]);
  });

  it('leaves neither address nor browser in the database or the log', async () => {
    const { send, vote, log } = await gateway({}, join(folder, 'site.sqlite'));
    const headers = { 'user-agent': 'Agent-Of-The-Reader/7', 'x-forwarded-for': '203.0.113.77', ...script };
    const { token } = fieldsOf((await vote({ no: 'Reserve' }, headers)).body);
    await send('/v2/feedback/words', { token: token!, comment: 'a word for the editors' }, headers);
    const files = () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), 'latin1'))
        .join('');
    expect(files()).toContain('a word for the editors');
    for (const trace of ['Agent-Of', '203.0.113.77', '127.0.0.1']) {
      expect(files()).not.toContain(trace);
      expect(log()).not.toContain(trace);
    }
    for (const text of ['a word for the editors', token!]) expect(log()).not.toContain(text);
  });
});

describe('erasing', () => {
  it('takes the vote out of the sums, too, and says so where the reader is', async () => {
    const { send, vote, rows, log } = await gateway();
    await vote({ no: 'Reserve' }, { 'user-agent': 'another' });
    const { token, number } = fieldsOf(
      (await vote({ no: 'Reserve' }, script)).body.replace(
        /(Thanks ([\dA-Z-]{14}))/,
        '$1<input name="number" value="$2">',
      ),
    );
    const erased = await send('/v2/erase', { token: token!, number: number! }, script);
    expect(parse(erased.body).querySelector('#answered-Reserve')?.text).toBe('Erased');
    expect(await rows('SELECT count(*) AS n FROM votes')).toEqual([{ n: 1 }]);
    expect(await rows('SELECT no FROM vote_sums')).toEqual([{ no: 1 }]);
    expect((await send('/v2/erase', { number: number! })).statusCode).toBe(404);
    expect(log(), 'each request is answered once').not.toContain('ALREADY_SENT');
  });

  it('by the number alone answers with a page; what is no number is told', async () => {
    const { send, vote } = await gateway();
    const number = /[\dA-Z]{4}(?:-[\dA-Z]{4}){2}/.exec((await vote({ yes: 'Reserve' }, script)).body)![0];
    expect((await send('/v2/erase', { number: 'seven' })).statusCode).toBe(400);
    const unknown = await send('/v2/erase', { number: '7k3m9qxt2vph' });
    expect([unknown.statusCode, parse(unknown.body).querySelector('h1')?.text]).toEqual([
      404,
      expect.stringContaining('Nothing is kept under 7K3M-9QXT-2VPH.'),
    ]);
    expect((await send('/v2/erase', { number }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const erased = await send('/v2/erase', { number: number.toLowerCase() });
    expect([erased.statusCode, parse(erased.body).querySelector('h1')?.text]).toEqual([
      200,
      'It is erased on this website.',
    ]);
  });
});

it('an answer that could not be written counts when it is given again', async () => {
  const { database, disk } = fullAtFirst();
  const { vote } = await gateway({ database });
  expect((await vote({ no: 'Reserve' })).statusCode).toBe(500);
  disk.isFull = false;
  for (let times = 0; times < 2; times += 1) expect((await vote({ no: 'Reserve' })).statusCode).toBe(303);
  expect(await database.read({ sql: 'SELECT no FROM vote_sums', values: [] })).toEqual([{ no: 1 }]);
});

describe('while the database is away', () => {
  it('an answer is kept, told honestly, and counted; pages go on; erasing is told that it waits', async () => {
    const { app, vote, send, metrics, log } = await gateway({ database: awayAtWill().database });
    const answer = await vote({ yes: 'Reserve' }, script);
    expect(parse(answer.body).querySelector('#answered-Reserve')?.text).toMatch(/^Kept/);
    expect((await metrics.writesKept.get()).values).toMatchObject([{ value: 1 }]);
    expect(log()).toContain('keeping what people send in memory');
    expect((await app.inject(page)).statusCode).toBe(200);
    expect((await send('/v2/erase', { number: '7K3M-9QXT-2VPH' })).statusCode).toBe(503);
    await app.close();
    expect(log()).toContain('what people sent is lost');
  });

  it('words that another instance stores before the vote itself are with the vote in the end', async () => {
    const database = memoryDatabase();
    const shared = { ...database, close: () => Promise.resolve() };
    const { database: cutOff, way } = awayAtWill(shared);
    const [one, other] = [await gateway({ database: cutOff }), await gateway({ database: shared })];
    const { token } = fieldsOf((await one.vote({ no: 'Reserve' }, script)).body);
    const answer = await other.send('/v2/feedback/words', { token: token!, comment: 'a word' }, script);
    expect(parse(answer.body).querySelector('#answered-Reserve')?.text).toMatch(/^Sent/);
    way.isAway = false;
    // What is kept is written at the end at the latest.
    await Promise.all([one.app.close(), other.app.close()]);
    const sql = 'SELECT answer, comment FROM votes';
    expect(await database.read({ sql, values: [] })).toEqual([{ answer: 'no', comment: 'a word' }]);
    await database.close();
  });
});

describe.each(databasesForTests())('votes in $name', ({ missing, open }) => {
  let database: Database;
  beforeEach(async () => {
    if (missing) return;
    database = await open();
    return () => database.close();
  });
  const at = Date.UTC(2026, 10, 22, 12);
  const vote = { at, page, section: 'Reserve', language: 'en', isRepeated: false } as const;
  const sums = () => database.read({ sql: 'SELECT yes, no FROM vote_sums', values: [] });

  it.skipIf(missing)('are one though written twice, out of the sum once though erased twice', async () => {
    for (const answer of ['yes', 'no', 'no'] as const) {
      const number = `${answer}-${Math.random()}`;
      const statements = writeVote({ ...vote, number, answer });
      await database.write(statements);
      await database.write([...statements, ...writeAddition(number, { comment: 'words' }, at)]);
    }
    expect(await sums()).toEqual([{ yes: 1, no: 2 }]);
    const [first] = await database.read({ sql: "SELECT number FROM votes WHERE answer = 'no'", values: [] });
    const erase = () => database.write(votes.erase(first!.number as string));
    expect((await erase()).flat()).toHaveLength(1);
    expect((await erase()).flat()).toEqual([]);
    expect(await sums()).toEqual([{ yes: 1, no: 1 }]);
  });

  const added = () =>
    database.read({ sql: 'SELECT reason, comment, comment_holds, answer FROM votes', values: [] });
  const early = async () =>
    (await database.read({ sql: 'SELECT number FROM early_additions', values: [] })).length;

  it.skipIf(missing)('have what was added to them, though it is stored first, and twice', async () => {
    const words = [
      writeAddition('late', { reason: 'wrong', comment: 'call 770-555-0134' }, at),
      writeAddition('late', { comment: 'the button is called Start' }, at + 1),
    ];
    for (const each of [words[0]!, ...words]) await database.write(each);
    expect([await added(), await sums(), await early()]).toEqual([[], [], 1]);
    const written = writeVote({ ...vote, number: 'late', answer: 'no' });
    for (const each of [written, written]) await database.write(each);
    const comment = 'the button is called Start';
    const whole = { reason: 'wrong', comment, comment_holds: 'nothing personal', answer: 'no' };
    expect([await added(), await sums(), await early()]).toEqual([[whole], [{ yes: 0, no: 1 }], 0]);
    await database.write(writeAddition('late', { reason: 'unclear' }, at + 2));
    expect([await added(), await early()]).toEqual([[{ ...whole, reason: 'unclear' }], 0]);
  });

  it.skipIf(missing)('have what was added to them at the same moment', async () => {
    for (let round = 0; round < 30; round += 1) {
      const number = `together-${round}`;
      await Promise.all([
        database.write(writeVote({ ...vote, number, answer: 'no' })),
        database.write(writeAddition(number, { reason: 'wrong' }, at)),
      ]);
    }
    expect((await added()).filter(({ reason }) => reason !== 'wrong')).toEqual([]);
    expect(await early()).toBe(0);
  });

  it.skipIf(missing)('are erased with what was added to them before they came', async () => {
    await database.write(writeAddition('late', { comment: 'words' }, at));
    expect((await database.write([rememberErased('late', at), ...votes.erase('late')])).flat()).toHaveLength(
      1,
    );
    await database.write(writeAddition('late', { comment: 'more words' }, at + 1));
    await database.write(writeVote({ ...vote, number: 'late', answer: 'no' }));
    expect([await added(), await early(), await sums()]).toEqual([[], 0, []]);
  });

  it.skipIf(missing)('that never come take with them what was added, after three days', async () => {
    await database.write(writeAddition('lost', { comment: 'words' }, at));
    await database.write(votes.eraseExpired(at + erasedKeptMs));
    expect(await early()).toBe(1);
    await database.write(votes.eraseExpired(at + erasedKeptMs + 1));
    expect(await early()).toBe(0);
  });

  it.skipIf(missing)('go after 90 days, their sums after 25 months', async () => {
    await database.write(writeVote({ ...vote, number: 'old', answer: 'yes' }));
    const eraseAt = async (now: number): Promise<Statement[]> => {
      const statements = votes.eraseExpired(now);
      await database.write(statements);
      return statements;
    };
    const left = () => database.read({ sql: 'SELECT number FROM votes', values: [] });
    await eraseAt(at + wordsKeptMs);
    expect(await left()).toHaveLength(1);
    await eraseAt(at + wordsKeptMs + 1);
    expect([await left(), await sums()]).toEqual([[], [{ yes: 1, no: 0 }]]);
    await eraseAt(at + sumsKeptMs + 24 * 3600 * 1000);
    expect(await sums()).toEqual([]);
  });
});
