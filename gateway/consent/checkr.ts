import { z } from 'zod';
import { ProviderError, type ConsentProvider } from '../providers/provider.ts';
import { parseAnswer, readAnswer } from '../providers/read-answer.ts';

/** What talking to Checkr takes. `scopes` are what a session token of the embed may do. */
export interface CheckrOptions {
  apiKey: string;
  apiUrl: string;
  servicesUrl: string;
  env: string;
  scopes: string[];
}

const answer = z.object({ token: z.string().min(1).max(8192) });

/** Checkr's HTTP API: one call, never repeated blindly, its body never passed on. */
export function checkrProvider({ apiKey, apiUrl, servicesUrl, env, scopes }: CheckrOptions): ConsentProvider {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return {
    name: 'checkr',
    timeoutMs: 5000,
    maxFailures: 5,
    embed: { servicesUrl, env },
    async sessionToken(signal) {
      const response = await fetch(new URL('/v1/web_sdk/session_tokens', apiUrl), {
        method: 'POST',
        redirect: 'error',
        headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ scopes, direct: true }),
        signal,
      }).catch((error: unknown) => {
        throw new ProviderError('unavailable', `no answer (${causeOf(error)})`);
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ProviderError(faultOf(response.status), `status ${response.status}`);
      }
      const text = await readAnswer(response, signal).catch((error: unknown) => {
        throw error instanceof ProviderError
          ? error
          : new ProviderError('unavailable', `no whole answer (${causeOf(error)})`);
      });
      const body = parseAnswer(text);
      // A page, or nothing, is not Checkr speaking.
      if (body === undefined) throw new ProviderError('unavailable', `status ${response.status}, no JSON`);
      const parsed = answer.safeParse(body);
      if (!parsed.success) throw new ProviderError('malformed', 'an answer without a token');
      return parsed.data.token;
    },
  };
}

function faultOf(status: number) {
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** Names an error without its message, which may quote the answer. */
function causeOf(error: unknown): string {
  const { name, cause } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
