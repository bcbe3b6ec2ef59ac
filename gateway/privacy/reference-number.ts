import { randomInt } from 'node:crypto';

/** Crockford's: no letter that is taken for a digit, and no U, so that no number is a rude word. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/**
 * What stands on the page after somebody has sent something, such as `7K3M-9QXT-2VPH`: who has it may have it erased. 60 random
 * bits: nobody finds one by trying.
 */
export function newReferenceNumber(): string {
  const group = () => Array.from({ length: groupLength }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A reference number as somebody has written it down, or undefined where it can be none. */
export function readReferenceNumber(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== groups * groupLength || [...plain].some((sign) => !signs.includes(sign)))
    return undefined;
  return plain.match(/.{4}/g)!.join('-');
}
