import type { Search } from '../../search/engine.ts';
import type { SearchAudience, Urgency } from '../../search/types.ts';

/** A real wording with the help pages that answer it. */
export interface LabeledQuery {
  q: string;
  audience: SearchAudience;
  /** Names of the pages, any of which answers it. */
  pages: string[];
  /** The very sections, as `Page#Anchor`, where they are known. */
  sections?: string[];
  style: string;
  /** What kind of emergency card it brings; false for none. Only where the wording is about that. */
  urgent?: Urgency['kind'] | false;
}

/** A wording, and the emergency card that it brings; false for none. */
export interface LabeledCard {
  q: string;
  audience: SearchAudience;
  urgent: Urgency['kind'] | false;
}

/** A wording that the site has no answer to, and sections that say of it that it isn't published. */
export interface Unanswerable {
  q: string;
  audience: SearchAudience;
  sections?: string[];
}

/** Shares from 0 to 1, of `count` queries. */
export interface Figures {
  count: number;
  hit1: number;
  hit3: number;
  mrr: number;
  /** Share answered as "nothing fits well enough". */
  missed: number;
}

export interface Answered {
  query: LabeledQuery;
  /** Place of the first right answer from 1; Infinity where there is none among the ten first. */
  place: number;
  fits: boolean;
  /** `Page#Anchor` of the first hits. */
  found: string[];
  urgent: Urgency | undefined;
}

/** Wordings with an answer; some are only about the emergency card. */
export const answerable = (queries: readonly LabeledQuery[]): LabeledQuery[] =>
  queries.filter(({ pages }) => pages.length > 0);

/** Asks every query, each with its audience. Pages are compared, or sections where `bySection` is set. */
export function answer(queries: readonly LabeledQuery[], { search }: Search, bySection = false): Answered[] {
  return queries.map((query) => {
    const { hits, fits, urgent } = search(query.q, { audience: query.audience, limit: 10 });
    const found = hits.map(({ document }) => document.url.replace(/^\/faqs\/\w+\//, ''));
    const isRight = (url: string) =>
      bySection ? query.sections!.includes(url) : query.pages.includes(url.replace(/#.*/, ''));
    const at = found.findIndex(isRight);
    return { query, place: at < 0 ? Infinity : at + 1, fits, found, urgent };
  });
}

/** Hit rates and mean reciprocal rank of what was answered. */
export function figuresOf(answered: readonly Answered[]): Figures {
  const share = (test: (one: Answered) => boolean) => answered.filter(test).length / answered.length;
  return {
    count: answered.length,
    hit1: share(({ place }) => place === 1),
    hit3: share(({ place }) => place <= 3),
    mrr: answered.reduce((sum, { place }) => sum + 1 / place, 0) / answered.length,
    missed: share(({ fits }) => !fits),
  };
}

/** Whether a wording brings the card that it should, for whom it should; undefined for wordings that are not about that. */
export function isCardRight({ query, urgent }: Answered): boolean | undefined {
  if (query.urgent === undefined) return undefined;
  const audience = query.pages.some((page) => page.startsWith('Host')) ? 'host' : 'drive';
  if (!query.urgent) return urgent === undefined;
  return urgent?.audience === audience && isKind(urgent.kind, query.urgent, audience);
}

/** A driver's cards for danger and for a threat say alike to call first, and lead to the same steps. */
function isKind(got: Urgency['kind'], wanted: Urgency['kind'], audience: SearchAudience): boolean {
  return got === wanted || (audience !== 'host' && got !== 'breakdown' && wanted !== 'breakdown');
}

/** The same wordings as if nobody had said whom the answers are for. */
export const unsaid = (queries: readonly LabeledQuery[]): LabeledQuery[] =>
  queries.map((query) => ({ ...query, audience: 'any' }));

/** Wordings that say whether they bring a card. */
export const labeledCards = (queries: readonly LabeledQuery[]): LabeledCard[] =>
  queries.flatMap(({ q, audience, urgent }) => (urgent === undefined ? [] : [{ q, audience, urgent }]));

/** Of wordings of people in trouble, those without a card, and those whose card is another; of all others, those with one. */
export function cardsOf(labeled: readonly LabeledCard[], { search }: Search) {
  const got = labeled.map((one) => ({ ...one, got: search(one.q, { audience: one.audience }).urgent?.kind }));
  const inTrouble = got.filter(({ urgent }) => urgent !== false);
  const others = got.filter(({ urgent }) => urgent === false);
  return {
    inTrouble: inTrouble.length,
    missing: inTrouble.filter((one) => !one.got),
    otherKind: inTrouble.filter(
      ({ got, urgent, audience }) => got && urgent && !isKind(got, urgent, audience),
    ),
    others: others.length,
    falseAlarms: others.filter((one) => one.got),
  };
}

/** Wordings without an answer that are answered all the same, by something that does not say that it isn't published. */
export function wronglyAnswered(wordings: readonly Unanswerable[], { search }: Search): string[] {
  return wordings.flatMap(({ q, audience, sections = [] }) => {
    const { hits, fits } = search(q, { audience });
    const first = hits[0]?.document.url.replace(/^\/faqs\/\w+\//, '') ?? '';
    const isSaid = first.endsWith('#NotPublished') || sections.includes(first);
    return fits && !isSaid ? [`${audience} "${q}": ${first}`] : [];
  });
}
