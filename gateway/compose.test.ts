import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeSmtp } from '../fakes/contact/smtp.ts';
import * as sandbox from '../fakes/sandbox.ts';
import type { Services } from './api.ts';
import { composeServices, type StandIns } from './compose.ts';
import type { Env } from './env.ts';
import { readEnv } from './read-env.ts';
import { forThePublic, liveKeys, testKeys as keys } from './testing/production-env.ts';
import { fileDatabase, sqliteWorker } from './testing/test-databases.ts';
import { folderForTests } from './testing/test-folder.ts';
import { messageForTests } from './testing/test-message.ts';

const folder = folderForTests();
const opened: Services[] = [];
afterAll(async () => {
  for (const { database } of opened) await database?.close();
});

async function compose(env: Env, loadStandIns: () => Promise<StandIns>) {
  const services = await composeServices(env, loadStandIns, sqliteWorker);
  opened.push(services);
  return services;
}

it('asks for no stand-in where both keys are set', async () => {
  const loadStandIns = vi.fn();
  const { payouts, consent, standInRoutes } = await compose(readEnv(keys), loadStandIns);
  expect([payouts.name, consent.name, standInRoutes]).toEqual(['stripe', 'checkr', undefined]);
  expect(loadStandIns).not.toHaveBeenCalled();
});

it.each([
  ['STRIPE_SECRET_KEY', ['sandbox', 'checkr'], true],
  ['CHECKR_API_KEY', ['stripe', 'sandbox'], false],
] as const)('without %s plays that provider alone', async (missing, names, hasWords) => {
  const env = readEnv({ ...keys, [missing]: '' });
  const services = await compose(env, async () => sandbox);
  expect([services.payouts.name, services.consent.name]).toEqual(names);
  const grant = await services.tokens.read('payout-status', 'sandbox-ready');
  expect('subject' in grant).toBe(hasWords);
  await Promise.all([services.payouts.close?.(), services.consent.close?.()]);
});

it('opens the consent page through a signed link alone, where the settings say so', async () => {
  const requiredWith = async (variables: Record<string, string>) =>
    (await compose(readEnv({ ...keys, ...variables }), vi.fn())).consentLinkRequired;
  expect(await requiredWith({})).toBe(false);
  expect(await requiredWith({ CONSENT_LINK: 'optional' })).toBe(false);
  expect(await requiredWith({ CONSENT_LINK: 'required' })).toBe(true);
  expect(await requiredWith(rehearsal)).toBe(true);
  expect(await requiredWith({ ...rehearsal, ...liveKeys, STAGING: 'off', LEGAL_DRAFT: 'allowed' })).toBe(
    true,
  );
});

it('believes webhooks with either of two secrets, whatever the room between them', async () => {
  const { payouts } = await compose(
    readEnv({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_former, whsec_next' }),
    vi.fn(),
  );
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'account.updated',
    account: 'acct_1',
  });
  const { webhooks } = new Stripe('sk_test_any');
  for (const secret of ['whsec_former', 'whsec_next']) {
    const signature = webhooks.generateTestHeaderString({ payload, secret });
    expect(payouts.readEvent(Buffer.from(payload), signature), secret).toMatchObject({ id: 'evt_1' });
  }
});

const DATABASE_URL = 'postgres://127.0.0.1:1/site';
const rehearsal = { ...forThePublic, STAGING: 'on', DATABASE_URL };

it('keeps what people send in a file, which it refuses to share', async () => {
  const env = readEnv({ ...keys, DATABASE_FILE: join(folder, 'shared') });
  const { database } = await compose(env, vi.fn());
  expect(database.name).toBe('sqlite');
  await expect(compose(env, vi.fn())).rejects.toThrow(
    /DATABASE_FILE .*shared.* another process has it open.*DATABASE_URL/,
  );
  const nowhere = readEnv({ ...keys, DATABASE_FILE: join(folder, 'no/such/site.sqlite') });
  await expect(compose(nowhere, vi.fn())).rejects.toThrow(/cannot be opened.*its folder must be there/);
  const onFullDisk = join(folder, 'full.mjs');
  writeFileSync(onFullDisk, "throw new Error('database or disk is full')");
  await expect(composeServices(env, vi.fn(), onFullDisk)).rejects.toThrow(
    /is full\): make room on its disk\.$/,
  );
  await expect(compose(readEnv({ ...keys, DATABASE_FILE: folder }), vi.fn())).rejects.toThrow(
    `DATABASE_FILE ${folder} is a folder; name a file in it, such as ${join(folder, 'site.sqlite')}.`,
  );
});

