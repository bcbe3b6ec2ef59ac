import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { contactLimits } from '#config/contact-page.ts';
import type { Services } from '../api.ts';
import { memoryStore } from '../store/memory.ts';
import { pageWithMain, siteOf } from '../testing/site-with-main.ts';
import { key, testApi } from '../testing/test-api.ts';
import { awayAtWill, fullAtFirst, memoryDatabase, storedMessages } from '../testing/test-databases.ts';
import { siteData } from '../testing/test-site-data.ts';
import { createTokens } from '../tokens.ts';
import type { Channel } from './channels/channel.ts';
import { writeMessage } from './messages.ts';

const { errors } = siteData.contact;

/** As much of the page as the server fills in. */
const published = `<!doctype html><html lang="en"><title>Contact</title><section id="sent" hidden=""><h1>Sent</h1>
<strong id="sent-number"></strong><p id="sent-next" hidden="">next</p><p id="sent-kept" hidden="">kept</p>
<p id="sent-waiting" hidden="">waiting</p><form><input type="hidden" id="sent-erase" name="number" value=""></form></section>
<div id="ask"><div id="topics"><details id="topic-damage"></details><details id="topic-charge"></details></div>
<form method="post" action="/v2/contact"><p id="form-error"></p><select id="topic" name="topic">
<option id="about-charge" value="charge">A</option><option id="about-damage" value="damage">B</option></select>
<p id="topic-error"></p><input id="replyTo" name="replyTo"><p id="replyTo-error"></p>
<textarea id="text" name="text"></textarea><p id="text-error"></p><input name="subject">
<input type="hidden" id="form-token" name="form"></form></div></html>`;

const good = { topic: 'damage', replyTo: 'sam@example.com', text: 'The guest scratched the door. What now?' };

/** What browsers say when a page of ours sends its form. */
const browser = {
  origin: 'https://www.example.com',
  host: 'www.example.com',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'accept-language': 'en-US',
  accept: 'text/html',
};
const withScript = { ...browser, 'sec-fetch-mode': 'cors', accept: 'application/json' };

const tokenIn = (html: string) => /id="form-token" name="form" value="([^"]+)"/.exec(html)![1]!;

function contact(services: Partial<Omit<Services, 'limits'>> & { limits?: object } = {}) {
  const database = services.database ?? memoryDatabase();
  const site = siteOf({ '/contact': published, '/faqs': pageWithMain('FAQs') });
  const { app, tokens, log, metrics, sendForm } = testApi({ ...services, database }, { site });
  const send = (fields: Record<string, string>, headers: Record<string, string> = browser) =>
    sendForm('/v2/contact', fields, headers);
  const erase = async (number: string) => (await sendForm('/v2/erase', { number }, browser)).statusCode;
  /** A form as the page has it, opened a while ago. */
  async function form(agoMs = 30_000): Promise<string> {
    await app.ready();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - agoMs });
    const { body } = await app.inject('/contact');
    vi.useRealTimers();
    return tokenIn(body);
  }
  const messages = () => storedMessages(database);
  const get = (url: string) => app.inject(url);
  return { app, database, get, send, erase, form, messages, tokens, log, metrics };
}

