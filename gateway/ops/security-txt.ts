import type { FastifyInstance } from 'fastify';
import { dayMs } from '../day.ts';
import type { Shared } from '../shared.ts';

/** Where people look for it. */
export const securityTextPath = '/.well-known/security.txt';

export interface SecurityTextOptions extends Pick<Shared, 'language' | 'siteUrl'> {
  /** Where people write who have found a weakness: an e-mail address. */
  contact: string;
  /** How many days it is true for: a month, since it is written anew for whoever asks. */
  validDays?: number;
}

/**
 * `security.txt` (RFC 9116) as it is true on this day: it ends thirty days on, so that a copy somebody keeps gets old, and the
 * one that is served never does.
 */
export function securityText(options: SecurityTextOptions, now: Date): string {
  const { contact, language, siteUrl, validDays = 30 } = options;
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    ...(siteUrl ? [`Canonical: ${siteUrl}${securityTextPath}`] : []),
    '',
  ].join('\n');
}

/** `GET /.well-known/security.txt`. */
export async function securityTextRoute(app: FastifyInstance, options: SecurityTextOptions) {
  app.get(securityTextPath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(options, new Date())),
  );
}
