import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  keepLast,
  readBody,
  sendJson,
  startFakeServer,
  transportFaults,
  trickle,
  type FakeServer,
  type TransportFault,
} from '../http-fake.ts';

/** How a request for a session token ends: JSON refusals by status, `malformed` JSON without a token, `trickle` over 20 s. */
export type TokenOutcome = 'ok' | '401' | '403' | '429' | 'malformed' | 'slow' | 'trickle' | TransportFault;

/** A request that reached the token endpoint. */
export interface TokenRequest {
  authorization: string | undefined;
  body: unknown;
}

export interface FakeCheckr extends FakeServer {
  /** How Checkr behaves from now on; `ok` again ends a fault. */
  controls: { token: TokenOutcome };
  /** The last of them. */
  tokenRequests: TokenRequest[];
  /** Ends every fault and forgets what was asked. */
  reset(): void;
}

/** Keys that have an outcome of their own, whatever the controls say. */
const outcomeByKey: Record<string, TokenOutcome> = {
  'sandbox-refused': '401',
  'sandbox-busy': '429',
  'sandbox-outage': '500',
  'sandbox-slow': 'slow',
};

const refusals: Partial<Record<TokenOutcome, { status: number; body: object }>> = {
  '401': { status: 401, body: { error: 'Bad authentication error' } },
  '403': { status: 403, body: { error: 'Forbidden' } },
  '429': { status: 429, body: { error: 'Rate limit exceeded' } },
  malformed: { status: 201, body: { session: 'no token here' } },
};

const slowMs = 4000;

/** Plays Checkr's API, as far as the gateway uses it. It does not check what a report holds. */
export async function startFakeCheckr(): Promise<FakeCheckr> {
  const state = {
    controls: { token: 'ok' as TokenOutcome },
    tokenRequests: [] as TokenRequest[],
    reset() {
      state.controls.token = 'ok';
      state.tokenRequests.length = 0;
    },
  };

  const server = await startFakeServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    if (pathname !== '/v1/web_sdk/session_tokens' || request.method !== 'POST') {
      return void transportFaults['404'](response);
    }
    const { authorization } = request.headers;
    keepLast(state.tokenRequests, { authorization, body: JSON.parse(await readBody(request)) as unknown });
    await answer(response, outcomeByKey[keyOf(request)] ?? state.controls.token);
  });

  return Object.assign(state, server);
}

async function answer(response: ServerResponse, outcome: TokenOutcome) {
  if (outcome in transportFaults) return void transportFaults[outcome as TransportFault](response);
  const token = { token: `checkr-session-${randomUUID()}` };
  if (outcome === 'trickle') return trickle(response, JSON.stringify(token), 20_000);
  if (outcome === 'slow') await wait(slowMs);
  const { status, body } = refusals[outcome] ?? { status: 201, body: token };
  sendJson(response, status, body);
}

/** The name of basic authentication, which is where Checkr takes its key. */
function keyOf({ headers: { authorization = '' } }: IncomingMessage): string {
  return Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString()
    .replace(/:$/, '');
}
