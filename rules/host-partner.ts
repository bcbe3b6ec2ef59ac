import { checkKey, checkText, errorsOf } from './checks.ts';
import { validateEmail } from './contact.ts';
import { type Answer, badInput, type Checked, fail, ok } from './decision.ts';
import type { HostAccountType } from './host-account.ts';
import { operatorPolicy, type Policy } from './policy.ts';

/** The access types of a host partner, as the Host app names them. Spec 6. */
export const partnerAccessTypes = {
  fleetOperations: 'Fleet Operations',
  customerSupport: 'Customer Support',
  administration: 'Administration',
} as const;

export type PartnerAccess = keyof typeof partnerAccessTypes;

/** What a host can do (spec 6), and so what an access type may grant. Which grants what is not stated: `policy.partnerRights`. */
export const partnerRights = {
  viewCustomerDetails: 'View Customer Details',
  refund: 'Refund payments',
  collectExtraCharge: 'Collect additional charges',
  cancel: 'Cancel upcoming reservations',
  assignVehicle: 'Assign a new vehicle',
  manageInventory: 'Manage inventory',
  manageStations: 'Manage stations',
  managePricePlans: 'Manage price plans',
  manageAvailability: 'Manage availability',
  deleteVehicles: 'Delete vehicles',
  managePartners: 'Manage host partners',
} as const;

export type PartnerRight = keyof typeof partnerRights;

/** The states of an invitation, and what leads on. Spec 3, 4. */
export const partnerInviteStates = {
  invited: {
    label: 'Invited',
    next: 'active',
    trigger: 'The host partner accepts the invitation.',
    source: 'spec 4',
  },
  active: { label: 'Active', next: null, trigger: null, source: 'spec 4' },
} as const;

export type PartnerInviteState = keyof typeof partnerInviteStates;

export interface PartnerInvite {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly access: PartnerAccess;
}

/** An invitation, trimmed. Errors: `email`, `firstName`, `lastName`, `access`. Spec 5. */
export function validatePartnerInvite(invite: PartnerInvite): Checked<PartnerInvite> {
  const email = validateEmail(invite.email);
  const errors = errorsOf(
    email.ok ? [] : email.errors,
    checkText('firstName', 'first name', invite.firstName),
    checkText('lastName', 'last name', invite.lastName),
    checkKey('access', invite.access, partnerAccessTypes),
  );
  if (!email.ok || errors.length > 0) return fail(errors);
  return ok({
    email: email.value,
    firstName: invite.firstName.trim(),
    lastName: invite.lastName.trim(),
    access: invite.access,
  });
}

/** Whether a host may add host partners: a Company may, for an Individual the documentation names no partners. Spec 6. */
export function canAddPartners(
  accountType: HostAccountType,
): Answer<'allowed' | 'notAllowed', { readonly code: 'company' | 'individual' }> {
  return accountType === 'company'
    ? { outcome: 'allowed', reason: { code: 'company' }, rule: 'partnersOfCompany' }
    : { outcome: 'notAllowed', reason: { code: 'individual' }, rule: 'partnersOfCompany' };
}

/** What an acceptance makes of an invitation: Active; an Active partner stays so. Spec 4. */
export const acceptInvite = (state: PartnerInviteState) =>
  ({
    outcome: 'active',
    reason: { code: state === 'active' ? 'alreadyActive' : 'accepted' },
    rule: 'partnerAccepts',
  }) as const;

/**
 * Whether an access type grants a right. The documentation does not show the rights: they are the operator's
 * `partnerRights`; where those are unset for the access type the outcome is `notStated`. Spec 6.
 */
export function partnerMay(
  access: PartnerAccess,
  right: PartnerRight,
  policy: Policy = operatorPolicy,
): Answer<
  'allowed' | 'notAllowed' | 'notStated',
  { readonly code: 'granted' | 'notGranted' | 'rightsNotStated' }
> {
  const errors = errorsOf(
    checkKey('access', access, partnerAccessTypes),
    checkKey('right', right, partnerRights),
  );
  if (errors.length > 0) return badInput(errors);
  const rule = 'partnerAccess';
  const granted = policy.partnerRights?.[access];
  if (!granted)
    return { outcome: 'notStated', reason: { code: 'rightsNotStated' }, rule, unknown: ['partnerRights'] };
  return granted.includes(right)
    ? { outcome: 'allowed', reason: { code: 'granted' }, rule }
    : { outcome: 'notAllowed', reason: { code: 'notGranted' }, rule };
}
