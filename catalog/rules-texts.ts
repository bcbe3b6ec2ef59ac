import { z } from 'zod';
import { type RulesTexts, textKeys } from '#rules/text-keys.ts';
import source from '#content/en/rules.yaml?raw';
import { ContentError } from './content-error.ts';
import { numbersByHand } from './numbers-by-hand.ts';
import { fillText } from './placeholders.ts';
import { placeholders } from './site.ts';
import { parseYaml } from './yaml-file.ts';

/** The keys of the texts, as a list or as tables of lists. */
type Keys = readonly string[] | { readonly [key: string]: Keys };

/** A sentence for each key of a list, and nothing else; for tables of lists, an object of such. */
const textsFor = (keys: Keys): z.ZodType =>
  z.strictObject(
    Array.isArray(keys)
      ? Object.fromEntries((keys as readonly string[]).map((key) => [key, z.string().trim().min(1)]))
      : Object.fromEntries(
          Object.entries(keys).map(([key, below]: [string, Keys]) => [key, textsFor(below)]),
        ),
  );

/** The shape of `content/{language}/rules.yaml`: its keys are the ids of the rules. */
const rulesTextsSchema = textsFor(textKeys) as z.ZodType<Omit<RulesTexts, 'locale'>>;

/**
 * The words for the rules, with the facts filled in; `{name}` is left for who knows the value.
 *
 * @throws ContentError with file, line and key, for a missing sentence, one that no rule asks for, and numbers by hand
 */
export function readRulesTexts(file: string, yaml: string, locale: string): RulesTexts {
  const problems = numbersByHand(yaml);
  if (problems.length > 0) throw new ContentError(file, problems);
  const filled = yaml.replace(/\[\[\w+\]\]/g, (marker) => fillText(marker, placeholders));
  return { ...parseYaml(file, filled, rulesTextsSchema), locale };
}

/** The words for the rules in English. */
export const rulesTexts = readRulesTexts('content/en/rules.yaml', source, 'en-US');