describe('the page', () => {
  it('is given out with a form of now and the topic of its address, and kept nowhere', async () => {
    const { get } = contact();
    const { body, headers } = await get('/contact?topic=damage');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toContain('<option id="about-damage" value="damage" selected="">');
    expect(body).toContain('<details id="topic-damage" data-chosen="" open="">');
    expect(body).toContain('<details id="topic-charge">');
    const plain = await get('/contact');
    expect(plain.headers['x-robots-tag']).toBeUndefined();
    expect(plain.body).not.toContain('selected');
  });

  it.each(['nothing', '"><script>', '.*', 'constructor'])('takes no topic %j', async (topic) => {
    const { body } = await contact().get(`/contact?topic=${encodeURIComponent(topic)}`);
    expect(body.replace(/value="eyJ[^"]*"/, '')).not.toMatch(/selected|data-chosen|script>/);
  });

  it('shows the thanks to whoever has them, and makes none up', async () => {
    const { get, send, form } = contact();
    const { headers } = await send({ ...good, form: await form() });
    const thanks = await get(headers.location!);
    const number = /<strong id="sent-number">([^<]+)</.exec(thanks.body)![1]!;
    expect(number).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(thanks.body).toContain('<section id="sent">');
    expect(thanks.body).toContain('<div id="ask" hidden="">');
    expect(thanks.body).toContain('<p id="sent-next">');
    expect(thanks.body).toContain(`name="number" value="${number}"`);
    const madeUp = await get('/contact?sent=eyJhbGciOiJub25lIn0.e30.');
    expect(madeUp.body).toContain('<section id="sent" hidden="">');
  });
});

describe('a message', () => {
  it('is stored with its number before it is answered, and stays in the inbox where nothing delivers', async () => {
    const { send, form, messages, log } = contact();
    const answer = await send({ ...good, form: await form() });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/contact\?sent=.+#sent$/);
    expect(await messages()).toMatchObject([{ ...good, audience: 'host', state: 'inbox', doubts: [] }]);
    // Who it was stands nowhere.
    const kept = JSON.stringify(await messages());
    expect(kept).not.toMatch(/127\.0\.0\.1|lightMyRequest/);
    expect(log()).not.toMatch(/127\.0\.0\.1|sam@example|scratched|lightMyRequest/);
  });

  it('is delivered at once where something delivers', async () => {
    const delivered: string[] = [];
    const channel: Channel = {
      name: 'test',
      timeoutMs: 1000,
      maxFailures: 5,
      deliver: async ({ text }) => void delivered.push(text),
    };
    const { send, form, messages, app } = contact({ contactChannel: channel });
    await send({ ...good, form: await form() });
    await vi.waitFor(async () => expect((await messages())[0]?.state).toBe('sent'), { timeout: 30_000 });
    expect(delivered).toEqual([good.text]);
    await app.close();
  });

  it('sent again after a broken line is the same, under the same number', async () => {
    const { send, form, messages } = contact();
    const token = await form();
    const numberOf = async (
      { json }: { json: () => { to: string } },
      { tokens }: ReturnType<typeof contact>,
    ) =>
      ((await tokens.read('contact-sent', /sent=([^#]+)/.exec(json().to)![1])) as { subject: string })
        .subject;
    const one = contact();
    const sent = await one.form();
    const first = await one.send({ ...good, form: sent }, withScript);
    const second = await one.send({ ...good, form: sent }, withScript);
    expect(await numberOf(first, one)).toBe(await numberOf(second, one));
    expect(await one.messages()).toHaveLength(1);
    await send({ ...good, form: token });
    await send({ ...good, text: `${good.text} And the mirror.`, form: token });
    expect(await messages()).toHaveLength(2);
  });

  it('of somebody else is another, under another number, whatever the words: with the number one may erase', async () => {
    const { send, form, messages } = contact();
    await send({ ...good, form: await form() });
    await send({ ...good, form: await form() });
    // Without the form's token, a client is known by its address.
    await send(good);
    await send(good);
    const numbers = (await messages()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).toHaveLength(3);
  });

  it('is another, under another number, where the same words are sent about another topic', async () => {
    const { send, form, messages } = contact();
    const token = await form();
    for (const topic of ['damage', 'charge']) await send({ ...good, topic, form: token });
    const stored = await messages();
    expect(stored.map(({ topic }) => topic).sort()).toEqual(['charge', 'damage']);
    expect(new Set(stored.map(({ number }) => number)).size).toBe(2);
  });

  it('may link to us, whatever host its sender names', async () => {
    const { send, form, messages } = contact();
    const spam = { ...browser, host: 'spam.example', origin: 'https://spam.example' };
    for (let day = 1; day <= 5; day += 1) {
      const text = `${'abcde'.slice(0, day)} see https://spam.example/${day} for what I mean`;
      await send({ ...good, text, form: await form() }, spam);
    }
    expect((await messages()).flatMap(({ doubts }) => doubts)).toContain('repeated');
  });

  it('whose button was pressed twice is one message', async () => {
    const { send, form, messages } = contact();
    const pressed = { ...good, form: await form() };
    const answers = await Promise.all([send(pressed), send(pressed, withScript), send(pressed)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 200, 303]);
    expect(await messages()).toHaveLength(1);
  });

  it('can be erased by its number', async () => {
    const { erase, send, form, messages } = contact();
    await send({ ...good, form: await form() });
    const { number } = (await messages())[0]!;
    expect(await erase(number)).toBe(200);
    expect(await messages()).toEqual([]);
  });

  it('comes back whole in its page, with what is wrong, and never as markup', async () => {
    const { send, form } = contact();
    const text = '</textarea><script>alert(1)</script>\nkeep "me"';
    const { body, statusCode, headers } = await send({ ...good, replyTo: 'sam@', text, form: await form() });
    expect(statusCode).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<p id="replyTo-error">${errors.replyTo}</p>`);
    expect(body).toMatch(/<input id="replyTo" name="replyTo" value="sam@" aria-invalid="true" autofocus="">/);
    expect(body).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)');
    expect(body).toContain('value="damage" selected=""');
    expect(body).not.toContain('<script');
  });

  it.each([
    ['from another site', { ...browser, 'sec-fetch-site': 'cross-site' }, {}, 403, errors.elsewhere],
    ['with the field that nobody sees', browser, { subject: 'Cheap' }, 422, errors.trap],
  ])('is not taken %s, and told why; nothing typed is lost', async (_what, headers, fields, status, told) => {
    const { send, form, messages } = contact();
    const answer = await send({ ...good, ...fields, form: await form() }, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<p id="form-error" autofocus="">${told}</p>`);
    expect(answer.body).toContain(good.text);
    const script = await send(
      { ...good, ...fields, form: await form() },
      { ...headers, accept: 'application/json' },
    );
    expect(script.json()).toEqual({ errors: { form: told } });
    expect(await messages()).toEqual([]);
  });

  it('is not taken too often from one client', async () => {
    const { send, form } = contact({ limits: { messages: 2 } });
    const token = await form();
    const answers = [];
    for (let n = 0; n < 3; n += 1)
      answers.push(await send({ ...good, text: `${good.text} ${n}`, form: token }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 429]);
    // The ten minutes began a moment ago.
    const [, , refused] = answers.map(({ headers }) => headers['retry-after']);
    expect(Number(refused)).toBeGreaterThan(300);
    expect(Number(refused)).toBeLessThanOrEqual(600);
  });

  it('is as long as the form says, whatever letters it is in, and no longer', async () => {
    const { send, form } = contact();
    const long = 'ñ雨😀'.repeat(1000);
    expect((await send({ ...good, text: long, form: await form() })).statusCode).toBe(303);
    expect((await send({ ...good, text: `${long}x`, form: await form() })).statusCode).toBe(422);
    const typed = '雨'.repeat(contactLimits.maxTyped);
    expect((await send({ ...good, text: typed, form: await form() })).body).toContain(typed);
    expect((await send({ ...good, text: 'x'.repeat(70_000), form: await form() })).statusCode).toBe(413);
  });
});

describe('a doubtful message', () => {
  const doubtful = { ...good, text: 'Look at https://a.example.com/x and https://b.example.com/y please.' };

  it('costs a browser with a script a sum, and is then taken; each sum once', async () => {
    const { send, form, messages } = contact();
    const filled = { ...doubtful, form: await form() };
    const asked = await send(filled, withScript);
    expect(asked.statusCode).toBe(428);
    expect(await messages()).toEqual([]);
    const { challenge } = asked.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = JSON.stringify({ challenge, solution });
    expect((await send({ ...filled, proof }, withScript)).statusCode).toBe(200);
    expect(await messages()).toMatchObject([{ state: 'inbox', text: doubtful.text }]);
    const other = { ...doubtful, text: `${doubtful.text} Again.`, form: await form() };
    await send({ ...other, proof }, withScript);
    expect((await messages()).map(({ state }) => state).sort()).toEqual(['inbox', 'waiting']);
  });

  it('waits for a person, sum or not, where it is one that a program writes who takes its time', async () => {
    const { send, form, messages } = contact();
    const { challenge } = (await send({ ...doubtful, form: await form() }, withScript)).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = JSON.stringify({ challenge, solution });
    const marked = { ...good, text: 'Read <a href="https://a.example.com">this</a> before you answer me.' };
    expect((await send({ ...marked, form: await form(), proof }, withScript)).statusCode).toBe(200);
    expect(await messages()).toMatchObject([{ state: 'waiting', doubts: ['markup'] }]);
  });

  it.each([
    ['none', () => 'none'],
    [
      'made up',
      (challenge: object) => JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } }),
    ],
    [
      'of an easier sum',
      (challenge: { parameters: object }) =>
        JSON.stringify({
          ...challenge,
          challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } },
          solution: { counter: 1, derivedKey: '00' },
        }),
    ],
    ['no JSON', () => '{'],
  ])('waits for a person with a proof that is %s', async (_what, proofOf) => {
    const { send, form, messages } = contact();
    const filled = { ...doubtful, form: await form() };
    const { challenge } = (await send(filled, withScript)).json();
    const answer = await send({ ...filled, proof: proofOf(challenge) }, withScript);
    expect(answer.statusCode).toBe(200);
    expect(await messages()).toMatchObject([{ state: 'waiting', doubts: ['links'] }]);
  });

  it('waits for a person where there is no script, and its writer is told so', async () => {
    const { send, form, messages, get } = contact();
    const { headers } = await send({ ...doubtful, form: await form() });
    expect(await messages()).toMatchObject([{ state: 'waiting', doubts: ['links'] }]);
    const thanks = await get(headers.location!);
    expect(thanks.body).toContain('<p id="sent-waiting">');
  });

  it('is the fourth of one form, and none of those before', async () => {
    const { send, form, messages } = contact();
    const token = await form();
    const words = ['The guest scratched it.', 'A mirror is broken.', 'A wheel is lost.', 'The seat is wet.'];
    const doubts = [];
    for (const text of words) {
      await send({ ...good, text, form: token });
      doubts.push((await messages()).find((each) => each.text === text)!.doubts);
    }
    expect(doubts).toEqual([[], [], [], ['formReused']]);
  });

  it.each<[string, number, string, (n: number) => object]>([
    ['ninth from one place', 9, 'manyFromOnePlace', (n) => ({ replyTo: `sam${n}@example.com` })],
    ['sixth that is to be answered at one address', 6, 'manyToOneAddress', () => ({})],
    ['fourth that leads to one host', 4, 'repeated', (n) => ({ text: `See https://a.example.com/${n}` })],
  ])('is the %s, and none of those before', async (_which, last, doubt, fieldsOf) => {
    const { send, form, messages } = contact();
    const doubts = [];
    for (let n = 1; n <= last; n += 1) {
      const fields = { ...good, text: `What now, for the time no. ${n}?`, ...fieldsOf(n) };
      await send({ ...fields, form: await form() });
      doubts.push(
        ...(await messages()).find(({ text }) => text === fields.text)!.doubts.map((each) => [n, each]),
      );
    }
    expect(doubts).toEqual([[last, doubt]]);
  });

  it.each([
    [1999, ['tooFast']],
    [2000, []],
  ])('is one sent within two seconds: after %i ms', async (ms, doubts) => {
    const { app, get, send, messages } = contact();
    await app.ready();
    const opened = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: opened });
    onTestFinished(() => void vi.useRealTimers());
    const token = tokenIn((await get('/contact')).body);
    vi.setSystemTime(opened + ms);
    await send({ ...good, form: token });
    expect(await messages()).toMatchObject([{ doubts }]);
  });

  it('is refused where 500 of this hour wait already, whoever sent them', async () => {
    const store = memoryStore();
    const { send } = contact({ store });
    for (let n = 1; n < 500; n += 1) await store.count('contact-waiting:all', 3_600_000);
    expect((await send(good)).statusCode).toBe(303);
    const refused = await send({ ...good, text: 'The mirror is broken, too.' });
    expect([refused.statusCode, refused.body.includes(errors.tooMany)]).toEqual([429, true]);
  });

  it.each<[string, number | undefined, Record<string, string>, string]>([
    // By the clock of a minute ago: however slow a machine is, it is too fast.
    ['at once', -60_000, browser, 'tooFast'],
    ['without a form of ours', undefined, browser, 'noForm'],
    ['by no browser', 30_000, {}, 'noBrowser'],
    ['after more than a day', 25 * 60 * 60 * 1000, browser, 'noForm'],
  ])('is one sent %s', async (_how, agoMs, headers, doubt) => {
    const { send, form, messages } = contact();
    await send({ ...good, form: agoMs === undefined ? 'made up' : await form(agoMs) }, headers);
    expect(await messages()).toMatchObject([{ state: 'waiting', doubts: [doubt] }]);
  });
});

