import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteData } from '#config/site-data-schema.ts';
import { escapeHtml } from './escape-html.ts';
import { prefersHtml } from './negotiate.ts';

/** Answers what cannot be answered, in the words of the site. */
export interface ErrorReplies {
  /** A status and a plain sentence, as a small page or as JSON, whichever the client asks for. */
  send(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
  /** A small page that says one sentence and leads back to the page of ours that asked, or home. `message` is ours, never a client's. */
  sendPage(reply: FastifyReply, status: number, message: string): FastifyReply;
  /** The answer to a thrown error. The cause of our own failures goes to the log, and nowhere else. */
  handle(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Makes the error replies in one language. */
export function errorReplies({ language, texts }: Pick<SiteData, 'language' | 'texts'>): ErrorReplies {
  const messages: Record<number, string> = texts.statuses;

  function send(request: FastifyRequest, reply: FastifyReply, status: number) {
    const message = messages[status] ?? STATUS_CODES[status] ?? 'Error';
    reply.code(status).header('cache-control', 'no-store').header('vary', 'Accept');
    return prefersHtml(request.headers.accept) ? sendPage(reply, status, message) : reply.send({ message });
  }

  function sendPage(reply: FastifyReply, status: number, message: string) {
    const from = pageBefore(reply.request);
    const way = `<a href="${escapeHtml(from ?? '/')}">${from ? texts.back : texts.home}</a>`;
    const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${message}</title>
<main><h1>${message}</h1><p>${way}</p></main></html>\n`;
    return reply.code(status).type('text/html; charset=utf-8').send(page);
  }

  function handle(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      request.log.info({ code: error.code, status }, 'request refused');
      return send(request, reply, status);
    }
    request.log.error({ err: error }, 'request failed');
    return send(request, reply, 500);
  }

  return { send, sendPage, handle };
}

/** The page of ours that asked, as the apps show it where they do; none where somebody came by a link or an address. */
export function pageBefore({ headers: { referer = '' }, host, method }: FastifyRequest): string | undefined {
  if (method === 'GET' || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page.pathname + page.search : undefined;
}

const unreadStatus: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers bytes that are not a readable HTTP request, where there is no request to reply to.
 *
 * @param headers those of every answer
 * @param tell hears of each: the status, the parser's own name of what is wrong, and the name that the answer bears
 */
export function refuseConnection(
  headers: Readonly<Record<string, string>>,
  tell: (status: number, code: string, reqId: string) => void,
) {
  const constant = Object.entries({
    ...headers,
    // Nothing is in it, and of a request that nobody could read no page is shown.
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': '0',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { code = '' } = error;
    const status = unreadStatus[code] ?? 400;
    const reqId = randomUUID();
    tell(status, code, reqId);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${constant.join('')}x-request-id: ${reqId}\r\n\r\n`,
    );
  };
}
