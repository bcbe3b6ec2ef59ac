import { createHmac } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import type { FastifyRequest } from 'fastify';
import { type ContactDoubt, contactTrap } from '#config/contact-page.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { NoRoom } from '../database/kept-writes.ts';
import { dayMs, dayOf } from '../day.ts';
import type { FormFields } from '../http/form-body.ts';
import { asksForJson } from '../http/negotiate.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { erasedNumbers } from '../privacy/lately-erased.ts';
import { referenceNumberOf } from '../privacy/reference-number.ts';
import type { Shared } from '../shared.ts';
import { clientAt, countClient, secondsLeft } from '../store/client-count.ts';
import type { SentMessage } from './contact-tokens.ts';
import { areCleared, doubtsAbout } from './doubts.ts';
import { type Destination, writeMessage } from './messages.ts';
import { proofs } from './proof.ts';
import { type FieldErrors, readMessage, type Written } from './read-message.ts';

const windowMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** A flood fills no disk: more than these in an hour nobody would look at. */
const maxWaitingPerHour = 500;
const allWaiting = 'contact-waiting:all';

export interface JudgeOptions extends Pick<
  Shared,
  'language' | 'siteUrl' | 'sent' | 'tokens' | 'store' | 'markKey' | 'metrics'
> {
  data: SiteData['contact'];
  /** Where a message goes that nothing speaks against. */
  destination: Destination;
  /** Something was put into the outbox. */
  wake: () => void;
  /** How many messages one client may send in 10 minutes; and from how many of all on each is doubted. */
  limits: { perClient: number; surge: number };
}

interface Identified extends Written {
  /**
   * The same for the same words from the same form, and where a form has no token, from the same client. Whoever else writes the
   * same words is given a number of their own: with the number one may erase.
   */
  id: string;
}

/** What a message was taken as. */
interface Taken {
  number: string;
  state: Destination | 'waiting';
  doubts: ContactDoubt[];
}

/** What becomes of a message, and what its sender is told. */
export type Outcome =
  | { kind: 'sent'; message: SentMessage }
  | { kind: 'refused'; status: number; errors: FieldErrors & { form?: string }; seconds?: number | undefined }
  | { kind: 'prove'; challenge: Challenge };

/**
 * Decides what becomes of what somebody has sent: whether it is a message, whether a person did send it, and where it goes. It is
 * stored before anybody is told that it was taken.
 */
