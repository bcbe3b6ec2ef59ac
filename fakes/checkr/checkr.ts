import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  readBody,
  startFakeServer,
  transportFaults,
  trickle,
  type FakeServer,
  type TransportFault,
} from '../http-fake.ts';

/** How Checkr behaves from now on; `ok` again ends a fault. */
export interface CheckrControls {
  /** The definitions script: `nothing` loads and defines nothing, `silent` renders nothing, `throws` fails rendering. */
  script: 'ok' | 'nothing' | 'silent' | 'throws' | 'slow' | TransportFault;
  /** The session tokens: JSON refusals by status, `malformed` JSON without a token, `trickle` over 20 s. */
  token: 'ok' | '401' | '403' | '429' | 'malformed' | 'trickle' | TransportFault;
}

/** A request that reached the token endpoint. */
export interface TokenRequest {
  authorization: string | undefined;
  body: unknown;
}

export interface FakeCheckr extends FakeServer {
  controls: CheckrControls;
  tokenRequests: TokenRequest[];
  scriptRequests: number;
  /** Ends every fault and forgets what was asked. */
  reset(): void;
}

const script = readFileSync(
  join(import.meta.dirname, '../../gateway/consent/checkr-embed-definitions.js'),
  'utf8',
);

const render = (body: string) =>
  `window.CheckrEmbedDefinitions = { DisclosureConsent: () => ({ render() { ${body} } }) };`;

const scripts: Partial<Record<CheckrControls['script'], string>> = {
  ok: script,
  slow: script,
  nothing: '',
  silent: render(''),
  throws: render("throw new Error('The embed fails while rendering')"),
};

const refusals: Partial<Record<CheckrControls['token'], { status: number; body: object }>> = {
  '401': { status: 401, body: { error: 'Bad authentication error' } },
  '403': { status: 403, body: { error: 'Forbidden' } },
  '429': { status: 429, body: { error: 'Rate limit exceeded' } },
  malformed: { status: 201, body: { session: 'no token here' } },
};

/**
 * Plays Checkr's two servers, the one the embed is loaded from and the API, at one address. Its script is the sandbox's
 * own, so that what journeys see is what the demonstration shows. It does not check what a report holds.
 */
export async function startFakeCheckr(): Promise<FakeCheckr> {
  const state = {
    controls: { script: 'ok', token: 'ok' } as CheckrControls,
    tokenRequests: [] as TokenRequest[],
    scriptRequests: 0,
    reset() {
      state.controls.script = 'ok';
      state.controls.token = 'ok';
      state.tokenRequests.length = 0;
      state.scriptRequests = 0;
    },
  };

  const server = await startFakeServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    if (pathname === '/lib/checkr-embed-definitions.js') {
      state.scriptRequests += 1;
      return sendScript(response, state.controls.script);
    }
    if (pathname === '/v1/web_sdk/session_tokens' && request.method === 'POST') {
      return sendToken(request, response);
    }
    transportFaults['404'](response);
  });

  async function sendToken(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    state.tokenRequests.push({
      authorization: request.headers.authorization,
      body: JSON.parse(body) as unknown,
    });
    const mode = state.controls.token;
    const answer = JSON.stringify({ token: `checkr-session-${randomUUID()}` });
    if (mode in transportFaults) return void transportFaults[mode as TransportFault](response);
    if (mode === 'trickle') return trickle(response, answer, 20_000);
    const refusal = refusals[mode];
    response
      .writeHead(refusal?.status ?? 201, { 'content-type': 'application/json' })
      .end(refusal ? JSON.stringify(refusal.body) : answer);
  }

  return Object.assign(state, server);
}

function sendScript(response: ServerResponse, mode: CheckrControls['script']) {
  if (mode in transportFaults) return void transportFaults[mode as TransportFault](response);
  const send = () =>
    response
      .writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      .end(scripts[mode]);
  if (mode === 'slow') setTimeout(send, 3000);
  else send();
}
