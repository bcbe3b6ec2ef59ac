import { ProviderError, type ProviderFault } from '../../providers/provider.ts';
import { smtpTransport } from '../../providers/smtp-transport.ts';
import type { Channel } from './channel.ts';

export interface SmtpOptions {
  /** As `smtpTransport` takes it. */
  url: string;
  from: string;
  to: string;
}

/** Sends each message as plain text by mail. The reply goes to its writer, whose address stands nowhere else in it. */
export function smtpChannel({ url, from, to }: SmtpOptions): Channel {
  const transport = smtpTransport(url);
  return {
    name: 'smtp',
    timeoutMs: 25_000,
    maxFailures: 5,
    async deliver(message, { subject, body }, signal) {
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
          // What has waited too long for a connection is not sent after we have given it up.
          signal,
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
