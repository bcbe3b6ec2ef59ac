import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { prefersHtml } from './negotiate.ts';

const messages: Record<number, string> = {
  400: 'This address or request is not valid.',
  404: 'There is nothing at this address.',
  405: 'This address cannot be used in this way.',
  413: 'The request is too large.',
  415: 'This kind of content is not accepted here.',
  429: 'Too many requests. Please wait a moment and try again.',
  500: 'Something went wrong on our side. Please try again.',
};

/** Answers with a status and a plain sentence, as a small page or as JSON, whichever the client asks for. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
  const message = messages[status] ?? STATUS_CODES[status] ?? 'Error';
  reply.code(status).header('cache-control', 'no-store').header('vary', 'Accept');
  if (!prefersHtml(request.headers.accept)) return reply.send({ message });
  return problemPage(reply, status, message);
}

/** Answers with a small page that says one sentence and leads home. `message` is ours, never a client's. */
export function problemPage(reply: FastifyReply, status: number, message: string) {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${message}</title>
<h1>${message}</h1><p><a href="/">Go to the home page</a></p></html>\n`;
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

/** Turns a thrown error into an answer. The cause of our own failures goes to the log, and nowhere else. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    request.log.info({ code: error.code, status }, 'request refused');
    return sendError(request, reply, status);
  }
  request.log.error({ err: error }, 'request failed');
  return sendError(request, reply, 500);
}

/** Answers bytes that are not a readable HTTP request, where there is no request to reply to. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Security-Policy: default-src 'none'\r\n\r\n`,
  );
}