it('that was erased is not thanked for any more, unless it was sent again', async () => {
  const { erase, send, form, messages, get } = contact();
  const sent = { ...good, form: await form() };
  const { headers } = await send(sent);
  const thanks = headers.location!.replace('#sent', '');
  const { number } = (await messages())[0]!;
  expect((await get(thanks)).body).toContain(number);
  expect(await erase(number)).toBe(200);
  // The way back leads to a form.
  const { body } = await get(thanks);
  expect(body).not.toContain(number);
  expect(body).toMatch(/<div id="ask">.*id="form-token" name="form" value="[^"]+"/s);
  await send(sent);
  expect((await get(thanks)).body).toContain(number);
});

describe('a message that is sent again', () => {
  it('is stored anew where it was erased meanwhile, under its number', async () => {
    const { send, form, messages, erase } = contact();
    const sent = { ...good, form: await form() };
    await send(sent);
    const { number } = (await messages())[0]!;
    expect([await erase(number), await messages()]).toEqual([200, []]);
    await send(sent);
    expect(await messages()).toMatchObject([{ ...good, number, state: 'inbox' }]);
  });

  it('is one message where two servers take it at once, each knowing nothing of the other', async () => {
    const database = memoryDatabase();
    const [one, other] = [contact({ database }), contact({ database })];
    const sent = { ...good, form: await one.form() };
    await Promise.all([one, other].map(({ send }) => send(sent)));
    expect(await one.messages()).toHaveLength(1);
  });
});

