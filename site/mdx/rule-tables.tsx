import { ui } from '#catalog/interface.ts';
import type { Audience } from '#catalog/help.ts';
import { eligibilityCriteria } from '#rules/eligibility.ts';
import { extraChargeReasons } from '#rules/extra-charge.ts';
import { factText, type FactName, facts } from '#rules/facts.ts';
import { hostAccountTypes, type HostAccountType } from '#rules/host-account.ts';
import { partnerAccessTypes, partnerInviteStates } from '#rules/host-partner.ts';
import { licenseStatuses } from '#rules/license.ts';
import { paymentStatuses } from '#rules/payment-status.ts';
import { refundReasons } from '#rules/refund.ts';
import { vehicleStatuses } from '#rules/vehicle-status.ts';
import { FactsList, TermsList } from './facts-list.tsx';

/** The reasons a host chooses from for a refund. */
export function RefundReasons() {
  return <TermsList terms={Object.values(refundReasons)} />;
}

/** The reasons a host chooses from for an extra charge, and what else each stands for. */
export function ChargeReasons() {
  const terms = Object.values(extraChargeReasons).map(({ label, alsoFor }) =>
    alsoFor.length > 0 ? `${label} (${ui.rules.alsoFor} ${alsoFor.join(', ')})` : label,
  );
  return <TermsList terms={terms} />;
}

/** The kinds of access a host partner can have. */
export function AccessTypes() {
  return <TermsList terms={Object.values(partnerAccessTypes)} />;
}

/** Where an invitation of a host partner can stand. */
export function InviteStates() {
  return (
    <FactsList
      rows={Object.entries(partnerInviteStates).map(([state, { label }]) => ({
        term: label,
        text: ui.rules.inviteStates[state as keyof typeof partnerInviteStates],
      }))}
    />
  );
}

/** What a host account of this type needs. */
export function AccountFields({ type }: { type: HostAccountType }) {
  return <TermsList terms={Object.values(hostAccountTypes[type].fields)} />;
}

/** What a vehicle is judged by. */
export function EligibilityCriteria() {
  return <TermsList terms={Object.values(eligibilityCriteria).map(({ label }) => label)} />;
}

/** The statuses of a vehicle in the inventory. */
export function VehicleStatuses() {
  return (
    <FactsList
      rows={Object.values(vehicleStatuses).map(({ label, visible }) => ({
        term: label,
        text: visible ? ui.rules.vehicleVisible : ui.rules.vehicleHidden,
      }))}
    />
  );
}

/** The statuses of a driver's license. */
export function LicenseStates() {
  return (
    <FactsList
      rows={Object.values(licenseStatuses).map(({ label, mayReserve }) => ({
        term: label,
        text: mayReserve ? ui.rules.mayReserve : ui.rules.mayNotReserve,
      }))}
    />
  );
}

/** The payment statuses that the apps name. */
export function PaymentStatuses() {
  return (
    <FactsList
      rows={Object.values(paymentStatuses).map(({ label, meaning }) => ({ term: label, text: meaning }))}
    />
  );
}

const deadlines: Record<Audience, FactName[]> = {
  drive: ['licenseReviewHours', 'extensionCutoffMinutes'],
  host: ['hostFreeCancellationHours', 'damageClaimHours', 'maintenanceAgeYears', 'chargeVerificationMinutes'],
};

/** The times that drivers or hosts have to keep, or to wait. */
export function Deadlines({ audience }: { audience: Audience }) {
  return (
    <FactsList
      rows={deadlines[audience].map((name) => ({ term: factText(name), text: facts[name].sentence }))}
    />
  );
}
