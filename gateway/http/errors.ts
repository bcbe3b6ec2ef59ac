import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#config/escape-html.ts';
import { writingOf } from '#config/languages.ts';
import type { SiteData } from '#config/site-data-schema.ts';
import { appViewOf, asksForAppView } from '../site/app-view.ts';
import { type MaybePromise, type SiteFile, textOf } from '../site/site-file.ts';
import { prefersHtml } from './negotiate.ts';
import { splitTarget } from './paths.ts';
import { type Refusal, refusalPage } from './refusal-page.ts';
import { ownPageSender } from './send-own-page.ts';

/** Answers what cannot be answered, in the words of the site. */
export interface ErrorReplies {
  /** A status and a plain sentence, as a page or as JSON, whichever the client asks for. */
  send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
  /** A page that says a sentence or two, and leads back to the page of ours that asked, or home. `message` is ours, never a client's. */
  sendPage(reply: FastifyReply, status: number, message: string): Promise<FastifyReply>;
  /** The same without the site's frame, and with what its reader has typed, so that none of it is lost where the form cannot be shown again. */
  sendBare(reply: FastifyReply, status: number, message: string, typed?: readonly string[]): FastifyReply;
  /** The answer to a thrown error. The cause of our own failures goes to the log, and nowhere else. */
  handle(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * Makes the error replies in one language.
 *
 * @param frame the published page that they are shown in; where there is none, or no place to make it, they are shown bare
 */
export function errorReplies(
  { language, texts, refusal: template }: Pick<SiteData, 'language' | 'texts' | 'refusal'>,
  frame: () => MaybePromise<SiteFile | undefined> = () => undefined,
  sendOwnPage = ownPageSender(),
): ErrorReplies {
  const messages: Record<number, string> = texts.statuses;

  async function send(request: FastifyRequest, reply: FastifyReply, status: number) {
    const message = messages[status] ?? STATUS_CODES[status] ?? 'Error';
    reply.code(status).header('cache-control', 'no-store');
    return prefersHtml(request.headers.accept) ? sendPage(reply, status, message) : reply.send({ message });
  }

  async function sendPage(reply: FastifyReply, status: number, message: string) {
    const { request } = reply;
    const refusal = refusalTo(request, message);
    reply.code(status).type('text/html; charset=utf-8');
    const file = await Promise.resolve(frame()).catch(() => undefined);
    const sent =
      file &&
      (await sendOwnPage(request, reply, () => {
        const page = refusalPage(textOf(file), template, refusal);
        if (page === undefined) return undefined;
        const { query } = splitTarget(pageBefore(request) ?? request.raw.url ?? '/');
        return { page: asksForAppView(query) ? appViewOf(page) : page, styles: file.styles };
      }).catch((err: unknown) => {
        // Hooks do not wait for a refusal, and what nobody catches ends the process.
        request.log.error({ err }, 'no page made for a refusal');
      }));
    return sent === 'sent' ? reply : sendBare(reply, status, message);
  }

  function sendBare(reply: FastifyReply, status: number, message: string, typed: readonly string[] = []) {
    reply.code(status).type('text/html; charset=utf-8');
    return reply.send(barePage(language, refusalTo(reply.request, message), typed));
  }

  function refusalTo(request: FastifyRequest, message: string): Refusal {
    const from = pageBefore(request);
    return { message, href: from ?? '/', label: from ? texts.back : texts.home };
  }

  async function handle(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      request.log.info({ code: error.code, status }, 'request refused');
      return send(request, reply, status);
    }
    request.log.error({ err: error }, 'request failed');
    return send(request, reply, 500);
  }

  return { send, sendPage, sendBare, handle };
}

const barePage = (language: string, { message, href, label }: Refusal, typed: readonly string[]) =>
  `<!doctype html><html lang="${language}"${writingOf(language).direction === 'rtl' ? ' dir="rtl"' : ''}><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${message}</title>
<main><h1>${message}</h1>${typed.map(quoted).join('')}<p><a href="${escapeHtml(href)}">${label}</a></p></main></html>\n`;

const quoted = (text: string) =>
  `<blockquote dir="auto">${escapeHtml(text).replaceAll(/\r?\n/g, '<br>')}</blockquote>`;

/** The page of ours that asked, as the apps show it where they do; none where somebody came by a link or an address. */
export function pageBefore({ headers: { referer = '' }, host, method }: FastifyRequest): string | undefined {
  if (method === 'GET' || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  // An address that begins like a host would lead to that.
  return page.host === host && !page.pathname.startsWith('//') ? page.pathname + page.search : undefined;
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
