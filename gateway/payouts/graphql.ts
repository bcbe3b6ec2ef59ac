import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildSchema, execute, parse, print } from 'graphql';
import { z } from 'zod';
import type { ServerTexts } from '#config/site-data-schema.ts';
import type { Shared } from '../shared.ts';
import { countClient, secondsLeft } from '../store/client-count.ts';
import type { Log, PayoutStatuses } from './payout-status.ts';
import source from './schema.graphql?raw';

const schema = buildSchema(source);

/**
 * The one operation there is (spec 7), with its variable nullable or not. Spacing is free; aliases, fragments and
 * introspection are refused with everything else: the document is compared whole before it is executed.
 */
const offered = new Map(
  ['String', 'String!']
    .map((type) =>
      parse(`query StripeAccountStatus($token: ${type}) { getStripePayoutAccountStatus(token: $token) }`),
    )
    .map((document) => [print(document), document]),
);

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export interface PayoutStatusRouteOptions extends Pick<Shared, 'store'> {
  statuses: Pick<PayoutStatuses, 'forToken'>;
  /** How often one client may ask in 10 s without a token of ours. */
  maxPolls: number;
  texts: ServerTexts['payouts'];
}

const windowMs = 10_000;

/**
 * How many hosts may poll from one address. Each is bounded by its token, and told to ask again: a host is not shown an error
 * because of others behind the same address. Beyond this it is a flood.
 */
const hostsPerAddress = 20;

/** What a question has come to, beside its answer, and the log of its request. */
interface Asked {
  log: Log;
  isTokenRefused: boolean;
}

/** `POST /v2/gateway`: the payout status, as GraphQL. */
export async function payoutStatusRoute(
  app: FastifyInstance,
  { statuses, store, maxPolls, texts }: PayoutStatusRouteOptions,
) {
  const resolvers = {
    async getStripePayoutAccountStatus({ token }: { token?: string | null }, asked: Asked) {
      const { status, isTokenRefused } = await statuses.forToken(token, asked.log);
      asked.isTokenRefused = isTokenRefused;
      return status;
    },
  };

  /** Refuses whoever has asked too often for nothing: without a token of ours, or for what is not offered. */
  async function countInVain({ ip }: FastifyRequest, reply: FastifyReply) {
    const { count, ageMs } = await countClient(store, 'polls in vain', ip, windowMs);
    if (count <= maxPolls) return;
    reply.header('retry-after', secondsLeft(windowMs, { ageMs }));
    throw Object.assign(new Error('Too many polls without a token'), { statusCode: 429 });
  }

  // One sentence for every wrong question: GraphQL's own messages describe the schema and quote what was sent.
  const refusal = { data: null, errors: [{ message: texts.operationRefused }] };
  // JSON alone: what a form of another site could send is refused before it is read.
  app.removeContentTypeParser('text/plain');

  app.post(
    '/v2/gateway',
    { config: { rateLimit: { max: maxPolls * hostsPerAddress, timeWindow: windowMs } } },
    async (request, reply) => {
      const sent = body.safeParse(request.body);
      const document = sent.success && documentOf(sent.data.query);
      if (!document) {
        await countInVain(request, reply);
        return reply.code(400).send(refusal);
      }
      const { variables: variableValues, operationName } = sent.data;
      const asked: Asked = { log: request.log, isTokenRefused: false };
      const { data, errors } = await execute({
        schema,
        document,
        rootValue: resolvers,
        contextValue: asked,
        variableValues,
        operationName,
      });
      const isRefused = !data || Boolean(errors);
      if (isRefused || asked.isTokenRefused) await countInVain(request, reply);
      return isRefused ? reply.code(400).send(refusal) : { data };
    },
  );
}

/** The offered operation that a query spells, if it spells one. */
function documentOf(query: string) {
  try {
    return offered.get(print(parse(query, { noLocation: true, maxTokens: 50 })));
  } catch {
    return undefined;
  }
}
