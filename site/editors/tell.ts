import type { Catalog } from '#catalog/catalog.ts';
import type { ContactDoubt } from '#config/contact-page.ts';
import { fill } from '#site/messages/fill.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { perCatalog } from '#site/per-catalog.ts';
import type { ToMend } from './to-mend.ts';

/** How a day, a share and a list read in a language. To make a format takes longer than to use it a hundred times. */
export const tellingIn = perCatalog(({ locale }) => {
  const utc = { timeZone: 'UTC' } as const;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...utc });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...utc });
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    /** A day, `2026-11-22` or milliseconds since 1970, in UTC. */
    day: (day: string | number) => days.format(new Date(day)),
    /** A moment in milliseconds since 1970, in UTC. */
    moment: (at: number) => moments.format(at),
    /** A share from 0 to 1. */
    share: (share: number) => shares.format(share),
    number: (number: number) => numbers.format(number),
    list: (items: readonly string[]) => lists.format(items),
  };
});

/** The words for a reason that a reader chose, by its id; an id that is no longer offered stands for itself. */
export const reasonWords = ({ feedback }: Catalog, reason: string): string =>
  (feedback.ask.reasons as Record<string, string>)[reason] ?? reason;

/** The words for whom something is, by `drive`, `host` or anything else. */
export const audienceWords = ({ editors }: Catalog, audience: string): string =>
  (editors.audiences as Record<string, string>)[audience] ?? editors.audiences.any;

/** The words for what a text may say of a person. */
export const suspectedWords = (catalog: Catalog, kinds: readonly string[]): string => {
  const words: Record<string, string> = catalog.editors.personal;
  return tellingIn(catalog).list(kinds.map((kind) => words[kind] ?? kind));
};

/** Why a message may come from a program. */
export const doubtWords = (catalog: Catalog, doubts: readonly ContactDoubt[]): string => {
  const { doubted, doubts: words } = catalog.editors.messages;
  return fill(doubted, { doubts: doubts.map((doubt) => words[doubt]).join(' · ') });
};

/** Why something is to be mended, in a few phrases. */
export function mendReasons(catalog: Catalog, { section, searches, overdue }: ToMend): string[] {
  const { mend, searches: words } = catalog.editors;
  const { share, day, number } = tellingIn(catalog);
  return [
    ...(section
      ? [
          fill(mend.votes, {
            no: number(section.no),
            all: number(section.all),
            share: share(section.least),
          }),
        ]
      : []),
    ...(section?.reason ? [fill(mend.reason, { reason: reasonWords(catalog, section.reason) })] : []),
    ...(searches
      ? [
          fillPlural(
            mend.searches,
            { count: searches.count, wording: searches.wording ?? words.hidden },
            catalog.locale,
          ),
        ]
      : []),
    ...(overdue ? [fill(mend.overdue, { date: day(overdue.by) })] : []),
  ];
}
