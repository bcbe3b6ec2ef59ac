import { assumptionIds } from '../assumptions.ts';
import { verifiedContacts } from '../contact.ts';
import { unknownKeys } from '../decision.ts';
import { signUpMethods } from '../driver-account.ts';
import { eligibilityCriteria } from '../eligibility.ts';
import { extraChargeReasons } from '../extra-charge.ts';
import { countedUnits, type FactName, facts, factNames, factText } from '../facts.ts';
import { entityFields } from '../fields.ts';
import { hostAccountTypes } from '../host-account.ts';
import { partnerInviteStates } from '../host-partner.ts';
import { keysOf } from '../input.ts';
import { licenseStatuses } from '../license.ts';
import { partnerAccessTypes, partnerRights } from '../partner-access.ts';
import { paymentStatuses } from '../payment-status.ts';
import { payoutSteps } from '../payout-status.ts';
import { refundReasons } from '../refund.ts';
import { rules } from '../registry.ts';
import { cellOf, reservationActions } from '../reservation-actions.ts';
import {
  reservationStates,
  reservationStateTable,
  roles,
  transitions,
  triggers,
} from '../reservation-states.ts';
import type { RulesTexts } from '../text-keys.ts';
import {
  availabilitySteps,
  maintenanceReportStates,
  vehicleApprovals,
  vehicleStatuses,
} from '../vehicle-status.ts';
import { decisionTable } from './decisions.ts';
import { arithmetic, validators } from './validators.ts';
import { worded } from './worded.ts';

/** A table with the value of each key. */
const keyed = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** A table with its words in front of each row. */
const labeled = <Key extends string, Row extends object>(
  table: Readonly<Record<Key, Row>>,
  words: (key: Key) => object,
) => keyed(keysOf(table), (key) => ({ ...words(key), ...table[key] }));

/** The tables of `/rules.json` in one language, without version and policy. */
export const tables = (texts: RulesTexts) => ({
  facts: keyed(factNames, (name) => {
    const { value, unit, source } = facts[name];
    return { value, unit, source, sentence: texts.facts[name], text: quantity(texts, name) };
  }),
  rules: keyed(keysOf(rules), (id) => ({ sentence: texts.rules[id], ...rules[id] })),
  assumptions: keyed(assumptionIds, (id) => texts.assumptions[id]),
  arithmetic,
  validators,
  decisions: decisionTable(),
  reservation: {
    states: reservationStates.map((state) => ({
      state,
      label: texts.stateLabels[state],
      meaning: texts.stateMeanings[state],
      ...reservationStateTable[state],
    })),
    triggers: keyed(keysOf(triggers), (trigger) => {
      const { by, source } = triggers[trigger];
      return { by, text: texts.triggers[trigger], source };
    }),
    transitions,
    actions: keyed(reservationActions, (action) => texts.actions[action]),
    matrix: keyed(roles, (role) =>
      keyed(reservationStates, (state) =>
        keyed(reservationActions, (action) => worded(texts, cellOf(role, state, action))),
      ),
    ),
  },
  paymentStatuses: labeled(paymentStatuses, (status) => texts.paymentStatuses[status]),
  vehicle: {
    statuses: labeled(vehicleStatuses, (status) => ({ label: texts.vehicleStatuses[status] })),
    approvals: keyed(vehicleApprovals, (approval) => texts.vehicleApprovals[approval]),
    maintenanceReportStates: keyed(maintenanceReportStates, (state) => texts.maintenanceReportStates[state]),
    availabilitySteps: keyed(keysOf(availabilitySteps), (step) => {
      const { by, rule } = availabilitySteps[step];
      return { by, text: texts.availabilitySteps[step], rule };
    }),
    eligibilityCriteria: labeled(eligibilityCriteria, (name) => ({ label: texts.eligibilityCriteria[name] })),
    weekdays: weekdays(texts.locale),
  },
  refundReasons: keyed(refundReasons, (reason) => texts.refundReasons[reason]),
  extraChargeReasons: keyed(keysOf(extraChargeReasons), (reason) => ({
    label: texts.extraChargeReasons[reason],
    alsoFor: extraChargeReasons[reason].alsoFor.map((use) => texts.extraChargeUses[use]),
  })),
  licenseStatuses: labeled(licenseStatuses, (status) => ({ label: texts.licenseStatuses[status] })),
  verifiedContacts: labeled(verifiedContacts, (contact) => ({ label: texts.verifiedContacts[contact] })),
  signUpMethods: keyed(keysOf(signUpMethods), (method) => signUp(texts, method)),
  hostAccountTypes: keyed(keysOf(hostAccountTypes), (type) => ({
    label: texts.accountTypes[type],
    ...hostAccountTypes[type],
    fields: texts.accountFields[type],
  })),
  partner: {
    accessTypes: keyed(partnerAccessTypes, (access) => texts.partnerAccessTypes[access]),
    rights: keyed(partnerRights, (right) => texts.partnerRights[right]),
    inviteStates: keyed(keysOf(partnerInviteStates), (state) => {
      const { next, source } = partnerInviteStates[state];
      const trigger = state === 'invited' ? texts.partnerInviteTriggers[state] : null;
      return { label: texts.partnerInviteStates[state], next, trigger, source };
    }),
  },
  payoutSteps,
  fields: keyed(keysOf(entityFields), (entity) => fieldRows(texts, entity)),
  unknown: keyed(unknownKeys, (key) => texts.unknown[key]),
});

/** A method of signing up, its steps in words. */
function signUp(texts: RulesTexts, method: keyof typeof signUpMethods) {
  const steps: Readonly<Record<string, string>> = texts.signUpSteps[method];
  return {
    label: texts.signUpMethods[method],
    ...signUpMethods[method],
    steps: signUpMethods[method].steps.map((step) => steps[step]),
  };
}

/** The fields of an entity: what the apps call each, whether it is required, and what else is to be said of it. */
function fieldRows(texts: RulesTexts, entity: keyof typeof entityFields) {
  const labels: Readonly<Record<string, string>> = texts.fields[entity];
  const notes: Readonly<Record<string, string>> =
    entity in texts.fieldNotes ? texts.fieldNotes[entity as keyof typeof texts.fieldNotes] : {};
  return Object.fromEntries(
    Object.entries<{ required: boolean | null }>(entityFields[entity]).map(([field, { required }]) => [
      field,
      { label: labels[field], required, note: notes[field] },
    ]),
  );
}

/** A fact's value with its unit. */
function quantity({ units, locale }: RulesTexts, name: FactName): string {
  const { value, unit } = facts[name];
  const counted = countedUnits.find((each) => each === unit);
  if (!counted || typeof value !== 'number') return factText(name, locale);
  const form = new Intl.PluralRules(locale).select(value) === 'one' ? 'one' : 'other';
  return `${factText(name, locale)} ${units[counted][form]}`;
}

/** The names of the weekdays, from Sunday on, as `Date` counts them. */
function weekdays(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_day, index) => format.format(Date.UTC(2026, 1, 1 + index)));
}
