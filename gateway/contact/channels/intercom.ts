import { z } from 'zod';
import { ProviderError } from '../../providers/provider.ts';
import type { Channel } from './channel.ts';
import { postJson } from '../../providers/post-json.ts';

export interface IntercomOptions {
  /** `https://api.intercom.io`, or that of a region. */
  url: string;
  token: string;
}

const found = z.object({ data: z.array(z.object({ id: z.string() })) });
const contact = z.object({ id: z.string() });
const started = z.object({ conversation_id: z.string() });

/** The version whose answers are read here; without it Intercom answers in the one that the workspace has set. */
const version = '2.15';

/** Starts a conversation in Intercom for each message, from the contact with its writer's address. */
export function intercomChannel({ url, token }: IntercomOptions): Channel {
  const headers = { authorization: `Bearer ${token}`, 'intercom-version': version };
  const ask = async <Answer>(
    path: string,
    body: object,
    shape: z.ZodType<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> => {
    const answer = shape.safeParse(await postJson(new URL(path, url), headers, body, signal));
    if (!answer.success) throw new ProviderError('malformed', `an answer to ${path} that cannot be read`);
    return answer.data;
  };

  /** Who has written before is known: nobody becomes two contacts. */
  async function contactOf(email: string, signal: AbortSignal): Promise<string> {
    const query = { field: 'email', operator: '=', value: email };
    const { data } = await ask('/contacts/search', { query }, found, signal);
    return data[0]?.id ?? (await ask('/contacts', { role: 'lead', email }, contact, signal)).id;
  }

  return {
    name: 'intercom',
    timeoutMs: 20_000,
    maxFailures: 5,
    async deliver(message, { subject, body }, signal) {
      const from = { type: 'contact', id: await contactOf(message.replyTo, signal) };
      await ask('/conversations', { from, body: `${subject}\n\n${body}` }, started, signal);
    },
  };
}
