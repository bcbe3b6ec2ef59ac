import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import { NoRoom } from '../database/kept-writes.ts';
import { dayMs, dayOf } from '../day.ts';
import { type FormFields, takeForms } from '../http/form-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { clientMark } from '../privacy/client-mark.ts';
import { newReferenceNumber } from '../privacy/reference-number.ts';
import type { Shared } from '../shared.ts';
import { clientAt, countClient, secondsLeft } from '../store/client-count.ts';
import type { answerSender } from './send-answer.ts';
import { readVote } from './vote-token.ts';
import { addition, writeAddition, writeVote } from './votes.ts';

/** A letter may take nine bytes in a form, and `maxFeedbackComment` of them are taken. */
const maxBytes = 16 * 1024;
const windowMs = 10 * 60 * 1000;
/** So many people of one house or office say the same of one section in a day; more are one who changes the browser's name. */
const votesOfOnePlace = 12;

export interface FeedbackOptions extends Pick<
  Shared,
  'language' | 'siteUrl' | 'sent' | 'tokens' | 'store' | 'markKey' | 'metrics' | 'errors'
> {
  data: SiteData['feedback'];
  /** How many answers one client may give in 10 minutes. */
  maxPer10Min: number;
  sendAnswer: ReturnType<typeof answerSender>;
}

/**
 * `POST /v2/feedback`, an answer to the question below a section, and `POST /v2/feedback/words`, what is added to it. Whoever
 * has a script is answered with what stands in place of the question; else with the way back to the section, where it stands.
 */
export async function feedbackRoutes(app: FastifyInstance, options: FeedbackOptions) {
  const { data, language, siteUrl, sent, store, markKey, maxPer10Min, metrics, errors, sendAnswer } = options;
  takeForms(app);
  const words = { bodyLimit: maxBytes };

  app.addHook('preHandler', async (request, reply) => {
    if (!isSameOrigin(request, { siteUrl })) return errors.send(request, reply, 403);
    const asked = await countClient(store, 'feedback', request.ip, windowMs);
    if (asked.count > maxPer10Min)
      return errors.send(request, reply.header('retry-after', secondsLeft(windowMs, asked)), 429);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof NoRoom) return errors.send(request, reply, 503);
    return errors.handle(error, request, reply);
  });

  app.post<Asked>('/v2/feedback', async (request, reply) => {
    const fields = request.body;
    const { page = '' } = request.query;
    const anchor = fields.yes ?? fields.no ?? '';
    const section = Object.hasOwn(data.sections, page) && ownValue(data.sections[page]!, anchor);
    if (!section) return errors.send(request, reply, 400);
    const answer = fields.yes === undefined ? 'no' : 'yes';
    const number = newReferenceNumber();
    const at = Date.now();
    const counts = countsOf(request, at, page, section);
    const isRepeated = await hasVoted(counts);
    const vote = { number, at, page, section, language, answer, isRepeated } as const;
    const written = await sent.write(writeVote(vote)).catch(async (error: unknown) => {
      // Given again, it is the first: it goes into the sum.
      await Promise.all(Object.values(counts).map((key) => store.giveBack(key)));
      throw error;
    });
    metrics.votes.inc({ answer });
    return sendAnswer(request, reply, {
      number,
      state: answer === 'yes' ? 'thanks' : 'ask',
      page,
      anchor,
      isKept: written === 'kept',
    });
  });

  app.post<Asked>('/v2/feedback/words', words, async (request, reply) => {
    const vote = await readVote(options.tokens, request.body.token);
    const added = addition.safeParse(request.body);
    if (!vote || !added.success) return errors.send(request, reply, 400);
    const { reason, comment } = added.data;
    if (request.body.reason && !reason && !comment) return errors.send(request, reply, 400);
    const written = await sent.write(writeAddition(vote.number, added.data, Date.now()));
    // Nobody reads what nobody wrote.
    const state = reason || comment ? 'sent' : 'thanks';
    return sendAnswer(request, reply, { ...vote, state, isKept: written === 'kept' });
  });

  async function hasVoted(counts: ReturnType<typeof countsOf>) {
    const [own, ofPlace] = await Promise.all([
      store.count(counts.own, dayMs),
      store.count(counts.ofPlace, dayMs),
    ]);
    return own.count > 1 || ofPlace.count > votesOfOnePlace;
  }

  /**
   * Under which keys a vote is counted. The mark is of one section: what somebody votes on cannot be joined to what else they
   * vote on.
   */
  function countsOf(request: FastifyRequest, at: number, page: string, section: string) {
    const about = `${dayOf(at)} ${page}#${section}`;
    const mark = clientMark(markKey, about, request);
    const place = clientMark(markKey, `place ${about}`, { ip: clientAt(request.ip), headers: {} });
    return { own: `vote:${mark}`, ofPlace: `votes:${place}` };
  }
}

interface Asked {
  Querystring: Readonly<Record<string, string>>;
  Body: FormFields;
}

const ownValue = (values: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;
