import type { SaidOfRules } from '#catalog/tool-words.ts';
import type { RulesTexts } from '#rules/index.ts';
import type { RuleWords } from '../form/tool-props.ts';

/** The words of the rules that a tool says, and no others: each visitor pays for them. */
export function ruleWords(texts: RulesTexts, says: SaidOfRules): RuleWords<SaidOfRules> {
  const { rules, unknown = [], assumptions = [], tables = [] } = says;
  return {
    rules: pick(texts.rules, rules),
    unknown: pick(texts.unknown, unknown),
    assumptions: pick(texts.assumptions, assumptions),
    ...pick(texts, tables),
  };
}

/** Some keys of a table, with their values. */
const pick = <Table extends object>(table: Table, keys: readonly (keyof Table)[]) =>
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Partial<Table>;
