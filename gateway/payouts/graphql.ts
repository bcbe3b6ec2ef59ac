import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { parse, print } from 'graphql';
import mercurius from 'mercurius';
import { z } from 'zod';
import type { PayoutStatuses } from './payout-status.ts';
import { payoutResolvers } from './resolve-payout-status.ts';
import schema from './schema.graphql?raw';

/**
 * The one operation there is (spec 7), with its variable nullable or not. Spacing is free; aliases, fragments and
 * introspection are refused with everything else, before GraphQL looks at them.
 */
const operations = new Set(
  ['String', 'String!'].map((type) =>
    print(
      parse(`query StripeAccountStatus($token: ${type}) { getStripePayoutAccountStatus(token: $token) }`),
    ),
  ),
);

const body = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** `POST /v2/gateway`: the payout status, as GraphQL. */
export async function graphqlRoute(
  app: FastifyInstance,
  options: { payouts: PayoutStatuses; polls: number },
) {
  await app.register(mercurius, {
    schema,
    resolvers: payoutResolvers(options.payouts),
    routes: false,
    queryDepth: 2,
  });
  // JSON alone: what a form of another site could send is refused before it is read.
  app.removeContentTypeParser('text/plain');

  app.post(
    '/v2/gateway',
    { config: { rateLimit: { max: options.polls, timeWindow: 10_000 } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const asked = body.safeParse(request.body);
      if (!asked.success || !isOffered(asked.data.query)) {
        return refuse(reply);
      }
      const { query, variables, operationName } = asked.data;
      const result = await app
        .graphql(query, {}, variables ?? {}, operationName ?? undefined)
        .catch((error: FastifyError) => void request.log.info({ code: error.code }, 'graphql refused'));
      return result?.data && !result.errors ? { data: result.data } : refuse(reply);
    },
  );
}

/** One sentence for every wrong question: GraphQL's own messages describe the schema and quote what was sent. */
function refuse(reply: FastifyReply) {
  return reply.code(400).send({ data: null, errors: [{ message: 'This operation is not offered here.' }] });
}

function isOffered(query: string): boolean {
  try {
    return operations.has(print(parse(query, { noLocation: true, maxTokens: 50 })));
  } catch {
    return false;
  }
}
