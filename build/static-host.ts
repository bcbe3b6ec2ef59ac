import {
  askedAbout,
  cacheControlOf,
  contentTypeOf,
  speculationRules,
} from '../gateway/http/content-types.ts';
import { securityHeaders, type SecurityOptions } from '../gateway/http/security-headers.ts';
import { BuildError } from './step.ts';

type Headers = Record<string, string>;

/** The pages by their address, such as `/faqs/drive/A`, with their styles as `styleHashes` gives them; that for no page is `/404`. */
export type PageStyles = ReadonlyMap<string, readonly string[]>;

/** What Cloudflare takes: rules and letters of a line in `_headers`, lines without a wildcard and letters in `_redirects`. */
const max = { rules: 100, line: 2000, redirects: 2000, redirectLine: 1000 };

/** Folders whose files are kept otherwise than their ending says. */
const folders = ['/social/', '/rules/', '/assets/', '/static/'];

/**
 * `_headers` for a static host: what the gateway says of every address, from the same tables.
 *
 * A host joins what several rules say of one header, so a rule first takes away (`! Name`) what a wider one has set.
 *
 * Pages below a folder share a rule, which names the styles of all of them: however many they are, they are of few kinds.
 *
 * @param files every file of the site by its address, such as `/static/css/1d681cf8ae.css`; pages are `/faqs/index.html`
 * @throws BuildError where a host would cut it off
 */
