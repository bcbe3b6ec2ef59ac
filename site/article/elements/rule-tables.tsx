import type { Audience } from '#catalog/help.ts';
import { eligibilityCriteria } from '#rules/eligibility.ts';
import { extraChargeReasons } from '#rules/extra-charge.ts';
import { hostAccountTypes, type HostAccountType } from '#rules/host-account.ts';
import { partnerAccessTypes, partnerInviteStates } from '#rules/host-partner.ts';
import { type RuleId, rules } from '#rules/registry.ts';
import { refundReasons } from '#rules/refund.ts';
import { vehicleStatuses } from '#rules/vehicle-status.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { FactsList, TermsList } from './facts-list.tsx';

/** The reasons a host chooses from for a refund. */
export function RefundReasons() {
  return <TermsList terms={Object.values(refundReasons)} />;
}

/** The reasons a host chooses from for an extra charge, and what else each stands for. */
export function ChargeReasons() {
  const { ui } = useCatalog();
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
  const { ui } = useCatalog();
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
  const { ui } = useCatalog();
  return (
    <FactsList
      rows={Object.values(vehicleStatuses).map(({ label, visible }) => ({
        term: label,
        text: visible ? ui.rules.vehicleVisible : ui.rules.vehicleHidden,
      }))}
    />
  );
}

const deadlines: Record<Audience, RuleId[]> = {
  drive: ['licenseReview', 'extendActive'],
  host: ['hostCancellation', 'damageClaimWindow', 'maintenanceReport', 'verifyCharge'],
};

/** The times that drivers or hosts have to keep, or to wait, in the words of the rules. */
export function Deadlines({ audience }: { audience: Audience }) {
  return (
    <ul>
      {deadlines[audience].map((id) => (
        <li key={id}>{rules[id].sentence}</li>
      ))}
    </ul>
  );
}
