import { createSecretKey, randomUUID, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';

/** What a token is good for; a token of one purpose is refused for every other. */
export type Purpose =
  | 'payout-status'
  | 'payout-refresh'
  | 'consent'
  | 'feedback'
  | 'contact-form'
  | 'contact-sent';

/** A signing key with the name that tokens carry. */
export interface SigningKey {
  id: string;
  secret: Buffer;
}

/** What a valid token says: `id` names the token, `subject` whom it is for. */
export interface Grant {
  id: string;
  subject: string;
  /** From its making to its end: the same at every reading. */
  ttlMs: number;
  /** How long it still is good for. */
  leftMs: number;
  /** What it was made for beside the subject, where its maker said so. */
  about?: string | undefined;
}

export interface Tokens {
  /** `about` says more of what it is for; whoever has the token can read it. */
  mint(purpose: Purpose, subject: string, ttlMs: number, about?: string): Promise<string>;
  /** The token's grant, or a word for the log on why there is none. */
  read(purpose: Purpose, token: unknown): Promise<Grant | Refusal>;
}

export interface Refusal {
  refused: string;
}

const audience = 'gateway';
const maxLength = 1024;

/**
 * Signed, expiring tokens (JWS, HS256) that go into addresses. The first key signs; all of them verify, so that links made
 * with the former key still work after it is replaced.
 */
export function createTokens(keys: [SigningKey, ...SigningKey[]]): Tokens {
  const byId = new Map(keys.map(({ id, secret }) => [id, createSecretKey(secret)]));
  const [{ id: kid }] = keys;

  const findKey = ({ kid: name }: { kid?: string }): KeyObject => {
    const key = byId.get(name ?? '');
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };

  return {
    mint: (purpose, subject, ttlMs, about) =>
      new SignJWT({ purpose, about })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setSubject(subject)
        .setAudience(audience)
        .setJti(randomUUID())
        // To the millisecond: by its age a form is known that a program sends at once.
        .setIssuedAt(Date.now() / 1000)
        .setExpirationTime(new Date(Date.now() + ttlMs))
        .sign(findKey({ kid })),

    async read(purpose, token) {
      if (typeof token !== 'string' || token === '') return { refused: 'missing' };
      if (token.length > maxLength) return { refused: 'too long' };
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: ['HS256'],
          audience,
          requiredClaims: ['sub', 'jti', 'exp', 'iat'],
        });
        if (payload.purpose !== purpose) return { refused: 'for another purpose' };
        const { jti = '', sub = '', exp = 0, iat = 0, about } = payload;
        const leftMs = exp * 1000 - Date.now();
        return {
          id: jti,
          subject: sub,
          // Whole: Redis takes no part of a millisecond.
          ttlMs: Math.round((exp - iat) * 1000),
          leftMs,
          about: typeof about === 'string' ? about : undefined,
        };
      } catch (error) {
        return { refused: error instanceof errors.JOSEError ? error.code : 'unreadable' };
      }
    },
  };
}
