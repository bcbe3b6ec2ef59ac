import { catalogOf } from '#catalog/catalog.ts';
import { refuseWrongPolicy } from '#catalog/operator-policy.ts';
import { defaultLanguage } from '#config/languages.ts';
import { operatorPolicy, type Policy } from '#rules/policy.ts';
import { rulesAddress, rulesJson, vectorsJson } from '#rules/publish/rules-json.ts';
import { rulesJsonSchema } from '#rules/publish/rules-json-shape.ts';
import type { RulesTexts } from '#rules/text-keys.ts';

/**
 * The rules as tables, at the address of the newest, and at those that never change; by path below the site.
 *
 * @throws ContentError for a setting of the operator's that cannot be one, with its path
 */
export function rulesFiles(texts: RulesTexts, policy: Policy = operatorPolicy): Record<string, string> {
  refuseWrongPolicy(policy);
  const address = (kind: '' | '.schema' | '.vectors') => rulesAddress(policy, kind).slice(1);
  const rules = json(rulesJson(texts, policy));
  const schema = json(rulesJsonSchema(rulesJson(texts, policy)));
  return {
    'rules.json': rules,
    'rules.schema.json': schema,
    [address('')]: rules,
    [address('.schema')]: schema,
    [address('.vectors')]: json(vectorsJson(texts, policy)),
  };
}

/** The files of this version that stand in `rules/publish/releases/` too, without the operator's numbers, by name. */
export const releasedFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rulesFiles(catalogOf(defaultLanguage).rules, {}))
      .filter(([path]) => path.startsWith('rules/') && !path.endsWith('.schema.json'))
      .map(([path, text]) => [path.slice('rules/'.length), text]),
  );

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
