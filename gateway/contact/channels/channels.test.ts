import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeIntercom } from '../../../fakes/contact/intercom.ts';
import { startFakeSmtp } from '../../../fakes/contact/smtp.ts';
import { startFakeZendesk } from '../../../fakes/contact/zendesk.ts';
import { readEnv } from '../../read-env.ts';
import { messageForTests } from '../../testing/test-message.ts';
import { siteData } from '../../testing/test-site-data.ts';
import type { Message } from '../messages.ts';
import { type Channel, ticketWriter } from './channel.ts';
import { contactChannel } from './choose-channel.ts';

const [smtp, zendesk, intercom] = await Promise.all([
  startFakeSmtp(),
  startFakeZendesk(),
  startFakeIntercom(),
]);
afterAll(() => Promise.all([smtp, zendesk, intercom].map((fake) => fake.stop())));
beforeEach(() => {
  for (const { controls } of [smtp, zendesk, intercom]) controls.outcome = 'ok';
  smtp.taken.length = 0;
});

const write = ticketWriter(siteData.contact);
const settings = {
  smtp: { CONTACT_SMTP_URL: smtp.url, CONTACT_TO: 'team@example.com', CONTACT_FROM: 'site@example.com' },
  zendesk: {
    ZENDESK_URL: zendesk.url,
    ZENDESK_EMAIL: 'agent@example.com',
    ZENDESK_TOKEN: 'zendesk-token-of-the-tests',
  },
  intercom: { INTERCOM_TOKEN: 'intercom-token-of-the-tests', INTERCOM_API_URL: intercom.url },
};
const channelFor = (variables: Record<string, string>) => contactChannel(readEnv(variables))!;

const message = (given: Partial<Message> = {}) =>
  messageForTests({ text: 'The door is scratched.\nBcc: all@example.com\n\n.\nJosé', ...given });
/** Delivers as the outbox does. */
const deliver = (channel: Channel, sent: Message) =>
  channel.deliver(sent, write(sent), AbortSignal.timeout(5000));

describe('by mail', () => {
  const channel = channelFor(settings.smtp);
  afterAll(() => channel.close?.());
  const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n'));
  const textOf = (raw: string) => {
    const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
    if (/^content-transfer-encoding: base64/im.test(headersOf(raw)))
      return Buffer.from(body, 'base64').toString();
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  };

  it('goes to the team alone, its reply to whoever wrote, plain, under its number', async () => {
    const sent = message();
    await deliver(channel, sent);
    const [mail] = smtp.taken;
    expect(mail).toMatchObject({ from: 'site@example.com', to: ['team@example.com'] });
    const headers = headersOf(mail!.raw);
    expect(headers).toMatch(/^Reply-To: sam@example\.com\r$/m);
    expect(headers).toMatch(/^From: site@example\.com\r$/m);
    expect(headers).toContain(`Subject: Damage [${sent.number}]`);
    expect(headers).toMatch(new RegExp(`^Message-ID: <${sent.number}@example\\.com>\\r$`, 'm'));
    expect(headers).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/im);
    expect(headers).not.toMatch(/^Bcc/im);
    const text = textOf(mail!.raw).replaceAll('\r\n', '\n');
    expect(text).toContain(
      'The door is scratched.\nBcc: all@example.com\n\n.\nJosé\n\n-- \nI host, Damage\n',
    );
    expect(text).toContain(`Reference number ${sent.number}`);
  });

  it('puts nothing into a header that somebody wrote', async () => {
    const line = 'x@example.com\r\nBcc: all@example.com';
    const hostile = message({ replyTo: line, topic: 'damage\r\nBcc: all@example.com' });
    await deliver(channel, hostile).catch(() => undefined);
    for (const { raw, to } of smtp.taken) {
      expect(headersOf(raw)).not.toMatch(/^Bcc/im);
      expect(to).toEqual(['team@example.com']);
    }
  });

  it.each([
    ['busy', 'unavailable'],
    ['refused', 'refused'],
    ['drop', 'unavailable'],
    ['drop-after', 'unavailable'],
  ] as const)('tells of a server that is %s: %s, and names nobody', async (outcome, fault) => {
    smtp.controls.outcome = outcome;
    const delivery = deliver(channel, message());
    await expect(delivery).rejects.toMatchObject({ fault, message: expect.not.stringMatching(/@/) });
  });

  it('demands encryption of every server that is not on this machine', async () => {
    const far = channelFor({ ...settings.smtp, CONTACT_SMTP_URL: smtp.url.replace('127.0.0.1', '0.0.0.0') });
    await expect(deliver(far, message())).rejects.toThrow('ETLS');
    expect(smtp.taken).toEqual([]);
    await far.close?.();
  });
});

