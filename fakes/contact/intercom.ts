import {
  type FakeServer,
  keepLast,
  readBody,
  sendJson,
  startFakeServer,
  transportFaults,
  type TransportFault,
} from '../http-fake.ts';

export interface FakeIntercom extends FakeServer {
  controls: { outcome: 'ok' | '401' | 'malformed' | TransportFault };
  /** The addresses of the contacts there are. */
  contacts: string[];
  conversations: { email: string; body: string }[];
}

interface Asked {
  query?: { field: string; operator: string; value: string };
  role?: string;
  email?: string;
  from?: { type: string; id: string };
  body?: string;
}

/** Plays contacts and conversations of Intercom's API, as far as the gateway uses them. Searches find at once. */
export async function startFakeIntercom(): Promise<FakeIntercom> {
  const controls = { outcome: 'ok' as FakeIntercom['controls']['outcome'] };
  const contacts: string[] = [];
  const conversations: { email: string; body: string }[] = [];
  const server = await startFakeServer(async (request, response) => {
    const send = (status: number, body: object) => sendJson(response, status, body);
    const asked = JSON.parse(await readBody(request)) as Asked;
    const { outcome } = controls;
    const { authorization, 'intercom-version': version } = request.headers;
    if (outcome === '401' || authorization !== 'Bearer intercom-token-of-the-tests' || !version)
      return void send(401, { type: 'error.list' });
    if (outcome === 'malformed') return void send(200, {});
    if (outcome !== 'ok') return void transportFaults[outcome](response);
    if (request.url === '/contacts/search') {
      const at = contacts.indexOf(asked.query?.value ?? '');
      return void send(200, { type: 'list', data: at < 0 ? [] : [{ type: 'contact', id: `c${at}` }] });
    }
    if (request.url === '/contacts' && asked.role === 'lead' && asked.email) {
      keepLast(contacts, asked.email);
      return void send(200, { type: 'contact', id: `c${contacts.length - 1}` });
    }
    const email = contacts[Number(asked.from?.id.slice(1))];
    if (request.url === '/conversations' && asked.from?.type === 'contact' && email && asked.body) {
      keepLast(conversations, { email, body: asked.body });
      return void send(200, { type: 'user_message', conversation_id: String(conversations.length) });
    }
    send(400, { type: 'error.list' });
  });
  return { ...server, controls, contacts, conversations };
}
