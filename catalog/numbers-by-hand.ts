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

/** Room in a line, of whatever width, or written out. */
const space = String.raw`(?:[^\S\n]|&nbsp;|&#160;)`;
/** Where a line is wrapped: the next one goes on with the words, in YAML not with a name of its own. */
const wrap = String.raw`${space}*\n\s*(?![\w-]+:(?:\s|$))`;
const room = `(?:${wrap}|${space}+)`;
/** Of a word, one that is not broken among them. */
const hyphen = String.raw`[-\u2010\u2011]`;
/** Bold begins or ends. */
const mark = String.raw`\*{0,2}`;

/** Patterns of the numbers from 0 to 99 in words. */
const inWords = [
  ...toNineteen,
  ...tens.flatMap((ten) => [
    ten,
    ...toNineteen.slice(1, 10).map((one) => `${ten}(?:${room}|${hyphen})${one}`),
  ]),
];

/** In digits or in words; the "two" of "twenty-two" is not meant. */
const numberPattern = (digits: string) =>
  String.raw`(?:${digits}|(?<!ty[\s\u2010\u2011-])${inWords[Number(digits)]})`;

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
    const [number = '', unit = ''] = factText(name, languages[language].locale).split(/\s/);
    const numbers = number
      .split('-')
      .map(numberPattern)
      .join(`(?:${room}?(?:${hyphen}|[–—])${room}?|${room}to${room})`);
    const whole = unit.replace(/s$/, '');
    // "24h", "24 hrs", "30 min"
    const short = { hour: 'h|hr', minute: 'min', second: 'sec', year: 'yr' }[whole];
    return {
      name,
      pattern: new RegExp(
        String.raw`\b${numbers}${mark}(?:${room}|${hyphen})?${mark}(?:${short ? `${whole}|${short}` : whole})s?\b`,
        'gi',
      ),
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
  const found = new Map<string, { line: number; written: string; names: Set<string> }>();
  for (const { name, pattern } of facts)
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const line = firstLine + text.slice(0, index).split('\n').length - 1;
      const written = match.replace(/(?:\s|&nbsp;|&#160;)+/g, ' ');
      const key = `${line} ${written}`;
      found.set(key, found.get(key) ?? { line, written, names: new Set() });
      found.get(key)!.names.add(`[[${name}]]`);
    }
  return [...found.values()]
    .sort((a, b) => a.line - b.line)
    .map(({ line, written, names }) => ({
      line,
      field: `"${written}"`,
      message: `a number the rules know; write ${[...names].join(' or ')}`,
    }));
}
