import type { FastifyReply } from 'fastify';

/** Leads on to where a page is, until it has moved again: without a word on it, a 308 might be kept for ever (RFC 9110 15.4.9). */
export const redirectForAnHour = (reply: FastifyReply, location: string): FastifyReply =>
  reply.header('cache-control', 'public, max-age=3600').redirect(location, 308);
