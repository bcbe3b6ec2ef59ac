import { catalogOf } from '#catalog/catalog.ts';
import { overduePages } from '#catalog/review.ts';
import type { MessageState, MissedSearch, SectionComment, StoredReport } from '#config/editors-report.ts';
import { defaultLanguage } from '#config/languages.ts';
import { nearestSection } from './nearest-section.ts';
import { catalogIn, type Place, placeOf, reviewPlace, type SectionPlace, synonymsPlace } from './places.ts';
import { leastShare } from './wilson.ts';

/** Fewer answers say nothing of a section, and might say something of whoever gave them. */
const minVotes = 5;

/** A section that five people or more have answered below. */
export interface JudgedSection {
  place: SectionPlace;
  no: number;
  all: number;
  /** The lower end of what the share of "No" may be, 0 to 1. */
  least: number;
  /** The id of the reason that is given most, if one is. */
  reason: string | undefined;
}

/** Something that people wrote below a section. */
export interface PlacedComment extends SectionComment {
  /** Undefined where the section is gone. */
  place: SectionPlace | undefined;
}

export interface PlacedSearch extends MissedSearch {
  /** How people put it; undefined where nobody may be shown it. */
  wording: string | undefined;
  /** The section whose keywords may lack its words, if one is near. */
  nearest: SectionPlace | undefined;
  /** What to open: the keywords of that section, else the synonyms. */
  file: string;
}

/** A page past the day by which it was to be read again. */
export interface OverduePage {
  place: Place;
  /** `2026-11-22`. */
  by: string;
}

/** The sections with five answers or more, in today's places, most often in vain first. What nobody finds any more is left out. */
export function judgedSections({ votes, reasons }: StoredReport): JudgedSection[] {
  const judged = new Map<SectionPlace, JudgedSection & { reasons: Map<string, number> }>();
  for (const vote of votes) {
    const place = placeOf(vote);
    if (!place) continue;
    const known = judged.get(place) ?? {
      place,
      no: 0,
      all: 0,
      least: 0,
      reason: undefined,
      reasons: new Map(),
    };
    known.no += vote.no;
    known.all += vote.yes + vote.no;
    judged.set(place, known);
  }
  for (const row of reasons) {
    const place = placeOf(row);
    const counts = place && judged.get(place)?.reasons;
    counts?.set(row.reason, (counts.get(row.reason) ?? 0) + row.count);
  }
  return [...judged.values()]
    .filter(({ all }) => all >= minVotes)
    .map(({ reasons: counts, ...section }) => ({
      ...section,
      least: leastShare(section.no, section.all),
      reason: [...counts].sort(([, one], [, other]) => other - one)[0]?.[0],
    }))
    .sort((one, other) => other.least - one.least || other.all - one.all);
}

/** What people wrote, with the sections as they are called today. */
export const placedComments = ({ comments }: StoredReport): PlacedComment[] =>
  comments.map((comment) => ({ ...comment, place: placeOf(comment) }));

/** Missed searches, those of most people first. */
export const missedMost = ({ searches }: StoredReport): MissedSearch[] =>
  searches.toSorted((one, other) => unanswered(other) - unanswered(one) || other.unopened - one.unopened);

/** Missed searches, those of most people first, each with what to open. */
export function placedSearches(stored: StoredReport, max = Infinity): PlacedSearch[] {
  return missedMost(stored)
    .slice(0, max)
    .flatMap((search) => {
      const catalog = catalogIn(search.language);
      if (!catalog) return [];
      const nearest = nearestSection(catalog, search);
      return [
        {
          ...search,
          wording: search.wordings[0],
          nearest,
          file: nearest?.keywords ?? synonymsPlace(catalog.language),
        },
      ];
    });
}

/** How often somebody was left without an answer: whoever opened nothing may have read it in the list. */
export const unanswered = ({ nothing, declined }: MissedSearch): number => nothing + declined;

/** The pages of the site past their date, the oldest first. @param at milliseconds since 1970 */
export function overdue(at: number): OverduePage[] {
  const today = new Date(at).toISOString().slice(0, 10);
  return overduePages(catalogOf(defaultLanguage).helpPages, today).map((page) => ({
    place: reviewPlace(page),
    by: page.frontMatter.reviewBy,
  }));
}

/** How many wrote about a topic. */
export interface Topic {
  topic: string;
  audience: string;
  count: number;
  /** How many of them an editor has to do something about. */
  open: number;
}

/** The topics that people wrote about, the most frequent first. */
export function topicsOf({ topics }: StoredReport): Topic[] {
  const found = new Map<string, Topic>();
  for (const { topic, audience, state, count } of topics) {
    const key = `${audience} ${topic}`;
    const known = found.get(key) ?? { topic, audience, count: 0, open: 0 };
    known.count += count;
    if (openStates.has(state)) known.open += count;
    found.set(key, known);
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
}

const openStates: ReadonlySet<MessageState> = new Set(['waiting', 'failed', 'inbox']);
