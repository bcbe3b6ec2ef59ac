import { validateEmail } from './contact.ts';
import { type Answer, badInput } from './decision.ts';
import { type Checked, errorsIn, fail, ok } from './validation.ts';
import { hostAccountTypes, type HostAccountType } from './host-account.ts';
import { fields, keysOf, oneOf, read, words } from './input.ts';
import {
  type PartnerAccess,
  partnerAccessTypes,
  type PartnerRight,
  partnerRights,
} from './partner-access.ts';
import { operatorPolicy, type Policy } from './policy.ts';
import { policyOf } from './policy-fields.ts';

/** The states of an invitation, and what leads on. Spec 3, 4. */
export const partnerInviteStates = {
  invited: { next: 'active', source: 'spec 4' },
  active: { next: null, source: 'spec 4' },
} as const;

export type PartnerInviteState = keyof typeof partnerInviteStates;

export interface PartnerInvite {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly access: PartnerAccess;
}

const access = oneOf(partnerAccessTypes);
const inviteSchema = fields({ firstName: words('firstName'), lastName: words('lastName'), access });

/** An invitation, trimmed. Errors: `email`, `firstName`, `lastName`, `access`. Spec 5. */
export function validatePartnerInvite(invite: PartnerInvite): Checked<PartnerInvite> {
  const email = validateEmail(invite?.email);
  const others = read(inviteSchema, invite);
  return email.ok && others.ok ? ok({ email: email.value, ...others.value }) : fail(errorsIn(email, others));
}

const accountSchema = fields({ accountType: oneOf(keysOf(hostAccountTypes)) });

/**
 * Whether a host may add host partners: a Company may; whether an Individual may too, the documentation does not say.
 * Errors: `accountType`. Spec 1, 6.
 */
export function canAddPartners(
  accountType: HostAccountType,
): Answer<'allowed' | 'notStated', { readonly code: HostAccountType }> {
  const input = read(accountSchema, { accountType });
  if (!input.ok) return badInput(input.errors);
  return {
    outcome: hostAccountTypes[accountType].partners,
    reason: { code: accountType },
    rule: 'partnersOfCompany',
  };
}

const stateSchema = fields({ state: oneOf(keysOf(partnerInviteStates)) });

/** What an acceptance makes of an invitation: Active; an Active partner stays so. Errors: `state`. Spec 4. */
export function acceptInvite(
  state: PartnerInviteState,
): Answer<'active', { readonly code: 'alreadyActive' | 'accepted' }> {
  const input = read(stateSchema, { state });
  if (!input.ok) return badInput(input.errors);
  const code = state === 'active' ? 'alreadyActive' : 'accepted';
  return { outcome: 'active', reason: { code }, rule: 'partnerAccepts' };
}

const rightSchema = fields({ access, right: oneOf(partnerRights), policy: policyOf('partnerRights') });

/**
 * Whether an access type grants a right. The documentation does not show the rights: they are the operator's
 * `partnerRights`; where those are unset for the access type the outcome is `notStated`. Errors: `access`, `right`, `policy.partnerRights.…`. Spec 6.
 */
export function partnerMay(
  access: PartnerAccess,
  right: PartnerRight,
  policy: Policy = operatorPolicy,
): Answer<
  'allowed' | 'notAllowed' | 'notStated',
  { readonly code: 'granted' | 'notGranted' | 'rightsNotStated' }
> {
  const input = read(rightSchema, { access, right, policy });
  if (!input.ok) return badInput(input.errors);
  const rule = 'partnerAccess';
  const granted = input.value.policy.partnerRights?.[access];
  if (!granted)
    return { outcome: 'notStated', reason: { code: 'rightsNotStated' }, rule, unknown: ['partnerRights'] };
  return granted.includes(right)
    ? { outcome: 'allowed', reason: { code: 'granted' }, rule }
    : { outcome: 'notAllowed', reason: { code: 'notGranted' }, rule };
}
