import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { dayMs } from '../day.ts';
import type { Tokens } from '../tokens.ts';

const formTtlMs = dayMs;
/** How long a page thanks for a message. */
export const sentTtlMs = 12 * 60 * 60 * 1000;

/** Signs the time at which a form is given out: by it a program is known that sends at once, or the same form for ever. */
export const formToken = (tokens: Pick<Tokens, 'mint'>): Promise<string> =>
  tokens.mint('contact-form', randomUUID(), formTtlMs);

const about = z.object({
  /** Which sentence its writer reads: it goes on at once, is kept in memory, or waits for a person. */
  said: z.enum(['next', 'kept', 'waiting']),
});

/** A message, as far as its writer is told of it. */
export type SentMessage = z.infer<typeof about> & { number: string };

/** Signs what the writer of a message is told: nobody makes up a page of thanks. */
export const sentToken = (tokens: Pick<Tokens, 'mint'>, { number, said }: SentMessage): Promise<string> =>
  tokens.mint('contact-sent', number, sentTtlMs, JSON.stringify({ said }));

/** What a token says of a message; undefined where it is none of ours, or another release's, or has ended. */
export async function readSent(
  tokens: Pick<Tokens, 'read'>,
  token: string,
): Promise<SentMessage | undefined> {
  const grant = await tokens.read('contact-sent', token);
  if ('refused' in grant) return undefined;
  const told = about.safeParse(JSON.parse(grant.about ?? 'null'));
  return told.data && { ...told.data, number: grant.subject };
}