export function messageJudge(
  options: JudgeOptions,
): (request: FastifyRequest, fields: FormFields) => Promise<Outcome> {
  const { data, language, siteUrl, sent, tokens, store, destination, wake, limits, metrics } = options;
  // Texts and addresses are hashed with it, and proofs signed.
  const key = createHmac('sha256', options.markKey).update('contact').digest();
  const proof = proofs(key, store);
  const erased = erasedNumbers(store);
  // A message whose button was pressed twice is known when it comes the second time.
  const inTurn = oneAtATime<Outcome>();

  async function judge(request: FastifyRequest, fields: FormFields): Promise<Outcome> {
    if (!isSameOrigin(request, { siteUrl })) return refuse(403, { form: data.errors.elsewhere });
    const asked = await countClient(store, 'contact-sends', request.ip, windowMs);
    if (asked.count > limits.perClient) return refuseFor(secondsLeft(windowMs, asked));
    if (fields[contactTrap]) return refuse(422, { form: data.errors.trap });
    const read = readMessage(data, fields, language);
    if ('errors' in read) return refuse(422, read.errors);
    const { written } = read;
    const id = idOf(written, fields.form || clientAt(request.ip));
    return inTurn(id, () => judgeMessage(request, fields, { ...written, id }));
  }

  async function judgeMessage(
    request: FastifyRequest,
    fields: FormFields,
    written: Identified,
  ): Promise<Outcome> {
    const known = await store.get(`contact-taken:${written.id}`);
    if (known) return repeat(written, known);

    const isProved = fields.proof !== undefined && (await proof.isGood(fields.proof));
    const doubts = await doubtsOnce(request, written, fields.form);
    if (doubts.length === 0 || (isProved && areCleared(doubts))) return take(written, [], destination);
    // Without a script there is no proof: a person decides. So it is where a proof would change nothing.
    if (asksForJson(request.headers.accept) && fields.proof === undefined && areCleared(doubts))
      return { kind: 'prove', challenge: await proof.challenge() };
    return setAside(written, doubts);
  }

  /** Sent again, with its proof or because it could not be written, a message is not counted again. */
  async function doubtsOnce(request: FastifyRequest, written: Identified, formField: unknown) {
    const found = await store.get(`contact-doubts:${written.id}`);
    if (found !== undefined) return found.split(',').filter(Boolean) as ContactDoubt[];
    const form = await tokens.read('contact-form', formField);
    const doubts = await doubtsAbout(request, written, form, { store, key, surge: limits.surge, siteUrl });
    await store.set(`contact-doubts:${written.id}`, doubts.join(), windowMs);
    return doubts;
  }

  async function setAside(written: Identified, doubts: ContactDoubt[]): Promise<Outcome> {
    const waiting = await store.count(allWaiting, hourMs);
    if (waiting.count > maxWaitingPerHour) return refuseFor(secondsLeft(hourMs, waiting));
    return take(written, doubts, 'waiting').catch(async (error: unknown) => {
      // Sent again, it is the same.
      await store.giveBack(allWaiting);
      throw error;
    });
  }

  async function take(written: Identified, doubts: ContactDoubt[], state: Taken['state']): Promise<Outcome> {
    const taken: Taken = { number: numberOf(written), state, doubts };
    const outcome = await write(written, taken);
    metrics.messages.inc({ outcome: state === 'waiting' ? 'waiting' : 'taken' });
    await store.set(`contact-taken:${written.id}`, JSON.stringify(taken), dayMs);
    return outcome;
  }

  /** The same message again, as after a broken line: it keeps its number. Should it have been erased meanwhile, or lost, it is stored. */
  async function repeat(written: Identified, known: string): Promise<Outcome> {
    metrics.messages.inc({ outcome: 'repeated' });
    return write(written, JSON.parse(known) as Taken);
  }

  /** Written twice, it is one message. */
  async function write({ id, ...written }: Identified, { number, state, doubts }: Taken): Promise<Outcome> {
    const message = { ...written, number, at: Date.now(), language };
    const statements = writeMessage(message, state, doubts, { isSentNow: true });
    // Should somebody erase it while it is kept, it is not to be stored when the database is back.
    const isKept = (await sent.write(statements, writeMessage(message, state, doubts))) === 'kept';
    await erased.forget(number);
    if (state === 'pending') wake();
    const said = isKept ? 'kept' : state === 'waiting' ? 'waiting' : 'next';
    return { kind: 'sent', message: { number, said } };
  }

  /** The same for the same message on the same day: sent to two servers at once, it is one. */
  const numberOf = ({ id }: Identified) =>
    referenceNumberOf(
      createHmac('sha256', key)
        .update(`number\n${dayOf(Date.now())}\n${id}`)
        .digest(),
    );

  /** @param seconds after how many it may be sent again */
  function refuse(status: number, wrong: FieldErrors & { form?: string }, seconds?: number): Outcome {
    metrics.messages.inc({ outcome: 'refused' });
    return { kind: 'refused', status, errors: wrong, seconds };
  }

  const refuseFor = (seconds: number) => refuse(429, { form: data.errors.tooMany }, seconds);

  /** A keyed hash, which lives for a day: what somebody wrote is not in it. */
  const idOf = ({ topic, replyTo, text }: Written, from: string) =>
    createHmac('sha256', key).update(`${from}\n${topic}\n${replyTo}\n${text}`).digest('base64url');

  return (request, fields) =>
    judge(request, fields).catch((error: unknown) => {
      if (!(error instanceof NoRoom)) throw error;
      return refuse(503, { form: data.errors.away });
    });
}
