import { z } from 'zod';
import { ProviderError } from '../../providers/provider.ts';
import type { Channel } from './channel.ts';
import { postJson } from '../../providers/post-json.ts';

export interface ZendeskOptions {
  /** `https://{subdomain}.zendesk.com` */
  url: string;
  /** The agent whose token it is. */
  email: string;
  token: string;
}

const created = z.object({ ticket: z.object({ id: z.number() }) });

/** Makes a ticket in Zendesk for each message, in its writer's name. Sent twice within a day, Zendesk makes one. */
export function zendeskChannel({ url, email, token }: ZendeskOptions): Channel {
  const authorization = `Basic ${Buffer.from(`${email}/token:${token}`).toString('base64')}`;
  return {
    name: 'zendesk',
    timeoutMs: 15_000,
    maxFailures: 5,
    async deliver(message, { subject, body }, signal) {
      const { number, replyTo, audience, topic } = message;
      const ticket = {
        subject,
        comment: { body },
        // Zendesk makes no user without a name, and we have not asked for one.
        requester: { name: replyTo, email: replyTo },
        external_id: number,
        tags: [topic, audience],
      };
      const headers = { authorization, 'idempotency-key': number };
      const answer = await postJson(new URL('/api/v2/tickets.json', url), headers, { ticket }, signal);
      if (!created.safeParse(answer).success)
        throw new ProviderError('malformed', 'an answer without a ticket');
    },
  };
}
