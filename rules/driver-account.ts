import { checkText, checkWhole, errorsOf } from './checks.ts';
import { validateEmail, validatePhoneForm } from './contact.ts';
import { type Answer, badInput, type Checked, fail, type FieldError, ok } from './decision.ts';
import { operatorPolicy, type PasswordNeed, type Policy } from './policy.ts';

/** The ways to create a driver's account, and the steps of each. Spec 1. */
export const signUpMethods = {
  email: {
    label: 'Email and password',
    needs: ['firstName', 'lastName', 'email', 'password'],
    steps: [
      'Enter first name, last name, email and password.',
      'Enter the one-time code sent by email.',
      'Sign in.',
    ],
    source: 'spec 1',
  },
  social: {
    label: 'Social sign-in',
    needs: [],
    providers: ['Facebook', 'Google', 'Apple'],
    steps: ['Sign in with Facebook, Google or Apple.'],
    source: 'spec 1',
  },
} as const;

export interface DriverAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobileNumber: string;
}

/** A driver's account, trimmed. Errors: `firstName`, `lastName`, `email`, `mobileNumber`. Spec 1, 5. */
export function validateDriverAccount(account: DriverAccount): Checked<DriverAccount> {
  const email = validateEmail(account.email);
  const mobileNumber = validatePhoneForm(account.mobileNumber, 'mobileNumber');
  const errors: FieldError[] = errorsOf(
    checkText('firstName', 'first name', account.firstName),
    checkText('lastName', 'last name', account.lastName),
    email.ok ? [] : email.errors,
    mobileNumber.ok ? [] : mobileNumber.errors,
  );
  if (!email.ok || !mobileNumber.ok || errors.length > 0) return fail(errors);
  return ok({
    firstName: account.firstName.trim(),
    lastName: account.lastName.trim(),
    email: email.value,
    mobileNumber: mobileNumber.value,
  });
}

const passwordNeeds = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
} as const satisfies Record<PasswordNeed, RegExp>;

/**
 * Whether a password meets the operator's criteria, and which it lacks. The documentation shows none: unset, the
 * outcome is `notStated`. Length counts characters as people see code points. Errors: `policy.password.minLength`. Spec 5.
 */
export function decidePassword(
  password: string,
  policy: Policy = operatorPolicy,
): Answer<
  'meets' | 'fails' | 'notStated',
  | { readonly code: 'criteria'; readonly missing: readonly (PasswordNeed | 'minLength')[] }
  | { readonly code: 'criteriaNotStated' }
> {
  const rule = 'password';
  const criteria = policy.password;
  if (!criteria) {
    return { outcome: 'notStated', reason: { code: 'criteriaNotStated' }, rule, unknown: ['password'] };
  }
  const { minLength = 0, needs = [] } = criteria;
  const error = checkWhole('policy.password.minLength', minLength, 0, 1_000);
  if (error) return badInput([error]);
  const missing = [
    ...([...password].length < minLength ? (['minLength'] as const) : []),
    ...needs.filter((need) => !passwordNeeds[need].test(password)),
  ];
  const reason = { code: 'criteria', missing } as const;
  return { outcome: missing.length > 0 ? 'fails' : 'meets', reason, rule };
}
