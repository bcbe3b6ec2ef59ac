import type { EditorsReport } from '#config/editors-report.ts';
import type { Place } from './places.ts';
import {
  type JudgedSection,
  judgedSections,
  overdue,
  type OverduePage,
  type PlacedSearch,
  unanswered,
} from './reading.ts';

/** Something to mend, and why: a section, a search that finds none, or a page. */
export interface ToMend {
  place: Place;
  section?: JudgedSection;
  /** How often it was searched for in vain, and how people put it, where that may be shown. */
  searches?: { count: number; wording: string | undefined };
  overdue?: OverduePage;
}

/** Once is an accident. */
const minSearches = 2;
const most = 3;

/**
 * What to mend first, at most three: where most people were left without an answer, at the least. Of those who answered that is
 * the lower end of the share, and with them those who searched for it in vain; then the pages that are due, the oldest first.
 */
export function toMend(report: EditorsReport, searches: readonly PlacedSearch[]): ToMend[] {
  const found = new Map<string, ToMend & { people: number }>();
  const entryAt = (place: Place) => {
    const key = place.href ?? place.title;
    const entry = found.get(key) ?? { place, people: 0 };
    found.set(key, entry);
    return entry;
  };
  for (const section of report.stored ? judgedSections(report.stored) : []) {
    const people = section.least * section.all;
    if (people >= 1) Object.assign(entryAt(section.place), { section, people });
  }
  for (const search of searches) {
    const count = unanswered(search);
    const { nearest, wording, file } = search;
    const place = nearest ? { ...nearest, file } : wording && { title: wording, file };
    if (count < minSearches || !place) continue;
    const entry = entryAt(place);
    entry.people += count;
    entry.searches = {
      count: count + (entry.searches?.count ?? 0),
      wording: entry.searches?.wording ?? wording,
    };
  }
  const due = overdue(report.at);
  const dueAt = (place: Place) => due.find((page) => page.place.href === place.href?.replace(/#.*/, ''));
  const byPeople: ToMend[] = [...found.values()].sort((one, other) => other.people - one.people);
  const withDate = byPeople.map((entry) => {
    const page = dueAt(entry.place);
    return page ? { ...entry, overdue: page } : entry;
  });
  // A page that is said to be due beside one of its sections takes no place of its own.
  const told = new Set(withDate.map((entry) => entry.overdue));
  const alone = due.filter((page) => !told.has(page));
  return [...withDate, ...alone.map((page) => ({ place: page.place, overdue: page }))].slice(0, most);
}
