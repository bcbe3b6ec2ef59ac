import { smtpTransport } from '../providers/smtp-transport.ts';
import type { Mail } from './digest.ts';

export interface MailerOptions {
  /** As `smtpTransport` takes it. */
  url: string;
  /** The sender's address. */
  from: string;
}

/** Sends mails as plain text by a mail server; connects for each, since there is one a week. */
export function smtpMailer({ url, from }: MailerOptions): (mail: Mail) => Promise<void> {
  return async ({ to, subject, text, id }) => {
    const transport = smtpTransport(url);
    try {
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
      await transport.sendMail({ from, to, subject, text, messageId });
    } finally {
      transport.close();
    }
  };
}
