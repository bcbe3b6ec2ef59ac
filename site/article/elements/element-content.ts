import type { Catalog } from '#catalog/catalog.ts';
import type { Audience } from '#catalog/help.ts';
import { joined } from '#catalog/mdx/section-words.ts';
import { findTool } from '#catalog/tools.ts';
import { eligibilityCriteria, type EligibilityCriterion } from '#rules/eligibility.ts';
import { extraChargeReasons, type ExtraChargeReasonKey } from '#rules/extra-charge.ts';
import type { HostAccountType } from '#rules/host-account.ts';
import type { PartnerInviteState } from '#rules/host-partner.ts';
import { operatorPolicy } from '#rules/policy.ts';
import { policyStatement } from '#rules/policy-words.ts';
import type { RuleId } from '#rules/registry.ts';
import type { Role } from '#rules/reservation-states.ts';
import { type VehicleStatus, vehicleStatuses } from '#rules/vehicle-status.ts';
import { actionRows, stateRows } from './reservation-rows.ts';

/** What an element says: terms, terms with what they mean, or sentences. */
export type ElementContent =
  | { readonly terms: readonly string[] }
  | { readonly rows: readonly { term: string; text: string }[] }
  | { readonly sentences: readonly string[] };

/** What an author gives an element, such as `role="host"`. */
export type ElementProps = Readonly<Record<string, string | undefined>>;

type ContentOf = (catalog: Catalog, props: ElementProps) => ElementContent;

/** What each element with words says, by its name. The page, the search and structured data are all made from it. */
export const elementContents = {
  /** The reasons a host chooses from for a refund. */
  RefundReasons: ({ rules }) => ({ terms: Object.values(rules.refundReasons) }),

  /** The reasons a host chooses from for an extra charge, and what else each stands for. */
  ChargeReasons: ({ ui, rules }) => ({
    terms: (Object.keys(extraChargeReasons) as ExtraChargeReasonKey[]).map((reason) => {
      const label = rules.extraChargeReasons[reason];
      const uses = extraChargeReasons[reason].alsoFor.map((use) => rules.extraChargeUses[use]);
      return uses.length > 0 ? `${label} (${ui.rules.alsoFor} ${uses.join(', ')})` : label;
    }),
  }),

  /** The kinds of access a host partner can have. */
  AccessTypes: ({ rules }) => ({ terms: Object.values(rules.partnerAccessTypes) }),

  /** What a host account of this type needs. */
  AccountFields: ({ rules }, { type }) => ({
    terms: Object.values(rules.accountFields[type as HostAccountType]),
  }),

  /** Where an invitation of a host partner can stand. */
  InviteStates: ({ ui, rules }) => ({
    rows: Object.entries(rules.partnerInviteStates).map(([state, term]) => ({
      term,
      text: ui.rules.inviteStates[state as PartnerInviteState],
    })),
  }),

  /** What a vehicle is judged by: what is known of each limit, then which are not published. Whom to ask the page says. */
  EligibilityCriteria: (catalog) => ({ rows: eligibilityRows(catalog) }),

  /** The statuses of a vehicle in the inventory. */
  VehicleStatuses: ({ ui, rules }) => ({
    rows: (Object.keys(vehicleStatuses) as VehicleStatus[]).map((status) => ({
      term: rules.vehicleStatuses[status],
      text: vehicleStatuses[status].visible ? ui.rules.vehicleVisible : ui.rules.vehicleHidden,
    })),
  }),

  /** Every status of a reservation and what it means to a driver or a host. */
  ReservationStates: (catalog, { role }) => ({ rows: stateRows(catalog, role as Role) }),

  /** What a driver or a host can do with a reservation in each status. */
  ReservationActions: (catalog, { role }) => ({ rows: actionRows(catalog, role as Role) }),

  /** The times that drivers or hosts have to keep, or to wait, in the words of the rules. */
  Deadlines: ({ rules }, { audience }) => ({
    sentences: deadlines[audience as Audience].map((id) => rules.rules[id]),
  }),

  /** What a tool says before somebody uses it. */
  Tool: (catalog, { name }) => {
    const { title, rule, example } = findTool(catalog, name!);
    return { sentences: [title, rule, `${catalog.tools.shared.card.example} ${example}`] };
  },
} satisfies Record<string, ContentOf>;

/** An element with words of its own. */
export type WordedElement = keyof typeof elementContents;

/** What an element says, as running text without the last full stop. */
export function elementWords(catalog: Catalog, name: WordedElement, props: ElementProps): string {
  const content: ElementContent = (elementContents[name] as ContentOf)(catalog, props);
  return wordsOf(content).replace(/\.$/, '');
}

function wordsOf(content: ElementContent): string {
  if ('terms' in content) return joined(content.terms, ';');
  if ('rows' in content) return joined(content.rows.map(({ term, text }) => `${term}: ${text}`));
  return joined(content.sentences);
}

const criterionRules = { maintenance: 'maintenanceReport', recalls: 'recallsResolved' } as const;

function eligibilityRows({ rules, ui, locale }: Catalog): { term: string; text: string }[] {
  const rows = (Object.keys(eligibilityCriteria) as EligibilityCriterion[]).map((criterion) => {
    const term = rules.eligibilityCriteria[criterion];
    if (criterion === 'maintenance' || criterion === 'recalls')
      return { term, text: rules.rules[criterionRules[criterion]] };
    const { needs } = eligibilityCriteria[criterion];
    return { term, text: operatorPolicy[needs] === undefined ? '' : policyStatement(rules, needs) };
  });
  const open = rows.filter(({ text }) => !text).map(({ term }) => term);
  const known = rows.filter(({ text }) => text);
  if (open.length === 0) return known;
  return [...known, { term: ui.rules.notPublished, text: `${new Intl.ListFormat(locale).format(open)}.` }];
}

const deadlines: Record<Audience, RuleId[]> = {
  drive: ['licenseReview', 'extendActive'],
  host: ['hostCancellation', 'damageClaimWindow', 'maintenanceReport', 'verifyCharge'],
};
