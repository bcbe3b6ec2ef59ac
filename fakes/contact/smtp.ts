import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { keepLast } from '../http-fake.ts';

/** How a mail ends: taken, refused for now or for good, or cut before or after it is taken. */
export type MailOutcome = 'ok' | 'busy' | 'refused' | 'drop' | 'drop-after';

/** A mail that arrived. */
export interface TakenMail {
  from: string;
  to: string[];
  /** Headers and text, as they came. */
  raw: string;
}

export interface FakeSmtp {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  controls: { outcome: MailOutcome };
  /** The last of them. */
  taken: TakenMail[];
  stop(): Promise<void>;
}

/** Plays a mail server on this machine: without encryption and without passwords. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const controls = { outcome: 'ok' as MailOutcome };
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const { outcome } = controls;
        if (outcome === 'drop') return void cutAll();
        if (outcome === 'busy') return done(refusal(451, 'Try again later'));
        if (outcome === 'refused') return done(refusal(550, 'No such mailbox'));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        keepLast(taken, { from, to: envelope.rcptTo.map(({ address }) => address), raw });
        // Taken, and nobody hears of it.
        if (outcome === 'drop-after') return void cutAll();
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  server.server.unref();
  const cutAll = () => {
    for (const connection of server.connections)
      (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
  };
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    controls,
    taken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
