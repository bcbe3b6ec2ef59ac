import { createTransport } from 'nodemailer';
import type { Mail } from './digest.ts';

export interface MailerOptions {
  /** `smtps://user:password@mail.example.com`, or `smtp://…`, which is then encrypted by STARTTLS. */
  url: string;
  /** The sender's address. */
  from: string;
}

const patienceMs = 20_000;
const onThisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Sends mails as plain text by a mail server, one connection each: there is one a week. Without encryption it sends to this
 * very machine alone.
 */
export function smtpMailer({ url, from }: MailerOptions): (mail: Mail) => Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !onThisMachine.test(hostname),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, id }) => {
    const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
    await transport.sendMail({ from, to, subject, text, messageId });
  };
}