it('says to bring back the backup where the file is damaged, or none of a database', async () => {
  const start = (name: string, bytes: string | Buffer) => {
    const DATABASE_FILE = join(folder, name);
    writeFileSync(DATABASE_FILE, bytes);
    return compose(readEnv({ ...keys, DATABASE_FILE }), vi.fn());
  };
  const toldToBringBack = /cannot be opened.*bring back the backup/;
  await expect(start('other', 'not what SQLite writes. '.repeat(200))).rejects.toThrow(toldToBringBack);
  const whole = join(folder, 'whole');
  await (await fileDatabase(whole)).close();
  // All that the header does not say of the tables.
  const damaged = readFileSync(whole).fill(255, 100, 4096);
  await expect(start('damaged', damaged)).rejects.toThrow(toldToBringBack);
});

it('keeps it in Postgres where there is one, though it may be away', async () => {
  const { database } = await compose(readEnv({ ...keys, DATABASE_URL }), vi.fn());
  expect(database.name).toBe('postgres');
});

it('keeps it in memory where neither is named', async () => {
  const { database } = await compose(readEnv(keys), vi.fn());
  expect(await database.read({ sql: 'SELECT count(*) AS n FROM votes', values: [] })).toEqual([{ n: 0 }]);
  await database.close();
});

it("opens the editors' page to those with the key, and to all where nothing is public", async () => {
  const editorsWith = async (variables: object) => {
    const { editors } = await compose(readEnv({ ...keys, ...variables }), vi.fn());
    return editors;
  };
  expect(await editorsWith({})).toEqual({ key: undefined });
  const { EDITORS_KEY: key, ...without } = rehearsal;
  expect(await editorsWith({ EDITORS_KEY: key })).toEqual({ key });
  expect(await editorsWith(rehearsal)).toEqual({ key });
  await expect(editorsWith({ ...without, INTERCOM_TOKEN: 'a-token-of-intercom' })).rejects.toThrow(
    /EDITORS_KEY/,
  );
});

it('sends the mail to the editors, and messages, each by the mail server of its own', async () => {
  const [editors, team] = await Promise.all([startFakeSmtp(), startFakeSmtp()]);
  onTestFinished(() => Promise.all([editors.stop(), team.stop()]).then(() => undefined));
  const CONTACT_SMTP_URL = team.url;
  const both = { DIGEST_SMTP_URL: editors.url, CONTACT_SMTP_URL };
  const to = { DIGEST_TO: 'editors@example.com', CONTACT_TO: 'team@example.com' };
  const mail = { to: to.DIGEST_TO, subject: 'To mend', text: 'One', id: 'digest-2026-11-23' };
  const message = messageForTests();

  const { digest, contactChannel } = await compose(readEnv({ ...keys, ...both, ...to }), vi.fn());
  await digest!.send(mail);
  const ticket = { subject: 'Damage', body: message.text };
  await contactChannel!.deliver(message, ticket, new AbortController().signal);
  await contactChannel!.close?.();
  const receivers = () => [editors, team].map(({ taken }) => taken.flatMap((each) => each.to));
  expect(receivers()).toEqual([[to.DIGEST_TO], [to.CONTACT_TO]]);

  const { digest: without } = await compose(readEnv({ ...keys, CONTACT_SMTP_URL, ...to }), vi.fn());
  await without!.send(mail);
  expect(receivers()).toEqual([[to.DIGEST_TO], [to.CONTACT_TO, to.DIGEST_TO]]);
});

const contactTo = { CONTACT_TO: 'team@example.com' };
it.each([
  [
    'digest@example.com',
    { DIGEST_FROM: 'digest@example.com', CONTACT_FROM: 'site@example.com', ...contactTo },
  ],
  ['site@example.com', { CONTACT_FROM: 'site@example.com', ...contactTo }],
  ['team@example.com', contactTo],
  ['one@example.com', {}],
])('sends the mail to the editors from %s, where these are set: %o', async (sender, addresses) => {
  const { url, taken, stop } = await startFakeSmtp();
  onTestFinished(stop);
  const variables = {
    DIGEST_SMTP_URL: url,
    DIGEST_TO: 'one@example.com, other@example.com',
    ...('CONTACT_TO' in addresses && { CONTACT_SMTP_URL: url }),
    ...addresses,
  };
  const { digest } = await compose(readEnv({ ...keys, ...variables }), vi.fn());
  await digest!.send({ to: digest!.to, subject: 'To mend', text: 'One', id: 'digest-2026-11-23' });
  expect(taken.map(({ from }) => from)).toEqual([sender]);
});