describe('as a ticket of Zendesk', () => {
  const channel = channelFor(settings.zendesk);

  it('is made in the name of whoever wrote, once, however often it is sent', async () => {
    const sent = message();
    await deliver(channel, sent);
    await deliver(channel, sent);
    expect(zendesk.tickets).toEqual([
      {
        subject: `Damage [${sent.number}]`,
        comment: { body: expect.stringContaining(sent.text) },
        requester: { name: 'sam@example.com', email: 'sam@example.com' },
        external_id: sent.number,
        tags: ['damage', 'host'],
      },
    ]);
  });

  it.each([
    ['401', 'refused'],
    ['422', 'refused'],
    ['malformed', 'malformed'],
    ['json-text', 'malformed'],
    ['json-null', 'malformed'],
    ['html', 'unavailable'],
    ['html-429', 'busy'],
    ['500', 'unavailable'],
    ['drop', 'unavailable'],
    ['half', 'unavailable'],
  ] as const)('tells of %s: %s', async (outcome, fault) => {
    zendesk.controls.outcome = outcome;
    await expect(deliver(channel, message())).rejects.toMatchObject({ fault });
  });
});

describe('as a conversation of Intercom', () => {
  const channel = channelFor(settings.intercom);

  it('comes from the contact with the address, who is made once', async () => {
    const [first, second] = [message(), message()];
    await deliver(channel, first);
    await deliver(channel, second);
    expect(intercom.contacts).toEqual(['sam@example.com']);
    expect(intercom.conversations.map(({ email }) => email)).toEqual(['sam@example.com', 'sam@example.com']);
    expect(intercom.conversations[1]?.body).toContain(second.number);
    expect(intercom.conversations[1]?.body).toContain(second.text);
  });

  it.each([
    ['401', 'refused'],
    ['malformed', 'malformed'],
    ['json-text', 'malformed'],
    ['json-null', 'malformed'],
    ['html-429', 'busy'],
    ['empty-503', 'unavailable'],
  ] as const)('tells of %s: %s', async (outcome, fault) => {
    intercom.controls.outcome = outcome;
    await expect(deliver(channel, message())).rejects.toMatchObject({ fault });
  });
});

describe('the settings', () => {
  it('choose one way, or none: then messages are read in the inbox', () => {
    expect(contactChannel(readEnv({}))).toBeUndefined();
    for (const [name, variables] of Object.entries(settings)) expect(channelFor(variables).name).toBe(name);
  });

  it('refuse two ways, and half of one', () => {
    expect(() => readEnv({ ...settings.smtp, ...settings.intercom })).toThrow(
      'Messages of the contact page go one way: of CONTACT_SMTP_URL and INTERCOM_TOKEN only one may be set.',
    );
    expect(() => readEnv({ ZENDESK_URL: zendesk.url })).toThrow(
      'For messages of the contact page, ZENDESK_EMAIL and ZENDESK_TOKEN must be set, too.',
    );
    expect(() => readEnv({ CONTACT_SMTP_URL: smtp.url })).toThrow('CONTACT_TO must be set, too.');
  });

  it('are not printed where they hold a password', () => {
    const wrong = () => readEnv({ CONTACT_SMTP_URL: 'http://user:password@mail.example.com' });
    expect(wrong).toThrow(/^CONTACT_SMTP_URL is set, but must be an address such as smtps:/);
    expect(() => readEnv({ ZENDESK_TOKEN: 'a b' })).toThrow(/^ZENDESK_TOKEN is set/);
  });
});

it('a topic that the page has no more keeps its id', () => {
  expect(write(message({ topic: 'former' })).subject).toMatch(/^former \[/);
});
