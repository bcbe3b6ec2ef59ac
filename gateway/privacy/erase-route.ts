import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerTexts } from '#config/site-data-schema.ts';
import { DatabaseAway, patienceMs } from '../database/database.ts';
import { type FormFields, takeForms } from '../http/form-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Shared } from '../shared.ts';
import { steadyNow } from '../steady-clock.ts';
import { countClient, secondsLeft } from '../store/client-count.ts';
import { erasedNumbers } from './lately-erased.ts';
import { rememberErased } from './erasures.ts';
import { readReferenceNumber } from './reference-number.ts';
import type { Erasable } from './retention.ts';

const windowMs = 10 * 60 * 1000;
/** Nobody finds a number by trying; this keeps them from keeping the database busy with it. */
const maxPer10Min = 30;

export interface EraseOptions extends Pick<Shared, 'siteUrl' | 'database' | 'sent' | 'store' | 'errors'> {
  kinds: readonly Erasable[];
  texts: ServerTexts['erase'];
  /** Tells whoever erases what they have just sent, where they sent it; false where they do not come from there. */
  tellErased(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/**
 * `POST /v2/erase`: erases what somebody sent, whatever kind it is, by the number that they were given. What any instance keeps
 * in memory under it is not stored later, also where the answer is that nothing is there.
 */
export async function eraseRoute(app: FastifyInstance, options: EraseOptions) {
  const { siteUrl, database, sent, kinds, store, errors, texts, tellErased } = options;
  takeForms(app);

  app.post<{ Body: FormFields }>('/v2/erase', async (request, reply) => {
    if (!isSameOrigin(request, { siteUrl })) return errors.send(request, reply, 403);
    const asked = await countClient(store, 'erase', request.ip, windowMs);
    if (asked.count > maxPer10Min)
      return errors.send(request, reply.header('retry-after', secondsLeft(windowMs, asked)), 429);
    const number = readReferenceNumber(request.body.number ?? '');
    if (!number) return errors.sendPage(reply, 400, texts.noNumber);
    // Asked before: kept until now, it is stored while this waits, and found; or it comes too late to be stored.
    const isKept = sent.isKeeping(number);
    let isFound: boolean;
    const began = steadyNow();
    try {
      // By this instance's clock, were it behind, what another one keeps could seem to be sent after it.
      const at = (await database.now?.()) ?? Date.now();
      const statements = [rememberErased(number, at), ...kinds.flatMap((kind) => kind.erase(number))];
      const results = await database.write(statements, patienceMs - (steadyNow() - began));
      isFound = results.some((rows) => rows.length > 0);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      return errors.sendPage(reply, 503, texts.away);
    }
    // Another instance may have thanked for it, and kept it.
    await erasedNumbers(store).note(number);
    if (!isFound && !isKept) return errors.sendPage(reply, 404, texts.notFound.replace('{number}', number));
    return (await tellErased(request, reply)) ? reply : errors.sendPage(reply, 200, texts.erased);
  });
}
