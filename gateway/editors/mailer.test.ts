import { expect, it, onTestFinished } from 'vitest';
import { startFakeSmtp } from '../../fakes/contact/smtp.ts';
import { smtpMailer } from './mailer.ts';

const mail = {
  to: 'a@example.com, b@example.com',
  subject: 'To mend',
  text: 'One\nTwo',
  id: 'digest-2026-11-23',
};

async function startMail() {
  const server = await startFakeSmtp();
  onTestFinished(() => server.stop());
  return { ...server, send: smtpMailer({ url: server.url, from: 'help@example.com' }) };
}

it('sends plain text to all, under a name that stays the same', async () => {
  const { send, taken } = await startMail();
  await send(mail);
  expect(taken).toHaveLength(1);
  const { from, to, raw } = taken[0]!;
  expect([from, to]).toEqual(['help@example.com', ['a@example.com', 'b@example.com']]);
  expect(raw).toMatch(/^Message-ID: <digest-2026-11-23@example\.com>\r$/im);
  expect(raw).toMatch(/^Content-Type: text\/plain/m);
  expect(raw).toMatch(/^Subject: To mend\r\n[^]*\r\n\r\nOne\r\nTwo/m);
});

it('fails where the mail server refuses, and where there is none', async () => {
  const { send, controls } = await startMail();
  controls.outcome = 'refused';
  await expect(send(mail)).rejects.toThrow('No such mailbox');
  // A port that this machine gives to nobody: another test could soon listen on the one of a stopped server.
  const toNobody = smtpMailer({ url: 'smtp://127.0.0.1:1', from: 'help@example.com' });
  await expect(toNobody(mail)).rejects.toThrow('ECONNREFUSED');
});
