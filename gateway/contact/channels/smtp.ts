import { createTransport } from 'nodemailer';
import { ProviderError, type ProviderFault } from '../../providers/provider.ts';
import type { Channel, TicketWriter } from './channel.ts';

export interface SmtpOptions {
  /** `smtps://user:password@mail.example.com`, or `smtp://…`, which is then encrypted by STARTTLS. */
  url: string;
  from: string;
  to: string;
  write: TicketWriter;
}

/** A mail server on this machine may go without encryption: nobody listens in between. */
const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Sends each message as plain text by mail. The reply goes to its writer, whose address stands nowhere else in it. */
export function smtpChannel({ url, from, to, write }: SmtpOptions): Channel {
  const address = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    requireTLS: !isLocal(address),
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    timeoutMs: 25_000,
    maxFailures: 5,
    async deliver(message) {
      const { subject, body } = write(message);
      const domain = from.slice(from.lastIndexOf('@') + 1);
      try {
        await transport.sendMail({
          from,
          to,
          replyTo: { name: '', address: message.replyTo },
          subject,
          text: body,
          // The same however often it is sent: mail programs show it once.
          messageId: `<${message.number}@${domain}>`,
          date: new Date(message.at),
        });
      } catch (error) {
        throw smtpFault(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** What a mail server's refusal means: 4xx passes by itself, 5xx does not. Its words are left out: they may quote an address. */
function smtpFault(error: unknown): ProviderError {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const fault: ProviderFault =
    responseCode >= 500 ? 'refused' : responseCode === 421 ? 'busy' : 'unavailable';
  return new ProviderError(fault, `${code || 'failed'}${responseCode ? ` ${responseCode}` : ''}`);
}
