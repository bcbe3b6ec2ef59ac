import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey } from './tokens.ts';

/** What `TOKEN_KEYS` must be; completes "TOKEN_KEYS must be …". */
const accepted = 'one or two name:secret pairs, newest first, each secret 32 bytes or more in base64';

/** Reads `2026b:c2Vjc…,2026a:b3Ro…`: the first key signs, both verify. */
export const tokenKeys = z
  .string()
  .transform((text) => text.split(',').map(readKey))
  .refine((keys) => keys.length <= 2 && keys.every(({ id, secret }) => id !== '' && secret.length >= 32), {
    error: accepted,
  })
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, { error: accepted })
  .transform((keys) => keys as [SigningKey, ...SigningKey[]]);

function readKey(text: string): SigningKey {
  const [id = '', secret = ''] = text.trim().split(':');
  return { id: /^[\w-]{1,32}$/.test(id) ? id : '', secret: Buffer.from(secret, 'base64') };
}

/** A key for one run: links end with the process, which is what a developer's machine needs. */
export function ephemeralKey(): [SigningKey] {
  return [{ id: 'ephemeral', secret: randomBytes(32) }];
}
