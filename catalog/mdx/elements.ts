import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { appNames } from '#config/site-schema.ts';
import { hostAccountTypes } from '#rules/host-account.ts';
import { roles } from '#rules/reservation-states.ts';
import { editDistance } from '#search/spelling.ts';
import type { ContentProblem } from '../content-error.ts';
import { audiences } from '../help-file.ts';
import { nearestOf } from '../nearest.ts';
import { nodesIn } from './nodes-in.ts';

/** What an author may give an element by a name: one of some values, or any words. */
interface Given {
  values?: readonly string[];
  optional?: true;
}

interface AuthorElement {
  given: Readonly<Record<string, Given>>;
  /** Whether anything stands in it. */
  hasText?: true;
}

const words: Given = {};
const role = { values: roles };

/** Every element that an author may write, and what with. What each says or draws is in `site/article/elements`. */
const authorElements = {
  AccessTypes: { given: {} },
  AccountFields: { given: { type: { values: Object.keys(hostAccountTypes) } } },
  AppScreen: {
    given: {
      app: { values: appNames },
      name: words,
      status: { optional: true },
      highlight: { optional: true },
    },
  },
  Callout: { given: { kind: { values: ['danger', 'warning', 'note'] }, title: words }, hasText: true },
  ChargeReasons: { given: {} },
  Deadlines: { given: { audience: { values: audiences } } },
  EligibilityCriteria: { given: {} },
  EraseForm: { given: {} },
  InviteStates: { given: {} },
  RefundReasons: { given: {} },
  ReservationActions: { given: { role } },
  ReservationStates: { given: { role } },
  Tool: { given: { name: words, role: { ...role, optional: true } } },
  VehicleStatuses: { given: {} },
} as const satisfies Record<string, AuthorElement>;

/** What an author who knows HTML writes instead. */
const inMarkdown: Readonly<Record<string, string>> = {
  b: '**so**',
  strong: '**so**',
  i: '*so*',
  em: '*so*',
  u: '**so**',
  a: '[its words](/its/address)',
  p: 'an empty line between paragraphs',
  br: 'an empty line between paragraphs',
  h2: '## Title {/* #Anchor */}',
  h3: '### Title',
  ul: 'each on a line that begins with "- "',
  li: 'each on a line that begins with "- "',
  ol: 'each on a line that begins with "1. "',
  img: '![what is to be seen](/pictures/name.webp)',
  table: 'a table with | between its cells',
};

/** What to say of an element of HTML; undefined of any other. */
export function insteadOfHtml(name: string): string | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(inMarkdown, key)
    ? `is HTML, which articles do without; write ${inMarkdown[key]}`
    : undefined;
}

export type AuthorElementName = keyof typeof authorElements;

type Element = Extract<Nodes, { attributes: MdxJsxFlowElement['attributes'] }>;

/** Elements that are none, and what is given to one by mistake. */
export function elementSlipsIn(tree: Root): ContentProblem[] {
  return nodesIn(tree)
    .filter((node): node is Element => 'attributes' in node)
    .flatMap((element) => {
      const line = element.position?.start.line ?? 1;
      return mistakesIn(element).map((message) => ({ line, field: `<${element.name ?? ''}>`, message }));
    });
}

function mistakesIn({ type, name, attributes, children }: Element): string[] {
  const known: AuthorElement | undefined = isKnown(name) ? authorElements[name] : undefined;
  if (!known) {
    const names = Object.keys(authorElements);
    const [nearest = ''] = nearestOf(name ?? '', names);
    const isSlip =
      nearest.length > 4 && editDistance(nearest.toLowerCase(), (name ?? '').toLowerCase(), 2) <= 2;
    return [
      insteadOfHtml(name ?? '') ??
        `is no element of articles; ${isSlip ? `the nearest is <${nearest}>` : `there are ${names.join(', ')}`}`,
    ];
  }
  const place = type === 'mdxJsxTextElement' ? ['stands on a line of its own'] : [];
  const inside = children.length > 0 && !known.hasText ? ['has nothing in it; close it with />'] : [];
  return [...place, ...inside, ...attributes.flatMap((each) => mistakesOf(each, known)), ...missing(known)];

  function missing({ given }: AuthorElement): string[] {
    return Object.keys(given)
      .filter((key) => !given[key]!.optional && !attributes.some((each) => nameOf(each) === key))
      .map((key) => `needs ${key}="${given[key]!.values?.join('" or "') ?? '…'}"`);
  }
}

function mistakesOf(attribute: Element['attributes'][number], { given }: AuthorElement): string[] {
  const name = nameOf(attribute);
  const { value } = attribute;
  if (name === undefined || typeof value !== 'string') return ['takes values in straight quotes only'];
  if (!Object.hasOwn(given, name)) {
    const names = Object.keys(given);
    return [`takes no ${name}; ${names.length > 0 ? `known are ${names.join(', ')}` : 'it takes nothing'}`];
  }
  const { values } = given[name]!;
  if (value === '') return [`${name} is empty`];
  return values && !values.includes(value) ? [`${name} is ${values.join(' or ')}, not "${value}"`] : [];
}

const nameOf = (attribute: Element['attributes'][number]) =>
  attribute.type === 'mdxJsxAttribute' ? attribute.name : undefined;

const isKnown = (name: string | null): name is AuthorElementName =>
  name !== null && Object.hasOwn(authorElements, name);
