import { type Answer, badInput } from './decision.ts';
import { type Checked, fail, ok } from './validation.ts';
import { fields, keysOf, nameOf, oneOf, read, words } from './input.ts';

/** The account fields that are verified by a one-time code, how it comes, and whether they change later. Spec 1, 5. */
export const verifiedContacts = {
  email: { codeBy: 'email', editable: false, source: 'spec 5' },
  mobileNumber: { codeBy: 'SMS', editable: true, source: 'spec 5' },
} as const;

export type VerifiedContact = keyof typeof verifiedContacts;

const contactSchema = fields({ contact: oneOf(keysOf(verifiedContacts)) });

/**
 * Whether an account's email or mobile number can be changed: the email never, the mobile number with a one-time
 * code by SMS. Errors: `contact`. Spec 1, 5.
 */
export function contactChange(
  contact: VerifiedContact,
): Answer<
  'fixed' | 'changeable',
  { readonly code: 'cannotChange' } | { readonly code: 'codeSent'; readonly by: string }
> {
  const input = read(contactSchema, { contact });
  if (!input.ok) return badInput(input.errors);
  return contact === 'email'
    ? { outcome: 'fixed', reason: { code: 'cannotChange' }, rule: 'email' }
    : {
        outcome: 'changeable',
        reason: { code: 'codeSent', by: verifiedContacts[contact].codeBy },
        rule: 'mobileNumber',
      };
}

/** The forms of contacts, as regular expressions (ECMAScript; letters of the email in either case). Spec 5. */
export const contactPatterns = {
  /**
   * What the HTML standard takes for a valid email, with a dot in the domain: the one-time code proves the rest.
   * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
   */
  email:
    "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$",
  ein: '^(?!00)(\\d{2})-?(\\d{7})$',
  /** + and digits, in groups parted by one blank, hyphen or dot, or in parentheses. */
  phone: '^\\+[1-9]\\d*(?:[ .-]\\d+|[ .-]?\\(\\d+\\)\\d*)*$',
} as const;

/** The longest email, in characters. */
export const MAX_EMAIL = 254;

/** How many digits a phone number has, at least and at most. */
export const MIN_PHONE_DIGITS = 7;
export const MAX_PHONE_DIGITS = 15;

const EMAIL = new RegExp(contactPatterns.email, 'i');
const EIN = new RegExp(contactPatterns.ein);
const PHONE = new RegExp(contactPatterns.phone);

/** An email, trimmed. Errors name the field by `name`: `required`, `tooLong` (254), `notAnEmail`. Spec 5. */
export function validateEmail(text: string, name = 'email'): Checked<string> {
  const field = nameOf(name, 'email');
  const email = textOf(emailText, text, field);
  if (!email.ok) return email;
  return EMAIL.test(email.value) ? email : fail([{ field, code: 'notAnEmail' }]);
}

/**
 * An EIN, the US tax ID of a company: nine digits, written 12-3456789 or 123456789; the value is written with the
 * hyphen. None begins with 00. Errors name the field by `name`: `required`, `notAnEin`. Spec 1, 5.
 */
export function validateEin(text: string, name = 'ein'): Checked<string> {
  const field = nameOf(name, 'ein');
  const ein = textOf(einText, text, field);
  if (!ein.ok) return ein;
  const [, prefix, rest] = EIN.exec(ein.value) ?? [];
  return prefix !== undefined && rest !== undefined
    ? ok(`${prefix}-${rest}`)
    : fail([{ field, code: 'notAnEin', assumes: 'einForm' }]);
}

/**
 * The form of a phone number: + country code, then the number, 7 to 15 digits in all (E.164), with blanks, hyphens,
 * dots or parentheses between the groups. The value is + and digits: "+1 770 777 7777" is "+17707777777".
 * `phone.ts` also knows the countries. Errors name the field by `name`: `required`, `notAPhone`. Spec 1, 5.
 */
export function validatePhoneForm(text: string, name = 'phone'): Checked<string> {
  const field = nameOf(name, 'phone');
  const phone = textOf(phoneText, text, field);
  if (!phone.ok) return phone;
  // The zero in front of an area code, as people write it for callers at home.
  const digits = phone.value.replace('(0)', '').replace(/\D/g, '');
  if (!PHONE.test(phone.value)) return fail([{ field, code: 'notAPhone' }]);
  return digits.length >= MIN_PHONE_DIGITS && digits.length <= MAX_PHONE_DIGITS
    ? ok(`+${digits}`)
    : fail([{ field, code: 'notAPhone', assumes: 'phoneDigits' }]);
}

const emailText = fields({ text: words('email', MAX_EMAIL) });
const einText = fields({ text: words('ein') });
const phoneText = fields({ text: words('phone') });

/** The trimmed text of a field, or its error under the name of the field. */
function textOf(schema: typeof emailText, text: unknown, field: string): Checked<string> {
  const input = read(schema, { text });
  return input.ok ? ok(input.value.text) : fail(input.errors.map((error) => ({ ...error, field })));
}
