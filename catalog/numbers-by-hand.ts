import { type Language, languages } from '#config/languages.ts';
import { factText, marketplaceFacts } from '#rules/facts.ts';
import type { ContentProblem } from './content-error.ts';

type MarketplaceFact = keyof typeof marketplaceFacts;

/** For each stated time, the ways in which an author might write it: "24 hours", "24-hour", "24 to 78 hours". */
const patternsOf = (language: Language) =>
  (Object.keys(marketplaceFacts) as MarketplaceFact[]).map((name) => {
    const [number = '', unit = ''] = factText(name, languages[language].locale).split(' ');
    const digits = number.replace('-', '(?:-|–| to )');
    const whole = unit.replace(/s$/, '');
    // "24h", "24 hrs", "30 min"
    const short = { hour: 'h|hr', minute: 'min', second: 'sec', year: 'yr' }[whole];
    return {
      name,
      pattern: new RegExp(`\\b${digits}[ -]?(?:${short ? `${whole}|${short}` : whole})s?\\b`, 'gi'),
    };
  });

/**
 * The numbers in a text that the rules know, each with the facts to write in its place.
 *
 * @param text what the author wrote, nothing filled in
 * @param firstLine the line on which the text begins
 */
export function numbersByHand(text: string, language: Language, firstLine = 1): ContentProblem[] {
  const patterns = patternsOf(language);
  return text.split('\n').flatMap((line, index) => {
    const found = new Map<string, MarketplaceFact[]>();
    for (const { name, pattern } of patterns) {
      for (const [match] of line.matchAll(pattern)) found.set(match, [...(found.get(match) ?? []), name]);
    }
    return [...found].map(([match, names]) => ({
      line: firstLine + index,
      field: `"${match}"`,
      message: `a number the rules know; write ${names.map((name) => `[[${name}]]`).join(' or ')}`,
    }));
  });
}
