import { type Answer, badInput, type Checked, fail, ok } from './decision.ts';
import { checkText } from './checks.ts';

/** The account fields that are verified by a one-time code, how it comes, and whether they change later. Spec 1, 5. */
export const verifiedContacts = {
  email: { label: 'Email', codeBy: 'email', editable: false, source: 'spec 5' },
  mobileNumber: { label: 'Mobile number', codeBy: 'SMS', editable: true, source: 'spec 5' },
} as const;

export type VerifiedContact = keyof typeof verifiedContacts;

/**
 * Whether an account's email or mobile number can be changed: the email never, the mobile number with a one-time
 * code by SMS. Spec 1, 5.
 */
export function contactChange(
  contact: VerifiedContact,
): Answer<
  'fixed' | 'changeable',
  { readonly code: 'cannotChange' } | { readonly code: 'codeSent'; readonly by: string }
> {
  if (!Object.hasOwn(verifiedContacts, contact)) {
    return badInput([
      { field: 'contact', code: 'notAChoice', message: 'contact must be email or mobileNumber.' },
    ]);
  }
  return contact === 'email'
    ? { outcome: 'fixed', reason: { code: 'cannotChange' }, rule: 'email' }
    : {
        outcome: 'changeable',
        reason: { code: 'codeSent', by: verifiedContacts[contact].codeBy },
        rule: 'mobileNumber',
      };
}

/**
 * What the HTML standard takes for a valid email, with a dot in the domain: the one-time code proves the rest.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An email, trimmed. Errors name `field`: `required`, `tooLong` (254), `notAnEmail`. Spec 5. */
export function validateEmail(text: string, field = 'email'): Checked<string> {
  const email = text.trim();
  const missing = checkText(field, 'email', email, 254);
  if (missing) return fail([missing]);
  return EMAIL.test(email)
    ? ok(email)
    : fail([{ field, code: 'notAnEmail', message: 'Enter an email such as name@example.com.' }]);
}

/**
 * An EIN, the US tax ID of a company: nine digits, written 12-3456789 or 123456789; the value is written with the
 * hyphen. Errors name `field`: `required`, `notAnEin`. Spec 1, 5.
 */
export function validateEin(text: string, field = 'ein'): Checked<string> {
  const ein = text.trim();
  const missing = checkText(field, 'EIN', ein);
  if (missing) return fail([missing]);
  const [, prefix, rest] = /^(\d{2})-?(\d{7})$/.exec(ein) ?? [];
  return prefix !== undefined && rest !== undefined
    ? ok(`${prefix}-${rest}`)
    : fail([{ field, code: 'notAnEin', message: 'Enter an EIN of nine digits, such as 12-3456789.' }]);
}

/**
 * The form of a phone number: + country code, then the number, 7 to 15 digits in all (E.164), with blanks, hyphens,
 * dots or parentheses between. The value is + and digits: "+1 770 777 7777" is "+17707777777".
 * `phone.ts` also knows the countries. Errors name `field`: `required`, `notAPhone`. Spec 1, 5.
 */
export function validatePhoneForm(text: string, field = 'phone'): Checked<string> {
  const phone = text.trim();
  const missing = checkText(field, 'phone number', phone);
  if (missing) return fail([missing]);
  const digits = phone.replace(/\D/g, '');
  return /^\+[1-9][\d ().-]*$/.test(phone) && digits.length >= 7 && digits.length <= 15
    ? ok(`+${digits}`)
    : fail([{ field, code: 'notAPhone', message: PHONE_HINT }]);
}

/** What to say about a phone number that is not one. */
export const PHONE_HINT = 'Enter + and the country code, then the number, such as +1 770 777 7777.';
