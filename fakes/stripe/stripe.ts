import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { OpenAPIBackend, type Document } from 'openapi-backend';
import {
  keepLast,
  readBody,
  sendJson,
  startFakeServer,
  transportFaults,
  trickle,
  type FakeServer,
} from '../http-fake.ts';
import { accountLinksV2 } from './account-links-v2.ts';
import {
  errorAnswer,
  errorAnswers,
  type AccountState,
  type BrokenConnection,
  type StripeFault,
} from './faults.ts';
import description from './openapi.json?raw';
import { playedAccounts, type PlayedAccount } from './played-accounts.ts';

export interface FakeStripe extends FakeServer {
  controls: {
    fault: StripeFault;
    accounts: Record<string, AccountState>;
    delayMs: number;
    /** What stands in an answer in place of its own parts; undefined leaves a part out. */
    changes: object;
  };
  /** What was asked, as `GET /v1/accounts/acct_1`, in order, with the time in milliseconds. */
  requests: { line: string; at: number; body: unknown }[];
  reset(): void;
}

interface MockAnswer {
  status: number;
  mock: Record<string, string>;
}

const openapi = JSON.parse(description) as Document;
openapi.paths = { ...openapi.paths, '/v2/core/account_links': accountLinksV2 as never };

/**
 * Plays Stripe's API from Stripe's own description: what is not described there, or not as described, is refused.
 *
 * @param usualPart the part of accounts whose name says nothing; left out, `controls` say how they stand
 */
export async function startFakeStripe(usualPart?: string): Promise<FakeStripe> {
  const play = playedAccounts(usualPart);
  const api = new OpenAPIBackend({ definition: openapi, quick: true, ajvOpts: { strict: false } });
  api.register('notFound', () => ({ ...errorAnswers['404'] }));
  api.register('validationFail', ({ validation }) =>
    errorAnswer(400, 'invalid_request_error', 'parameter_invalid', JSON.stringify(validation.errors)),
  );
  api.register('notImplemented', ({ operation, request }, played?: PlayedAccount) => {
    const params = request.params as Record<string, string>;
    const account = params.account ?? params.id ?? '';
    const example = account && (played?.state ?? state.controls.accounts[account] ?? 'not_submitted');
    const answer: MockAnswer = api.mockResponseForOperation(operation.operationId ?? '', {
      code: 200,
      ...(example && { example }),
    });
    const { status, mock } = answer;
    return { status, body: account ? { ...mock, id: account } : withFreshTime(mock) };
  });
  const hasKey = ({ request }: { request: { headers: Record<string, string | string[]> } }) =>
    String(request.headers.authorization).startsWith('Bearer sk_test_');
  api.registerSecurityHandler('bearerAuth', hasKey);
  api.registerSecurityHandler('basicAuth', () => false);
  api.register('unauthorizedHandler', () => ({ ...errorAnswers['401'] }));
  await api.init();

  const state = {
    controls: { fault: 'ok', accounts: {}, delayMs: 0, changes: {} } as FakeStripe['controls'],
    requests: [] as FakeStripe['requests'],
    reset() {
      Object.assign(state.controls, { fault: 'ok', accounts: {}, delayMs: 0, changes: {} });
      state.requests.length = 0;
    },
  };

  const server = await startFakeServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const body = parseBody(request, await readBody(request));
    keepLast(state.requests, { line: `${request.method} ${url.pathname}`, at: Date.now(), body });
    const account = request.method === 'GET' ? accountIn(url.pathname) : undefined;
    const played = account === undefined ? undefined : play(account);
    const { fault, delayMs } = { ...state.controls, ...played };
    if (delayMs > 0) await wait(delayMs);
    if (fault in transportFaults && !(fault in errorAnswers)) {
      return void transportFaults[fault as BrokenConnection](response);
    }
    const answer = errorAnswers[fault] ?? (await describe(request, url, body, played));
    const changed = { ...change(answer.body as object, fault), ...state.controls.changes };
    if (fault === 'trickle') return trickle(response, JSON.stringify(changed), 20_000);
    // A part is played once for each question: the SDK is told not to ask again by itself.
    if (played) response.setHeader('stripe-should-retry', 'false');
    response.setHeader('request-id', 'req_fake');
    sendJson(response, answer.status, changed);
  });

  async function describe(request: IncomingMessage, url: URL, body: unknown, played?: PlayedAccount) {
    const described = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: queryOf(url),
      headers: request.headers as Record<string, string>,
      body,
    };
    return (await api.handleRequest(described, played)) as { status: number; body: unknown };
  }

  return Object.assign(state, server);
}

/** The account that a question of either interface is about. */
function accountIn(path: string): string | undefined {
  const [, account] = /^\/v(?:1|2\/core)\/accounts\/([^/]+)$/.exec(path) ?? [];
  return account && decodeURIComponent(account);
}

/** The example of a link ended years ago: here it ends in five minutes, as Stripe's do. */
function withFreshTime(body: { expires_at?: number | string }): object {
  const end = new Date(Date.now() + 300_000);
  if (typeof body.expires_at === 'number') return { ...body, expires_at: Math.floor(end.getTime() / 1000) };
  return typeof body.expires_at === 'string' ? { ...body, expires_at: end.toISOString() } : body;
}

function change(body: object, fault: StripeFault): object {
  if (fault === 'other-account') return { ...body, id: 'acct_other' };
  if (fault === 'wrong-type')
    return { ...body, details_submitted: 'true', requirements: { entries: 'none' } };
  return body;
}

/** v1 sends forms, v2 JSON. */
function parseBody(request: IncomingMessage, text: string): unknown {
  if (text === '') return undefined;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
}

/** `include[0]=a&include[1]=b` as `{ include: ['a', 'b'] }`. */
function queryOf(url: URL): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [name, value] of url.searchParams) (lists[name.replace(/\[\d*\]$/, '')] ??= []).push(value);
  return lists;
}
