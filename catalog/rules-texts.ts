import { z } from 'zod';
import { languages } from '#config/languages.ts';
import { type RulesTexts, textKeys } from '#rules/text-keys.ts';
import { refuse } from './content-error.ts';
import type { BuildValues } from './fill-build.ts';
import { parseYaml, type YamlText } from './yaml-file.ts';
import { numbersByHand } from './numbers-by-hand.ts';

/** The keys of the texts, as a list or as tables of lists. */
type Keys = readonly string[] | { readonly [key: string]: Keys };

/** A sentence for each key of a list, and nothing else; for tables of lists, an object of such. */
function textsFor(keys: Keys): z.ZodType {
  const fields = Array.isArray(keys)
    ? (keys as readonly string[]).map((key) => [key, z.string().trim().min(1)])
    : Object.entries(keys).map(([key, below]: [string, Keys]) => [key, textsFor(below)]);
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>);
}

/** What many pages say in the same words, by the id under which they weave it in. */
const saidSchema = z.record(z.string().regex(/^[a-z][A-Za-z]*$/), z.string().trim().min(1));

/** The shape of `content/{language}/rules.yaml`: its keys are the ids of the rules, but for those of `said`. */
const rulesTextsSchema = (textsFor(textKeys) as z.ZodObject).extend({
  said: saidSchema,
}) as unknown as z.ZodType<Omit<RulesTexts, 'locale'> & { said: z.output<typeof saidSchema> }>;

/**
 * The words for the rules from their file; `{name}` is left for who knows the value.
 *
 * @throws ContentError with file, line and key, for a missing sentence, one that no rule asks for, and numbers by hand
 */
export function readRulesTexts(text: YamlText, values: BuildValues): RulesTexts {
  return readRulesWords(text, values).texts;
}

/** The words for the rules, and apart what only pages say: apps don't get that. @throws ContentError as above */
export function readRulesWords(
  text: YamlText,
  values: BuildValues,
): { texts: RulesTexts; said: z.output<typeof saidSchema> } {
  refuse(text.file, numbersByHand(text.source, text.language));
  const { said, ...texts } = parseYaml(text, rulesTextsSchema, values);
  return { texts: { ...texts, locale: languages[text.language].locale }, said };
}
