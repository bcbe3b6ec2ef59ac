import { hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SigningKey } from './tokens.ts';

/** What `TOKEN_KEYS` must be; completes "TOKEN_KEYS must be …". */
const accepted =
  'one or two name:secret pairs, newest first, each secret 32 random bytes or more in base64: TOKEN_KEYS="2026a:$(openssl rand -base64 32)" makes one';

/**
 * How many different bytes a secret must have. It catches what somebody typed to be done with it, not a clever bad choice:
 * 32 random bytes have 30 on average, 24 random hexadecimal digits have 13, and fewer than this once in 10,000 or rarer.
 */
const minDistinct = { bytes: 16, characters: 8 };

/** What people type who will change it later: words, runs of the keyboard, and one piece again and again. */
const typed = /password|passw0rd|secret|change.?me|example|qwert|abcdefg|^(.{1,12})\1+.{0,11}$/i;

const distinctIn = (secret: Iterable<unknown>) => new Set(secret).size;

/** What stands where a key is to come, behind what all keys of the kind begin with. */
const placeholder =
  /change.?me|replace.?me|place.?holder|your[-_ ]?(?:own|api|key|secret|token)|[<>…]|\.{3}|\*{3}|x{6}|^(?:x+|todo|tbd|(.)\1{3,})$/i;

/** A key that another company has given us; the text completes "CHECKR_API_KEY must be …". */
export const keyOf = (pattern: RegExp, accepted: string) =>
  z
    .string()
    .regex(pattern, { error: accepted, abort: true })
    .refine((text) => !text.split(/,\s*/).some(isPlaceholder), {
      error: `${accepted}: what is set stands in for one that is to come, so put the real one in its place`,
    });

const isPlaceholder = (key: string) => placeholder.test(key.replace(/^(?:[sr]k_(?:live|test)|whsec)_/, ''));

/** A secret that is shown as text, such as `SERVICE_KEY`. */
export const secretText = z
  .string()
  .refine(
    (text) =>
      /^\S{24,}$/.test(text) &&
      distinctIn(text) >= minDistinct.characters &&
      !typed.test(text) &&
      !isPlaceholder(text),
    {
      error: 'at least 24 random characters without spaces: openssl rand -hex 32 makes some',
    },
  );

/** Reads `2026b:c2Vjc…,2026a:b3Ro…`: the first key signs, both verify. */
export const tokenKeys = z
  .string()
  .transform((text) => text.split(',').map(readKey))
  .refine(areGoodKeys, { error: accepted })
  .transform((keys) => keys as [SigningKey, ...SigningKey[]]);

function areGoodKeys(keys: SigningKey[]): boolean {
  const isGood = ({ id, secret }: SigningKey) =>
    id !== '' && secret.length >= 32 && distinctIn(secret) >= minDistinct.bytes;
  return keys.length <= 2 && keys.every(isGood) && distinctIn(keys.map(({ id }) => id)) === keys.length;
}

function readKey(text: string): SigningKey {
  const [id = '', secret = ''] = text.trim().split(':');
  return { id: /^[\w-]{1,32}$/.test(id) ? id : '', secret: Buffer.from(secret, 'base64') };
}

/**
 * A key that follows from the one that signs: the same in all instances, and of no use for signing. Marks of clients are made
 * with one, and with another what stands for wordings of searches: who reads the database without it finds none by trying.
 */
export const keyFrom = (
  [{ secret }]: [SigningKey, ...SigningKey[]],
  purpose: 'client-mark' | 'search-wording',
): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** A key for one run: links end with the process, which is what a developer's machine needs. */
export function ephemeralKey(): [SigningKey] {
  return [{ id: 'ephemeral', secret: randomBytes(32) }];
}
