/** What a setting may be. Each `error` text completes the sentence "NAME must be …". */
import { isIP } from 'node:net';
import { z } from 'zod';

/** A setting that is one whole number; the text completes "PORT must be …". */
export function wholeNumber(min: number, max: number) {
  const accepted = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: accepted,
    })
    .transform(Number);
}

/** A setting that is one word of a list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')}` });
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= maxBits))
  );
}

export const trustProxy = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((part) => part.trim())))
  .refine((proxies) => proxies.every(isAddressOrRange), {
    error:
      'off, or addresses and ranges such as 10.0.0.0/8, 192.0.2.7; not all there are: anybody could say who they are',
  })
  .transform((proxies) => (proxies.length > 0 ? proxies : false));

/** An address would be read without the blanks around it, and elsewhere perhaps with them. The text completes "SITE_URL must be …". */
const withoutBlanks = (accepted: string) =>
  z.string().regex(/^\S*$/, { error: `${accepted}, without blanks and line ends`, abort: true });

/** What a list has between its parts, left where one was cut out of it: it would count as a part of the host's name. */
const endsAlone = (address: string) => !/[,;]$/.test(address) && !/[,;]/.test(new URL(address).hostname);

const originAccepted = 'an address such as https://www.example.com';
export const origin = withoutBlanks(originAccepted)
  .pipe(z.url({ protocol: /^https?$/, error: `${originAccepted}, without a path`, abort: true }))
  .refine(endsAlone, { error: `${originAccepted}, without a comma or semicolon behind it`, abort: true })
  .refine((text) => new URL(text).pathname === '/' && !/[?#]/.test(text), {
    error: `${originAccepted}, without a path`,
    abort: true,
  })
  .transform((text) => new URL(text).origin);

/** A setting that is the address of another program, with what lets us in; the example completes "an address such as …". */
export function addressOf(protocol: RegExp, example: string) {
  const accepted = `an address such as ${example}`;
  return withoutBlanks(accepted)
    .pipe(z.url({ protocol, error: accepted, abort: true }))
    .refine(endsAlone, {
      error: `${accepted}, without a comma or semicolon behind it or the name of its host`,
      abort: true,
    })
    .refine(canBeDecoded, {
      error: `${accepted}, in whose user, password and name each % is written as %25`,
      abort: true,
    });
}

/** Whoever reads the address later decodes these parts, and a password may have a % of its own. */
function canBeDecoded(address: string): boolean {
  const { username, password, pathname } = new URL(address);
  try {
    return [username, password, pathname].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

/** Redis has numbers for names: another one would be sent as "NaN", and its refusal ends the process that serves. */
export function namesNumberedDatabase(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return /^(?:\/(?:\d{1,3})?)?$/.test(pathname) && /^\d{1,3}$/.test(searchParams.get('db') ?? '0');
}

export const mailAddress = z.string().regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, { error: 'an e-mail address' });
