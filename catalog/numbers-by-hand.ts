import { type Language, languages } from '#config/languages.ts';
import { factText, marketplaceFacts } from '#rules/facts.ts';
import type { ContentProblem } from './content-error.ts';

type MarketplaceFact = keyof typeof marketplaceFacts;

const toNineteen = [
  ...[
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Patterns of the numbers from 0 to 99 in words. */
const inWords = [
  ...toNineteen,
  ...tens.flatMap((ten) => [ten, ...toNineteen.slice(1, 10).map((one) => `${ten}[ -]${one}`)]),
];

/** In digits or in words; the "two" of "twenty-two" is not meant. */
const numberPattern = (digits: string) => `(?:${digits}|(?<!ty[ -])${inWords[Number(digits)]})`;

const knownPatterns = new Map<Language, ReturnType<typeof makePatterns>>();

/** Made once: a build asks for them at every text of every page. */
function patternsOf(language: Language) {
  const patterns = knownPatterns.get(language) ?? makePatterns(language);
  knownPatterns.set(language, patterns);
  return patterns;
}

/** For each stated time, the ways in which an author might write it: "24 hours", "24-hour", "twenty-four to 78 hours". */
function makePatterns(language: Language) {
  const facts = (Object.keys(marketplaceFacts) as MarketplaceFact[]).map((name) => {
    const [number = '', unit = ''] = factText(name, languages[language].locale).split(' ');
    const numbers = number.split('-').map(numberPattern).join('(?:-|–| to )');
    const whole = unit.replace(/s$/, '');
    // "24h", "24 hrs", "30 min"
    const short = { hour: 'h|hr', minute: 'min', second: 'sec', year: 'yr' }[whole];
    return {
      name,
      pattern: new RegExp(`\\b${numbers}[ -]?(?:${short ? `${whole}|${short}` : whole})s?\\b`, 'gi'),
    };
  });
  // Hardly a text has one: it is looked through once.
  return { facts, any: new RegExp(facts.map(({ pattern }) => pattern.source).join('|'), 'i') };
}

/**
 * The numbers in a text that the rules know, each with the facts to write in its place.
 *
 * @param text what the author wrote, nothing filled in
 * @param firstLine the line on which the text begins
 */
export function numbersByHand(text: string, language: Language, firstLine = 1): ContentProblem[] {
  const { facts, any } = patternsOf(language);
  if (!any.test(text)) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = new Map<string, MarketplaceFact[]>();
    for (const { name, pattern } of facts) {
      for (const [match] of line.matchAll(pattern)) found.set(match, [...(found.get(match) ?? []), name]);
    }
    return [...found].map(([match, names]) => ({
      line: firstLine + index,
      field: `"${match}"`,
      message: `a number the rules know; write ${names.map((name) => `[[${name}]]`).join(' or ')}`,
    }));
  });
}
