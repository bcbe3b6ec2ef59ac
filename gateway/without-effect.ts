import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { editDistance } from '#search/spelling.ts';
import { type Env, settings } from './env.ts';

const known = Object.keys(settings.shape);

/**
 * What is set and has no effect, a sentence each: misspelt names, and settings that only count beside another, or lack one. The start
 * goes on with the defaults, and nobody would know.
 */
export function withoutEffect(variables: Record<string, string | undefined>, env: Env): string[] {
  return [...misspelt(variables), ...lonely.filter(([, is]) => is(env)).map(([sentence]) => sentence)];
}

/**
 * The names that are one or two letters from a setting's, a sentence each.
 *
 * @param variables the process environment, of which no value is told
 */
export function misspelt(variables: Record<string, string | undefined>): string[] {
  const names = Object.keys(variables).filter((name) => variables[name] && !known.includes(name));
  return names.flatMap((name) => {
    const meant = nearestOf(name);
    return meant ? [`${name} is no setting and has no effect: ${meant} is one.`] : [];
  });
}

/**
 * The setting that is a slip away. A short name has neighbors that mean something else: POST is no slip for HOST, and SMTP_URL none for
 * SITE_URL. Nor is a number at the end one: a platform counts its ports as PORT0 and PORT1.
 */
function nearestOf(name: string): string | undefined {
  if (name.length < 5 || known.includes(name.replace(/\d+$/, ''))) return undefined;
  const distance = (setting: string) => editDistance(name.toUpperCase(), setting, 2);
  const [nearest = ''] = [...known].sort((a, b) => distance(a) - distance(b));
  return distance(nearest) <= (nearest.length < 9 ? 1 : 2) ? nearest : undefined;
}

const lonely: [sentence: string, is: (env: Env) => boolean][] = [
  [
    'DATABASE_FILE has no effect beside DATABASE_URL, the Postgres that keeps what people send: leave out one of both.',
    (env) => Boolean(env.DATABASE_FILE && env.DATABASE_URL),
  ],
  [
    'CONTACT_FROM has no effect without CONTACT_SMTP_URL: no mail is sent.',
    (env) => Boolean(env.CONTACT_FROM && !env.CONTACT_SMTP_URL && !env.DIGEST_TO),
  ],
  [
    'DIGEST_FROM and DIGEST_SMTP_URL have no effect without DIGEST_TO: nobody gets that mail.',
    (env) => Boolean((env.DIGEST_FROM ?? env.DIGEST_SMTP_URL) && !env.DIGEST_TO),
  ],
  [
    'INCIDENT_FILE is in a folder that is not there: nothing is told until it is.',
    ({ INCIDENT_FILE }) => INCIDENT_FILE !== undefined && !existsSync(dirname(INCIDENT_FILE)),
  ],
  [
    'TRUST_PROXY is off, and HOST lets nobody in but this machine: if the public comes through a proxy, all its clients share one allowance. Name the proxy: TRUST_PROXY=127.0.0.1,::1 is one on this machine.',
    ({ NODE_ENV, HOST, TRUST_PROXY }) =>
      NODE_ENV === 'production' && /^(?:127\.|::1$|localhost$)/.test(HOST) && !TRUST_PROXY,
  ],
];