export function headersFile(files: readonly string[], pages: PageStyles, options: SecurityOptions): string {
  const headersFor = securityHeaders(options);
  // A host decides by the address alone: whatever it does not find, it answers with this page.
  const notFound = pages.get('/404') ?? [];
  const usual = headersFor('/', notFound);
  const page = {
    ...usual,
    'cache-control': cacheControlOf('/index.html'),
    'speculation-rules': `"${speculationRules}"`,
  };
  const special = [...new Set([...options.tokenAddresses, options.embed.address])];
  const rules: string[][] = [['/*', ...lines(page)]];
  for (const { pattern, cacheControl, contentType } of fileRules(files)) {
    const rule = [pattern, '! speculation-rules', '! cache-control', `cache-control: ${cacheControl}`];
    rules.push(contentType ? [...rule, `content-type: ${contentType}`] : rule);
  }
  const stylesOf = stylesByRule(pages, notFound);
  for (const [path, styles] of stylesOf) {
    if (special.some((address) => path === address || path === `${address}/*`)) continue;
    const difference = changed(page, { ...page, ...headersFor(path, styles) });
    if (difference.length > 0) rules.push([path, ...difference]);
  }
  for (const address of special) {
    const below = `${address}/*`;
    // Where a host serves the file at its own name, too, its token is to be as discreet there.
    for (const [path, of] of [
      [address, address],
      [`${address}.html`, address],
      [below, below],
    ] as const)
      rules.push([path, ...changed(page, headersFor(address, stylesOf.get(of) ?? notFound))]);
  }
  const text = rules
    .map(([path, ...rest]) => [path, ...rest.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n');
  if (rules.length > max.rules)
    throw new BuildError(`_headers has ${rules.length} rules, more than ${max.rules}.`);
  checkLines('_headers', text, max.line);
  return `${text}\n`;
}

/**
 * `_redirects` for a static host, from the gateway's table. Other spellings of a page's own address are left out where the
 * host has the page itself; those in capitals cannot be told to one. To a host, an address with a slash behind it is another one:
 * as many as fit are led on, too, guesses first. Where a host would not take so many, what leads to the same
 * name in another folder becomes one line (and a name in small letters is led on twice), then a page's own name in small letters is
 * left out: names that a page had always stay.
 *
 * @param redirects where each address leads
 * @throws BuildError where a host would cut it off
 */
export function redirectsFile(redirects: Readonly<Record<string, string>>): string {
  const all = Object.entries(redirects).filter(([from, to]) => from !== to);
  const lines = fewEnough(all, redirects);
  const withSlash = lines.filter(([from]) => !from.endsWith('*')).map(([from, to]) => [`${from}/`, to]);
  // Before lines with a wildcard: after the first of them Cloudflare counts all as such, of which it takes a hundred.
  const text = [...withSlash.slice(0, Math.max(0, max.redirects - lines.length)), ...lines].map(
    ([from, to]) => `${from} ${to} 308`,
  );
  if (text.length > max.redirects)
    throw new BuildError(`_redirects has ${text.length} lines, more than ${max.redirects}.`);
  checkLines('_redirects', text.join('\n'), max.redirectLine);
  return `${text.join('\n')}\n`;
}

function fewEnough(all: [from: string, to: string][], redirects: Readonly<Record<string, string>>) {
  if (all.length <= max.redirects) return all;
  const isElsewhereToo = ([from, to]: [string, string]) => {
    const [, name] = /^\/(?:faq|help)\/(.*)$/.exec(from) ?? [];
    return name !== undefined && redirects[`/faqs/${name}`] === to;
  };
  const fewer = [
    ...all.filter((line) => !isElsewhereToo(line)),
    ...['/faq', '/help'].map((folder): [string, string] => [`${folder}/*`, '/faqs/:splat']),
  ];
  if (fewer.length <= max.redirects) return fewer;
  return fewer.filter(([from, to]) => from !== to.toLowerCase());
}

/** How long the files that fit are kept, and their type, where a host does not know it from the ending. */
interface FileRule {
  pattern: string;
  cacheControl: string;
  contentType?: string | undefined;
}

/** A rule for each ending of the files that are no pages, for each folder that is there, and for each file that is an exception. */
function fileRules(files: readonly string[]): FileRule[] {
  const others = files.filter((file) => !/\.(html|br|gz)$/.test(file));
  const endings = [...new Set(others.map(endingOf))].filter(Boolean).sort();
  return [
    ...endings.map((ending) => ({ pattern: `/*${ending}`, cacheControl: cacheControlOf(`/name${ending}`) })),
    ...folders.flatMap((folder) => {
      const example = others.find((file) => file.startsWith(folder));
      return example ? [{ pattern: `${folder}*`, cacheControl: cacheControlOf(example) }] : [];
    }),
    ...others
      .map((file) => ({ pattern: file, cacheControl: cacheControlOf(file), contentType: typeToTell(file) }))
      .filter(({ pattern, contentType }) => contentType !== undefined || askedAbout.includes(pattern)),
  ];
}

const endingOf = (file: string) => /\.\w+$/.exec(file)?.[0] ?? '';

/** Browsers pass over rules on what to fetch ahead that come as mere JSON; Apple's file has no ending. */
function typeToTell(file: string): string | undefined {
  const type = contentTypeOf(file);
  return type === contentTypeOf(`/name${endingOf(file)}`) ? undefined : type;
}

/** The styles that each rule names: of the one page at the top, of all pages below a folder with that for no page. */
function stylesByRule(pages: PageStyles, notFound: readonly string[]): Map<string, readonly string[]> {
  const rules = new Map<string, readonly string[]>();
  for (const [address, styles] of [...pages].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const folder = /^\/[^/]+\/(?=.)/.exec(address)?.[0];
    const path = folder ? `${folder}*` : address;
    const known = rules.get(path) ?? (folder ? notFound : []);
    if (address !== '/404') rules.set(path, [...new Set([...known, ...styles])]);
  }
  return rules;
}

const lines = (headers: Readonly<Headers>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

/** The lines that make the one of the other. */
function changed(from: Readonly<Headers>, to: Readonly<Headers>): string[] {
  const names = Object.keys(to).filter((name) => from[name] !== to[name]);
  return names.flatMap((name) => [...(from[name] ? [`! ${name}`] : []), `${name}: ${to[name]}`]);
}

function checkLines(name: string, text: string, letters: number): void {
  const long = text.split('\n').find((line) => line.length > letters);
  if (long)
    throw new BuildError(`A line of ${name} is longer than ${letters} letters: ${long.slice(0, 60)}…`);
}
