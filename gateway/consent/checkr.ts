import { z } from 'zod';
import { ProviderError, type ConsentProvider } from '../providers/provider.ts';
import { postJson } from '../providers/post-json.ts';

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
      const url = new URL('/v1/web_sdk/session_tokens', apiUrl);
      const body = await postJson(url, { authorization }, { scopes, direct: true }, signal);
      const parsed = answer.safeParse(body);
      if (!parsed.success) throw new ProviderError('malformed', 'an answer without a token');
      return parsed.data.token;
    },
  };
}
