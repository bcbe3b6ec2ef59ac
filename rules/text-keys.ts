import { assumptionIds } from './assumptions.ts';
import { verifiedContacts } from './contact.ts';
import { unknownKeys } from './decision.ts';
import { signUpMethods } from './driver-account.ts';
import { eligibilityCriteria } from './eligibility.ts';
import { extraChargeReasons, extraChargeUses } from './extra-charge.ts';
import { countedUnits, factNames } from './facts.ts';
import { entityFields, notedFields } from './fields.ts';
import { hostAccountTypes } from './host-account.ts';
import { partnerInviteStates } from './host-partner.ts';
import { keysOf } from './input.ts';
import { licenseStatuses } from './license.ts';
import { passwordNeeds } from './policy.ts';
import { toldKeys } from './policy-fields.ts';
import { policyForms } from './policy-forms.ts';
import { partnerAccessTypes, partnerRights } from './partner-access.ts';
import { paymentStatuses } from './payment-status.ts';
import { refundReasons } from './refund.ts';
import { rules } from './registry.ts';
import { actionDeciders, actionNotes, reservationActions } from './reservation-actions.ts';
import { reservationStates, roles, triggers } from './reservation-states.ts';
import { errorSentences, inputNames } from './validation.ts';
import {
  availabilitySteps,
  maintenanceReportStates,
  vehicleApprovals,
  vehicleStatuses,
} from './vehicle-status.ts';

/** The same list for each key. */
const each = <const Key extends string, List>(keys: readonly Key[], list: List) =>
  Object.fromEntries(keys.map((key) => [key, list])) as Record<Key, List>;

/** The keys of each row of a table of tables. */
const rowKeys = <Table extends Record<string, object>>(table: Table) =>
  Object.fromEntries(Object.entries(table).map(([key, row]) => [key, Object.keys(row)])) as unknown as {
    [Key in keyof Table]: (keyof Table[Key] & string)[];
  };

/** What the words for the rules are keyed by: for each table of texts its keys, which are ids of the rules. */
export const textKeys = {
  rules: keysOf(rules),
  assumptions: assumptionIds,
  unknown: [...unknownKeys, ...toldKeys],
  unpublished: ['ask', 'shownIn'],
  policies: policyForms,
  passwordNeeds,
  facts: factNames,
  units: each(countedUnits, ['one', 'other'] as const),
  stateLabels: each(reservationStates, roles),
  stateMeanings: each(reservationStates, roles),
  triggers: keysOf(triggers),
  actions: reservationActions,
  conditions: actionDeciders,
  notes: actionNotes,
  paymentStatuses: each(keysOf(paymentStatuses), ['label', 'meaning', 'hostAction'] as const),
  vehicleStatuses: keysOf(vehicleStatuses),
  vehicleApprovals,
  maintenanceReportStates,
  availabilitySteps: keysOf(availabilitySteps),
  eligibilityCriteria: keysOf(eligibilityCriteria),
  refundReasons,
  extraChargeReasons: keysOf(extraChargeReasons),
  extraChargeUses,
  licenseStatuses: keysOf(licenseStatuses),
  verifiedContacts: keysOf(verifiedContacts),
  signUpMethods: keysOf(signUpMethods),
  signUpSteps: { email: signUpMethods.email.steps, social: signUpMethods.social.steps },
  accountTypes: keysOf(hostAccountTypes),
  accountFields: { company: hostAccountTypes.company.fields, individual: hostAccountTypes.individual.fields },
  partnerAccessTypes,
  partnerRights,
  partnerInviteStates: keysOf(partnerInviteStates),
  partnerInviteTriggers: ['invited'],
  fields: rowKeys(entityFields),
  fieldNotes: notedFields,
  inputs: inputNames,
  errors: errorSentences,
} as const;

/** A text for each key of a list; for a table of lists, a table of texts. */
type TextsOf<Keys> = Keys extends readonly string[]
  ? Readonly<Record<Keys[number], string>>
  : { readonly [Key in keyof Keys]: TextsOf<Keys[Key]> };

/** The words for the rules in one language, and its locale (BCP 47) for numbers in sentences. */
export type RulesTexts = TextsOf<typeof textKeys> & { readonly locale: string };
