import { validateEmail, validatePhoneForm } from './contact.ts';
import { type Answer, badInput } from './decision.ts';
import { type Checked, errorsIn, fail, ok } from './validation.ts';
import { anyText, fields, read, words } from './input.ts';
import { operatorPolicy, type PasswordNeed, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

/** The ways to create a driver's account, and the steps of each. Spec 1. */
export const signUpMethods = {
  email: {
    needs: ['firstName', 'lastName', 'email', 'password'],
    steps: ['enterDetails', 'enterCode', 'signIn'],
    source: 'spec 1',
  },
  social: { needs: [], providers: ['Facebook', 'Google', 'Apple'], steps: ['signIn'], source: 'spec 1' },
} as const;

export interface DriverAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNumber: string;
}

const accountSchema = fields({ firstName: words('firstName'), lastName: words('lastName') });

/** A driver's account, trimmed. Errors: `firstName`, `lastName`, `email`, `mobileNumber`. Spec 1, 5. */
export function validateDriverAccount(account: DriverAccount): Checked<DriverAccount> {
  const names = read(accountSchema, account);
  const email = validateEmail(account?.email);
  const mobileNumber = validatePhoneForm(account?.mobileNumber, 'mobileNumber');
  return names.ok && email.ok && mobileNumber.ok
    ? ok({ ...names.value, email: email.value, mobileNumber: mobileNumber.value })
    : fail(errorsIn(names, email, mobileNumber));
}

const passwordSchema = fields({ password: anyText, policy: policyOf('password') });

const characters = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
} as const satisfies Record<PasswordNeed, RegExp>;

/**
 * Whether a password meets the operator's criteria, and which it lacks. The documentation shows none: unset, the
 * outcome is `notStated`. Length counts code points, not UTF-16 units. Errors: `password`, `policy.password.…`. Spec 5.
 */
export function decidePassword(
  password: string,
  policy: Policy = operatorPolicy,
): Answer<
  'meets' | 'fails' | 'notStated',
  | { readonly code: 'criteria'; readonly missing: readonly (PasswordNeed | 'minLength')[] }
  | { readonly code: 'criteriaNotStated' }
> {
  const input = read(passwordSchema, { password, policy });
  if (!input.ok) return badInput(input.errors);
  const rule = 'password';
  const criteria = input.value.policy.password;
  if (!criteria) {
    return { outcome: 'notStated', reason: { code: 'criteriaNotStated' }, rule, unknown: ['password'] };
  }
  const { minLength = 0, needs = [] } = criteria;
  const missing = [
    ...([...password].length < minLength ? (['minLength'] as const) : []),
    ...needs.filter((need) => !characters[need].test(password)),
  ];
  const reason = { code: 'criteria', missing } as const;
  return { outcome: missing.length > 0 ? 'fails' : 'meets', reason, rule };
}
