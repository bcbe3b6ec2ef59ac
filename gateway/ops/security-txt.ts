import type { FastifyInstance } from 'fastify';

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60_000;
const validDays = 30;

export interface SecurityTextOptions {
  /** Where people write who have found a weakness: an e-mail address. */
  contact: string;
  /** The language they are answered in. */
  language: string;
  /** Where the site is reached, without a slash at the end. */
  siteUrl?: string | undefined;
}

/**
 * `security.txt` (RFC 9116) as it is true on this day: it ends thirty days on, so that a copy somebody keeps gets old, and the
 * one that is served never does.
 */
export function securityText({ contact, language, siteUrl }: SecurityTextOptions, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    ...(siteUrl ? [`Canonical: ${siteUrl}${path}`] : []),
    '',
  ].join('\n');
}

/** `GET /.well-known/security.txt`. */
export async function securityTextRoute(app: FastifyInstance, options: SecurityTextOptions) {
  app.get(path, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(options, new Date())),
  );
}
