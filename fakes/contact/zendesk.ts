import {
  type FakeServer,
  keepLast,
  readBody,
  sendJson,
  startFakeServer,
  transportFaults,
  type TransportFault,
} from '../http-fake.ts';

/** What Zendesk is given for a ticket. */
export interface GivenTicket {
  subject: string;
  comment: { body: string };
  requester: { name: string; email: string };
  external_id: string;
  tags: string[];
}

export interface FakeZendesk extends FakeServer {
  controls: { outcome: 'ok' | '401' | '422' | 'malformed' | TransportFault };
  /** The tickets there are. The same idempotency key makes one. */
  tickets: GivenTicket[];
}

const agent = 'agent@example.com/token:zendesk-token-of-the-tests';

/** Plays the making of tickets in Zendesk's API. It checks no fields beyond those that the gateway sends. */
export async function startFakeZendesk(): Promise<FakeZendesk> {
  const controls = { outcome: 'ok' as FakeZendesk['controls']['outcome'] };
  const tickets: GivenTicket[] = [];
  const known = new Map<string, number>();
  const server = await startFakeServer(async (request, response) => {
    const send = (status: number, body: object) => sendJson(response, status, body);
    const { outcome } = controls;
    const { ticket } = JSON.parse(await readBody(request)) as { ticket: GivenTicket };
    if (request.url !== '/api/v2/tickets.json') return void transportFaults['404'](response);
    const authorization = `Basic ${Buffer.from(agent).toString('base64')}`;
    if (outcome === '401' || request.headers.authorization !== authorization)
      return void send(401, { error: "Couldn't authenticate you" });
    if (outcome === '422') return void send(422, { error: 'RecordInvalid' });
    if (outcome === 'malformed') return void send(201, { ticket: 'none' });
    if (outcome !== 'ok') return void transportFaults[outcome](response);
    const key = String(request.headers['idempotency-key']);
    if (!known.has(key)) {
      known.set(key, known.size + 1);
      keepLast(tickets, ticket);
    }
    send(201, { ticket: { id: known.get(key) } });
  });
  return { ...server, controls, tickets };
}
