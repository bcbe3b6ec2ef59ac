import { createTransport } from 'nodemailer';

/** A mail server on this machine may go without encryption: nobody listens in between. */
const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/**
 * What brings mails to a mail server, two at a time.
 *
 * @param url `smtps://user:password@mail.example.com`, or `smtp://…`, which is then encrypted by STARTTLS
 */
export function smtpTransport(url: string) {
  const address = new URL(url);
  return createTransport({
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
}