it('that nobody delivers any more is read in the inbox', async () => {
  const database = memoryDatabase();
  const message = {
    ...good,
    number: '7K3M-9QXT-2VPH',
    at: Date.now(),
    language: 'en',
    audience: 'host',
  } as const;
  await database.write(writeMessage(message, 'pending'));
  const { app, messages } = contact({ database });
  await app.ready();
  await expect.poll(messages).toMatchObject([{ number: message.number, state: 'inbox' }]);
  expect(await database.read({ sql: 'SELECT number FROM outbox', values: [] })).toEqual([]);
});

it.each(['/v2/contact', '/v2/feedback?page=/faqs/drive/Guide', '/v2/erase'])(
  'takes nothing at all as a form without fields: %s',
  async (url) => {
    const answer = await contact().app.inject({ method: 'POST', url, headers: browser });
    expect([400, 422]).toContain(answer.statusCode);
  },
);

it('is doubted no more when it is sent again because it could not be written', async () => {
  const { database, disk } = fullAtFirst();
  const { send, form, messages } = contact({ database });
  const written = { ...good, text: `${good.text} The mirror is off, too.`, form: await form() };
  for (let times = 0; times < 4; times += 1) expect((await send(written)).statusCode).toBe(500);
  disk.isFull = false;
  expect((await send(written)).statusCode).toBe(303);
  expect(await messages()).toMatchObject([{ state: 'inbox', doubts: [] }]);
});

