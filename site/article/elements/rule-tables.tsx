import type { Audience } from '#catalog/help.ts';
import { eligibilityCriteria, type EligibilityCriterion } from '#rules/eligibility.ts';
import { extraChargeReasons, type ExtraChargeReasonKey } from '#rules/extra-charge.ts';
import type { HostAccountType } from '#rules/host-account.ts';
import type { PartnerInviteState } from '#rules/host-partner.ts';
import { policyStatement } from '#rules/policy-words.ts';
import type { RuleId } from '#rules/registry.ts';
import { type VehicleStatus, vehicleStatuses } from '#rules/vehicle-status.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { FactsList, TermsList } from './facts-list.tsx';

/** The reasons a host chooses from for a refund. */
export function RefundReasons() {
  return <TermsList terms={Object.values(useCatalog().rules.refundReasons)} />;
}

/** The reasons a host chooses from for an extra charge, and what else each stands for. */
export function ChargeReasons() {
  const { ui, rules } = useCatalog();
  const terms = (Object.keys(extraChargeReasons) as ExtraChargeReasonKey[]).map((reason) => {
    const label = rules.extraChargeReasons[reason];
    const uses = extraChargeReasons[reason].alsoFor.map((use) => rules.extraChargeUses[use]);
    return uses.length > 0 ? `${label} (${ui.rules.alsoFor} ${uses.join(', ')})` : label;
  });
  return <TermsList terms={terms} />;
}

/** The kinds of access a host partner can have. */
export function AccessTypes() {
  return <TermsList terms={Object.values(useCatalog().rules.partnerAccessTypes)} />;
}

/** Where an invitation of a host partner can stand. */
export function InviteStates() {
  const { ui, rules } = useCatalog();
  return (
    <FactsList
      rows={Object.entries(rules.partnerInviteStates).map(([state, term]) => ({
        term,
        text: ui.rules.inviteStates[state as PartnerInviteState],
      }))}
    />
  );
}

/** What a host account of this type needs. */
export function AccountFields({ type }: { type: HostAccountType }) {
  return <TermsList terms={Object.values(useCatalog().rules.accountFields[type])} />;
}

/** What a vehicle is judged by, and what is known of each limit. Whom to ask for the others the page says, once. */
export function EligibilityCriteria() {
  const { rules } = useCatalog();
  const keys = Object.keys(eligibilityCriteria) as EligibilityCriterion[];
  return (
    <FactsList
      rows={keys.map((criterion) => ({
        term: rules.eligibilityCriteria[criterion],
        text:
          criterion === 'maintenance' || criterion === 'recalls'
            ? rules.rules[criterionRules[criterion]]
            : policyStatement(rules, eligibilityCriteria[criterion].needs),
      }))}
    />
  );
}

const criterionRules = { maintenance: 'maintenanceReport', recalls: 'recallsResolved' } as const;

/** The statuses of a vehicle in the inventory. */
export function VehicleStatuses() {
  const { ui, rules } = useCatalog();
  return (
    <FactsList
      rows={(Object.keys(vehicleStatuses) as VehicleStatus[]).map((status) => ({
        term: rules.vehicleStatuses[status],
        text: vehicleStatuses[status].visible ? ui.rules.vehicleVisible : ui.rules.vehicleHidden,
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
  const { rules } = useCatalog();
  return (
    <ul>
      {deadlines[audience].map((id) => (
        <li key={id}>{rules.rules[id]}</li>
      ))}
    </ul>
  );
}
