import { randomBytes } from 'node:crypto';

/** Crockford's: no letter that is taken for a digit, and no U, so that no number is a rude word. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 4;

/**
 * What stands on the page after somebody has sent something, such as `7K3M-9QXT-2VPH`: who has it may have it erased. 60 random
 * bits: nobody finds one by trying.
 */
export const newReferenceNumber = (): string => referenceNumberOf(randomBytes(8));

const inGroups = (plain: string) => plain.match(/.{4}/g)!.join('-');

/**
 * The reference number that follows from a secret hash of at least eight bytes: the same for the same, whoever makes it.
 *
 * @throws RangeError for a shorter one
 */
export function referenceNumberOf(hash: Buffer): string {
  const bits = hash.readBigUInt64BE();
  const all = Array.from(
    { length: groups * groupLength },
    (_, at) => signs[Number((bits >> BigInt(5 * at)) & 31n)],
  );
  return inGroups(all.join(''));
}

/** A reference number as somebody has written it down, or undefined where it can be none. */
export function readReferenceNumber(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== groups * groupLength || [...plain].some((sign) => !signs.includes(sign)))
    return undefined;
  return inGroups(plain);
}
