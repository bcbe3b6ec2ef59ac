import type { YAMLParseError } from 'yaml';

const betweenQuotes = 'put the whole text between double quotes, and write those in it as “ and ”';

/** What the parser means, by its code and how its message begins. */
const remedies: [code: YAMLParseError['code'], message: RegExp, remedy: string][] = [
  ['BLOCK_AS_IMPLICIT_KEY', /^A block seq/, 'is not as far in as the lines above; give it the same spaces'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /^/,
    'has a ": " in its text, or a line below that is too far in; put such a text between quotes, or take the line out',
  ],
  ['TAB_AS_INDENT', /^/, 'begins with a tab; indent with spaces'],
  ['DUPLICATE_KEY', /^/, 'stands here for the second time; delete one of both'],
  ['BAD_INDENT', /^Flow/, 'has a [ or { above it that is not closed; end that line with ] or }'],
  ['BAD_INDENT', /^/, 'is indented unlike the lines that belong with it; give all of them the same spaces'],
  ['MULTILINE_IMPLICIT_KEY', /^/, 'has no ": " after its name; write name: value'],
  ['MISSING_CHAR', /^Missing closing/, 'is where the file ends in quotes; close them where the text ends'],
  ['MISSING_CHAR', /^Implicit/, 'has no ": " after its name; write name: value'],
  [
    'MISSING_CHAR',
    /^Missing , or :/,
    'has something behind a quote; put a comma before it, or the whole between quotes',
  ],
  ['UNEXPECTED_TOKEN', /node end$/, `goes on behind a quote or bracket that ends it; ${betweenQuotes}`],
  ['UNEXPECTED_TOKEN', /^Unexpected , in/, 'has a comma with nothing before it; delete it'],
  ['UNEXPECTED_TOKEN', /flow-(?:seq|map)-end/, 'has a bracket too many; delete it'],
  ['UNEXPECTED_TOKEN', /^/, `has a sign where YAML takes it for its own; ${betweenQuotes}`],
  ['BAD_SCALAR_START', /^/, `begins with a sign that YAML keeps for itself; ${betweenQuotes}`],
  ['BAD_DQ_ESCAPE', /^/, 'has a \\ between double quotes; write it twice, or use single quotes'],
  ['MULTIPLE_DOCS', /^/, 'is a line of ---, which ends the file for YAML; delete it'],
];

/** A mistake in YAML in an author's words; in the parser's own where it is a rare one. */
export const yamlMistake = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): string =>
  remedies.find(([known, pattern]) => known === code && pattern.test(message))?.[2] ?? message;

/** Of a text that begins with an asterisk, which means something else to YAML. */
export const asteriskMistake = `begins with *, which YAML keeps for itself; ${betweenQuotes}`;
