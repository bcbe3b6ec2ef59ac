import type { FastifyInstance } from 'fastify';
import { buildSchema, execute, parse, print } from 'graphql';
import { z } from 'zod';
import type { ServerTexts } from '#config/site-data-schema.ts';
import type { PayoutStatuses } from './payout-status.ts';
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

export interface PayoutStatusRouteOptions {
  statuses: Pick<PayoutStatuses, 'forToken'>;
  /** How often one client may ask in 10 s. */
  maxPolls: number;
  texts: ServerTexts['payouts'];
}

/** `POST /v2/gateway`: the payout status, as GraphQL. */
export async function payoutStatusRoute(
  app: FastifyInstance,
  { statuses, maxPolls, texts }: PayoutStatusRouteOptions,
) {
  const resolvers = {
    getStripePayoutAccountStatus: ({ token }: { token?: string | null }) => statuses.forToken(token),
  };
  // One sentence for every wrong question: GraphQL's own messages describe the schema and quote what was sent.
  const refusal = { data: null, errors: [{ message: texts.operationRefused }] };
  // JSON alone: what a form of another site could send is refused before it is read.
  app.removeContentTypeParser('text/plain');

  app.post(
    '/v2/gateway',
    { config: { rateLimit: { max: maxPolls, timeWindow: 10_000 } } },
    async (request, reply) => {
      const asked = body.safeParse(request.body);
      const document = asked.success && documentOf(asked.data.query);
      if (!document) return reply.code(400).send(refusal);
      const { variables: variableValues, operationName } = asked.data;
      const { data, errors } = await execute({
        schema,
        document,
        rootValue: resolvers,
        variableValues,
        operationName,
      });
      return data && !errors ? { data } : reply.code(400).send(refusal);
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
