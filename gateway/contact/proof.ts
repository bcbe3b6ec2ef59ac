import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import type { Store } from '../store/store.ts';

/** A phone of the lower kind needs a few seconds, a desktop less than one. */
const work = { cost: 5000, counterFrom: 40, counterTo: 120 };
/** A proof is good for this long: longer than the slowest phone needs. */
const goodForMs = 10 * 60 * 1000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(work.cost),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int().min(0).max(100_000), derivedKey: z.string().max(128) }),
});

/**
 * What a browser has to reckon before a doubtful message is taken: costs a person a second, and a program its profit.
 *
 * @param key secret; the same in all instances
 */
export function proofs(key: Buffer, store: Store) {
  const secrets = {
    hmacSignatureSecret: key.toString('base64url'),
    hmacKeySignatureSecret: `key ${key.toString('base64url')}`,
  };
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.counterFrom, work.counterTo),
        deriveKey,
        expiresAt: new Date(Date.now() + goodForMs),
        ...secrets,
      }),
    /** Whether a field of the form proves the work. Each proof is good once. */
    async isGood(field: string | undefined): Promise<boolean> {
      const given = payload.safeParse(parseJson(field ?? ''));
      if (!given.success) return false;
      const { challenge, solution } = given.data;
      try {
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
        return verified && (await store.count(`contact-proof:${challenge.signature}`, goodForMs)).count === 1;
      } catch {
        // Digits that are none.
        return false;
      }
    },
  };
}
