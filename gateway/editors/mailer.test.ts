import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from './mailer.ts';

/** A mail server on this machine that takes everything, or refuses the recipient. */
async function mailServer(refuses = false) {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example.com');
    createInterface(socket).on('line', (line) => {
      said.push(line);
      if (inData && line !== '.') return;
      if (inData) inData = false;
      else if (line === 'DATA') {
        inData = true;
        say('354 go on');
        return;
      } else if (line === 'QUIT') return void socket.end('221 bye\r\n');
      say(refuses && line.startsWith('RCPT') ? '550 nobody of that name' : '250 ok');
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { said, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const mail = {
  to: 'a@example.com, b@example.com',
  subject: 'To mend',
  text: 'One\nTwo',
  id: 'digest-2026-11-23',
};
const from = 'help@example.com';

it('sends plain text to all, under a name that stays the same', async () => {
  const { said, url } = await mailServer();
  await smtpMailer({ url, from })(mail);
  expect(
    said.filter((line) => /^(MAIL|RCPT)/.test(line)).map((line) => line.replace(/ *(SIZE|BODY).*/, '')),
  ).toEqual(['MAIL FROM:<help@example.com>', 'RCPT TO:<a@example.com>', 'RCPT TO:<b@example.com>']);
  expect(said).toEqual(expect.arrayContaining(['Subject: To mend', 'One', 'Two']));
  expect(said.join('\n')).toMatch(/^Message-ID: <digest-2026-11-23@example\.com>$/im);
  expect(said.join('\n')).toMatch(/^Content-Type: text\/plain/m);
});

it('fails where the mail server refuses, or is not there', async () => {
  const { url } = await mailServer(true);
  await expect(smtpMailer({ url, from })(mail)).rejects.toThrow();
  await expect(smtpMailer({ url: 'smtp://127.0.0.1:1', from })(mail)).rejects.toThrow();
});
