import { catalogOf } from '#catalog/catalog.ts';
import type { ToolName } from '#catalog/tools-schema.ts';
import { defaultLanguage } from '#config/languages.ts';
import { actionTable, type RuleId, type RulesTexts } from '#rules/index.ts';
import type { ToolWords } from '../form/use-tool.ts';

type Ids<Table extends 'rules' | 'unknown' | 'assumptions'> = readonly (keyof RulesTexts[Table])[];

interface SaidByTool {
  /** What its answers can name. */
  readonly rules: Ids<'rules'>;
  readonly unknown?: Ids<'unknown'>;
  readonly assumptions?: Ids<'assumptions'>;
  /** What it shows in full. */
  readonly tables?: readonly (keyof RulesTexts)[];
}

const actionRules = Object.values(actionTable).flatMap((rows) =>
  Object.values(rows).map(({ rule }): RuleId => rule),
);

/** The sentences of the rules that each tool can say; the browser gets no others. */
const saidBy = {
  'price-estimate': {
    rules: ['costParts'],
    unknown: ['insurance', 'extraMiles', 'plan.extraMileRate', 'reservationFee'],
  },
  'host-earnings': { rules: ['hostEarnings'], unknown: ['hostSharePercent'] },
  extend: { rules: ['extendActive', 'extendPreBooked'], tables: ['stateLabels'] },
  cancel: {
    rules: ['driverCancels', 'hostCancelsUpcoming', 'hostCancellation', 'driverCancellation'],
    unknown: ['cancellationPercent', 'driverCancellation'],
    tables: ['stateLabels'],
  },
  'what-can-i-do': {
    rules: ['statusDecides', ...actionRules],
    tables: ['stateLabels', 'stateMeanings', 'actions', 'conditions'],
  },
  'running-late': { rules: ['lateTouchesLater'], unknown: ['gracePeriodMinutes', 'lateFee'] },
  'damage-claim': { rules: ['damageClaimWindow', 'damageClaimProtection'] },
  maintenance: { rules: ['maintenanceReport'], assumptions: ['ageInCalendarYears', 'reportLastsOneYear'] },
  'host-checklist': { rules: ['vehicleApproval'], tables: ['accountFields'] },
} as const satisfies Record<ToolName, SaidByTool>;

/** The tables of texts that a tool shows in full. */
export type RuleTableOf<Name extends ToolName> = (typeof saidBy)[Name] extends {
  readonly tables: readonly (infer Table extends keyof RulesTexts)[];
}
  ? Table
  : never;

/** The words of the rules for one tool. */
export function ruleWords<Name extends ToolName>(name: Name): ToolWords<unknown, RuleTableOf<Name>>['rules'] {
  const { rules, unknown = [], assumptions = [], tables = [] }: SaidByTool = saidBy[name];
  const texts = catalogOf(defaultLanguage).rules;
  return {
    rules: pick(texts.rules, rules),
    unknown: pick(texts.unknown, unknown),
    assumptions: pick(texts.assumptions, assumptions),
    ...(pick(texts, tables) as Pick<RulesTexts, RuleTableOf<Name>>),
  };
}

/** Some keys of a table, with their values. */
const pick = <Table extends object>(table: Table, keys: readonly (keyof Table)[]) =>
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Partial<Table>;
