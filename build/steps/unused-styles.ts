/** A rule of a minified style sheet: what stands before its braces, and what is between them. */
interface Rule {
  prelude: string;
  /** The rules within, in an at-rule that groups them; else undefined. */
  rules?: Rule[];
  body: string;
}

type IsWritten = (word: string) => boolean;

/** At-rules that hold rules, not declarations. */
const grouping = /^@(layer|media|supports|container|starting-style|scope)\b/;

/**
 * A style sheet without what nobody asks for: rules of classes and elements that stand in no page and no script, and custom
 * properties that nothing reads. Neighboring blocks of one layer become one.
 *
 * @param css minified, without comments
 * @param isWritten whether a page or script that the sheet is for has the word
 */
export function withoutUnused(css: string, isWritten: IsWritten): string {
  const used = usedRules(parseRules(css), isWritten);
  const asked = new Set([...written(used).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  return written(withoutProperties(used, (name) => asked.has(name) || isWritten(name)));
}

/** The classes and custom properties of a page, its elements, their types and directions. */
export function wordsOfPage(html: string): Set<string> {
  const words = new Set([...propertiesIn(html), ...elementsOfPage(html)]);
  for (const [, list] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list!.split(' ')) words.add(name);
  return words;
}

/** The names of a page's elements, and what else selects them wherever they are: their types and directions. */
export function elementsOfPage(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/<([a-z][a-z0-9]*)|\s(?:type|dir)="(\w+)"/g)].map(([, tag, kind]) => tag ?? kind!),
  );
}

/** The words of a script that could be classes, since they stand in a text, and the custom properties that it names. */
export function wordsOfScript(script: string): Set<string> {
  const words = new Set(propertiesIn(script));
  for (const [word] of script.matchAll(/(?<=["'`\s])[\w-]+(?=["'`\s])/g)) words.add(word);
  return words;
}

/** The custom properties that a text names. */
export const propertiesIn = (text: string): string[] => text.match(/--[a-z][\w-]*/gi) ?? [];

function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    at = afterString(css, at);
    if (css[at] === ';') {
      // A statement such as the order of the layers.
      rules.push({ prelude: css.slice(start, at).trim(), body: ';' });
      start = at + 1;
    } else if (css[at] === '{') {
      const end = closingBrace(css, at);
      const prelude = css.slice(start, at).trim();
      const body = css.slice(at + 1, end);
      rules.push({ prelude, body, ...(grouping.test(prelude) && { rules: parseRules(body) }) });
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

/** The last place of the string that begins here, else the place itself. */
function afterString(css: string, at: number): number {
  const quote = css[at];
  if (quote !== '"' && quote !== "'") return at;
  let end = at + 1;
  while (end < css.length && css[end] !== quote) end += css[end] === '\\' ? 2 : 1;
  return end;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    at = afterString(css, at);
    if (css[at] === '{') depth++;
    if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

function usedRules(rules: readonly Rule[], isWritten: IsWritten): Rule[] {
  const kept: Rule[] = [];
  for (const rule of rules) {
    const before = kept.at(-1);
    if (rule.rules) {
      const within = usedRules(rule.rules, isWritten);
      const goesOn = before?.rules && rule.prelude.startsWith('@layer') && before.prelude === rule.prelude;
      if (goesOn) before.rules!.push(...within);
      else if (within.length > 0) kept.push({ ...rule, rules: within });
    } else if (rule.prelude.startsWith('@')) {
      kept.push(rule);
    } else {
      const selectors = splitList(rule.prelude).filter((selector) => isUsed(selector, isWritten));
      if (selectors.length > 0) kept.push({ ...rule, prelude: selectors.join(',') });
    }
  }
  return kept;
}

/** What is in brackets, as in `:not(.one)` or `:is(.one, .another)`, is taken for used. */
function isUsed(selector: string, isWritten: IsWritten): boolean {
  let outer = selector;
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  const kinds = [...outer.matchAll(/\[(?:type|dir)="?(\w+)"?\]/g)];
  const plain = outer.replace(/\[[^\]]*\]/g, '');
  const names = plain.matchAll(/\.([\w-]+)|(?:^|[\s>+~])([a-z][a-z0-9]*)/g);
  return [...kinds, ...names].every(([, name, element]) => isWritten(name ?? element!));
}

/** The parts between the outermost commas. */
function splitList(selectors: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of selectors) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function withoutProperties(rules: readonly Rule[], isAsked: (name: string) => boolean): Rule[] {
  return rules.map((rule) => {
    if (rule.rules) return { ...rule, rules: withoutProperties(rule.rules, isAsked) };
    if (!rule.body.includes('--')) return rule;
    const body = declarations(rule.body).filter((each) => {
      const name = /^\s*(--[\w-]+)\s*:/.exec(each)?.[1];
      return name === undefined || isAsked(name);
    });
    return { ...rule, body: body.join(';') };
  });
}

/** The parts between semicolons; those in brackets and strings part nothing. */
function declarations(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < body.length; at++) {
    at = afterString(body, at);
    if ('({'.includes(body[at]!)) depth++;
    if (')}'.includes(body[at]!)) depth--;
    if (body[at] === ';' && depth === 0) {
      parts.push(body.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, body.slice(start)].filter(Boolean);
}

const written = (rules: readonly Rule[]): string =>
  rules
    .map(({ prelude, rules: within, body }) =>
      within ? `${prelude}{${written(within)}}` : body === ';' ? `${prelude};` : `${prelude}{${body}}`,
    )
    .join('');
