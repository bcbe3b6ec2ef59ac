import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { takeForms } from '../http/form-body.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Shared } from '../shared.ts';
import { missAudiences, missOutcomes } from './missed-searches.ts';
import type { RecordMiss } from './record-miss.ts';
import { maxWordingLength } from './wording.ts';

/** A question, each of whose letters takes 12 bytes in a form at most, and what belongs to it. */
const maxBytes = 12 * maxWordingLength + 200;

export interface MissesRouteOptions extends Pick<Shared, 'language' | 'siteUrl' | 'metrics'> {
  record: RecordMiss;
}

/**
 * `POST /v2/searches`: what the search in the page did not answer. A page that closes sends it and reads no answer, so
 * there is one for all; what is no such message, and what comes from elsewhere, is counted.
 */
export async function missesRoute(app: FastifyInstance, options: MissesRouteOptions) {
  const { language, siteUrl, record, metrics } = options;
  const message = z.object({
    query: z.string().min(1).max(maxWordingLength),
    audience: z.enum(missAudiences),
    language: z.literal(language),
    outcome: z.enum(missOutcomes),
  });
  takeForms(app);
  const refuse = () => metrics.searchMisses.inc({ outcome: 'refused', from: 'page' });
  app.setErrorHandler((_error, _request, reply) => {
    refuse();
    return reply.code(204).send();
  });

  app.post('/v2/searches', { bodyLimit: maxBytes }, async (request, reply) => {
    const asking = message.safeParse(request.body);
    if (asking.success && isSameOrigin(request, { siteUrl, browsersOnly: true }))
      await record(request, asking.data, 'page');
    else refuse();
    return reply.code(204).send();
  });
}