it('takes the place of no other that waits, where it could not be written', async () => {
  const { database, disk } = fullAtFirst();
  const store = memoryStore();
  const { send, messages } = contact({ database, store });
  for (let times = 0; times < 3; times += 1) expect((await send(good)).statusCode).toBe(500);
  disk.isFull = false;
  expect((await send(good)).statusCode).toBe(303);
  expect(await messages()).toMatchObject([{ state: 'waiting' }]);
  expect((await store.count('contact-waiting:all', 1000)).count).toBe(2);
});

describe('while more pages are asked for than there are places to make them', () => {
  /** One client's places are all taken, until they are let go. */
  async function crowded() {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const real = createTokens([key]);
    let isHeld = false;
    const tokens: typeof real = {
      ...real,
      async mint(...args) {
        if (isHeld) await gate;
        return real.mint(...args);
      },
    };
    const made = contact({ tokens });
    const { headers } = await made.send({ ...good, form: await made.form() });
    isHeld = true;
    // Asked at once: what is injected begins when it is waited for.
    const taken = Array.from({ length: 32 }, async () => await made.get('/contact'));
    const letGo = async () => {
      open();
      return Promise.all(taken);
    };
    onTestFinished(async () => void (await letGo()));
    return { ...made, thanks: headers.location!, letGo };
  }

  it('the form comes as it was published, and works: with a sum, or a person who looks first', async () => {
    const { get, send, messages, letGo } = await crowded();
    const { body, statusCode, headers } = await get('/contact?topic=damage');
    expect([statusCode, body]).toEqual([200, published]);
    expect(headers['x-robots-tag']).toBeUndefined();
    const sent = { ...good, text: 'The mirror is broken, and the seat is wet. What now?', form: '' };
    const asked = await send(sent, withScript);
    expect(asked.statusCode).toBe(428);
    const { challenge } = asked.json();
    const solution = await solveChallenge({ challenge, deriveKey });
    const proof = JSON.stringify({ challenge, solution });
    const proved = send({ ...sent, proof }, withScript).then(({ statusCode }) => statusCode);
    await expect.poll(messages).toContainEqual(expect.objectContaining({ text: sent.text, state: 'inbox' }));
    const other = { ...sent, text: 'Somebody else has my key, and does not answer me.' };
    const waited = send(other).then(({ statusCode }) => statusCode);
    await expect
      .poll(messages)
      .toContainEqual(expect.objectContaining({ text: other.text, state: 'waiting', doubts: ['noForm'] }));
    await letGo();
    expect(await Promise.all([proved, waited])).toEqual([200, 303]);
  });

  it('a refused form comes back bare, with all that was typed', async () => {
    const { send, messages, letGo } = await crowded();
    const wrong = { ...good, replyTo: 'sam <b>', text: 'First line of mine\r\nand the second, <i>too</i>' };
    const from = { ...browser, referer: 'https://www.example.com/contact' };
    const { statusCode, body, headers } = await send(wrong, from);
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(body).toContain(errors.replyTo);
    expect(body).toContain('sam &lt;b&gt;');
    expect(body).toContain('First line of mine<br>and the second, &lt;i&gt;too&lt;/i&gt;');
    expect(body).toContain('<a href="/contact">');
    expect(await messages()).toHaveLength(1);
    await letGo();
    expect((await send(wrong, from)).body).toContain('<textarea id="text" name="text">\nFirst line of mine');
  });

  it('the thanks are shown later: an empty form in their place would be filled in again', async () => {
    const { get, thanks, letGo } = await crowded();
    const later = await get(thanks);
    expect(later).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
    });
    expect(later.body).toContain(siteData.texts.notNow);
    expect(await get('/faqs?feedback=x'), 'nor is a vote asked for again').toMatchObject({ statusCode: 503 });
    expect(await get('/nope?feedback=x'), 'what is not there needs no place').toMatchObject({
      statusCode: 404,
    });
    await letGo();
    expect((await get(thanks)).body).toContain('<p id="sent-next">');
  });
});

describe('while the database is away', () => {
  it('is kept and told so; where there is no room, nothing typed is lost', async () => {
    const { database } = awayAtWill();
    const { send, form, get, app } = contact({ database, limits: { messages: 1e6, messageSurge: 1e6 } });
    const { headers } = await send({ ...good, form: await form() });
    expect((await get(headers.location!)).body).toContain('<p id="sent-kept">');
    let last = await send({ ...good, text: 'Another message of mine, number 0', form: await form() });
    for (let n = 1; last.statusCode === 303 && n < 2100; n += 1)
      last = await send({ ...good, replyTo: `a${n}@example.com`, text: `Number ${n} of mine` });
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(600);
    const asked = await send(
      { ...good, text: 'One more of mine, number 9999', form: await form() },
      withScript,
    );
    expect([428, 503]).toContain(asked.statusCode);
    await app.close();
  }, 30_000);
});
