import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { incidentKinds, type SiteData } from '#config/site-data-schema.ts';
import { dayMs } from '../day.ts';
import { bannerBytes, maxBannerBytes } from './banner.ts';
import { type Incident, isTold } from './incident.ts';

/** How much there may be of what, and for how long. */
export const limits = { incidents: 5, text: 200, label: 40, href: 200, routes: 20, days: 14 };
/** "information, warning or emergency" */
const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What is wrong with an incident: a line for each mistake, that says what to mend. */
export class IncidentMistake extends Error {}

/** What of the site an incident is checked against. */
export type KnownSite = Pick<SiteData, 'language' | 'audiences' | 'incident'>;

/**
 * Reads one incident, or a list of them, written as JSON or YAML.
 *
 * @param now milliseconds since 1970
 * @throws IncidentMistake
 */
export function readIncidents(source: string, site: KnownSite, now: number): Incident[] {
  const { incidents, mistakes } = readEach(source, site, now);
  if (mistakes.length > 0) throw new IncidentMistake(mistakes.join('\n'));
  return incidents;
}

/**
 * Reads what another release may have taken, whose pages were others: each incident by itself.
 *
 * @param now milliseconds since 1970
 * @returns those that can be told, and what is wrong with others
 * @throws IncidentMistake where it is no list of incidents at all
 */
export function readEach(
  source: string,
  site: KnownSite,
  now: number,
): { incidents: Incident[]; mistakes: string[] } {
  const given = parsed(source);
  const list = Array.isArray(given) ? given : [given];
  if (list.length > limits.incidents)
    throw new IncidentMistake(
      `These are ${list.length} incidents: tell of at most ${limits.incidents} at once.`,
    );
  const mistakes: string[] = [];
  const read = list.map((each, index) => {
    const prefix = list.length > 1 ? `incident ${index + 1}: ` : '';
    const result = schemaFor(site, now).safeParse(each);
    const wrong = result.success ? mistakesAsAWhole(result.data, site) : result.error.issues.map(sentence);
    mistakes.push(...wrong.map((mistake) => prefix + mistake));
    return wrong.length > 0 ? undefined : result.data;
  });
  return { incidents: read.filter((each) => each !== undefined), mistakes };
}

function parsed(source: string): unknown {
  try {
    return parse(source, { logLevel: 'error' });
  } catch (error) {
    const [where = ''] = (error as Error).message.split('\n');
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    const remedy = line && remedyOf(error as YAMLParseError, source, line);
    throw new IncidentMistake(remedy ? `line ${line} ${remedy}` : `This is neither JSON nor YAML: ${where}`);
  }
}

/** The parser has other names for a tab, too, by what it stands in. JSON may be indented with tabs: there another slip is meant. */
function remedyOf({ code }: YAMLParseError, source: string, line: number): string | undefined {
  const isTab = /^ *\t/.test(source.split('\n')[line - 1] ?? '') && !/^\s*[[{]/.test(source);
  return remedies[isTab ? 'TAB_AS_INDENT' : code];
}

/** What to do about the slips that are likely in a few lines, by what the parser calls them. */
const remedies: Partial<Record<YAMLParseError['code'], string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'has a ": " in its text, or a line below that is too far in: put such a text between double quotes',
  TAB_AS_INDENT: 'begins with a tab: indent with spaces',
  DUPLICATE_KEY: 'stands here for the second time: delete one of both',
};

function sentence({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `${path.join('.')} ${message}` : message;
}

function schemaFor(site: KnownSite, now: number) {
  const addresses = Object.keys(site.audiences);
  const words = (max: number) => wordsIn(site.language, max);
  const route = z
    .string('must be the address of a page, such as /faqs')
    .refine((given) => addresses.some((address) => isTold({ routes: [given] }, address, {})), {
      error: ({ input }) =>
        `is ${JSON.stringify(input)}, where there is no page: take the address of a page without ? and #, such as /faqs/host`,
    });
  const href = z
    .string('must be text')
    .max(limits.href, `must have at most ${limits.href} letters`)
    .refine(
      (given) => isHttps(given) || (given.startsWith('/') && addresses.includes(given.split(/[?#]/)[0]!)),
      {
        error: ({ input }) =>
          `is ${JSON.stringify(input)}: take a page of this site, such as /faqs, or an address that begins with https://`,
      },
    );
  return z.strictObject(
    {
      kind: z.enum(incidentKinds, `must be ${anyOf.format(incidentKinds)}`),
      text: words(limits.text),
      link: z
        .strictObject({ href, label: words(limits.label) }, { error: known('href', 'label') })
        .optional(),
      audience: z.enum(['drive', 'host'], 'must be drive or host; left out, it is for everybody').optional(),
      routes: z
        .array(route, 'must be a list of addresses, such as [/faqs/host]; left out, all pages tell of it')
        .min(1, 'is empty: left out, all pages tell of it')
        .max(limits.routes, `must have at most ${limits.routes} addresses`)
        .optional(),
      until: moment(now),
    },
    { error: known('kind', 'text', 'link', 'audience', 'routes', 'until') },
  );
}

/** What is wrong with an incident whose fields are right, each by itself. */
function mistakesAsAWhole(incident: Incident, site: KnownSite): string[] {
  const { audience, routes = [] } = incident;
  const mistakes: string[] = [];
  if (!Object.keys(site.audiences).some((address) => isTold(incident, address, site.audiences)))
    mistakes.push(`no page below ${routes.join(', ')} is for ${audience}: change audience or routes`);
  const bytes = bannerBytes(incident, site);
  if (bytes > maxBannerBytes)
    mistakes.push(
      `the banner adds ${bytes} bytes to each page, at most ${maxBannerBytes} are allowed: shorten text, label or href`,
    );
  return mistakes;
}

/** For one language, or for several by their names. */
function wordsIn(language: string, max: number) {
  const text = z
    .string('must be text')
    .transform((given) => given.replace(/\s+/g, ' ').trim())
    .refine((given) => given !== '' && [...given].length <= max, {
      error: ({ input }) => `has ${[...String(input)].length} letters: from 1 to ${max} are possible`,
    })
    .refine((given) => !/\p{Cc}/u.test(given), 'has control characters: take them out');
  return z.preprocess(
    (given) => (typeof given === 'string' ? { [language]: given } : given),
    z
      .record(z.string().regex(/^[a-z]{2,3}(-\w+)*$/), text, {
        error: ({ code }) =>
          code === 'invalid_key'
            ? `is no language such as ${language}`
            : `must be text, or text by language, such as ${language}: …`,
      })
      .refine((given) => given[language] !== undefined, `lacks the language of the site, ${language}`),
  );
}

function moment(now: number) {
  return z.iso
    .datetime({
      offset: true,
      abort: true,
      error: `must be the moment at which it ends, with its zone, such as ${inAnHour(now)}`,
    })
    .refine((given) => Date.parse(given) <= now + limits.days * dayMs, {
      error: ({ input }) => `is ${String(input)}: at most ${limits.days} days ahead are possible`,
    });
}

const inAnHour = (now: number) => `${new Date(now + 60 * 60_000).toISOString().slice(0, 16)}:00Z`;

function isHttps(address: string): boolean {
  return /^https:\/\/[^\s"<>\\@]+$/.test(address) && URL.canParse(address);
}

/** For an object that is none, or has a field that nobody knows. */
const known =
  (...names: string[]) =>
  (issue: { code?: string | undefined; keys?: string[] | undefined }) =>
    issue.code === 'unrecognized_keys'
      ? `has ${issue.keys?.join(', ')}, which is not known here: ${names.join(', ')} are`
      : `must have ${names.join(', ')}`;
