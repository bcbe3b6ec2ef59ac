import type { Catalog } from '#catalog/catalog.ts';
import type { EditorsDigest, EditorsReport } from '#config/editors-report.ts';
import { fill } from '#site/messages/fill.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { overdue, type PlacedSearch, placedSearches, topicsOf, unanswered } from './reading.ts';
import { mendReasons, tellingIn } from './tell.ts';
import { toMend } from './to-mend.ts';

/** A line of the mail is one line, whatever somebody has typed. */
const oneLine = (text: string) => text.replace(/\p{C}+|\s+/gu, ' ').trim();

/**
 * The mail of the week, about ten lines: what to mend, each with its file and line, and how much else there is. What readers wrote
 * is not in it, but the wording of a search that may be shown: mail is kept, and goes on.
 *
 * @param address where the whole page is
 */
export function digestOf(catalog: Catalog, report: EditorsReport, address: string): EditorsDigest {
  const { digest, searches: searchWords } = catalog.editors;
  const { day } = tellingIn(catalog);
  const period = { from: day(report.sinceDay), to: day(report.at) };
  const searches = report.stored ? placedSearches(report.stored) : [];
  const mend = toMend(report, searches);
  const rest = restOf(catalog, report, searches, searchWords.hidden);
  const all = fill(digest.all, { address });
  if (mend.length === 0 && rest.length === 0) {
    const text = [fill(digest.empty, period), '', all, ''].join('\n');
    return { subject: fill(digest.subjectEmpty, period), text, isEmpty: true };
  }
  const listed = mend.flatMap((entry, at) => [
    `${at + 1}. ${oneLine(entry.place.title)}`,
    `   ${oneLine(mendReasons(catalog, entry).join('; '))}`,
    `   ${entry.place.file}`,
  ]);
  const lines = [
    ...(mend.length > 0 ? [fill(digest.mend, period), ...listed, ''] : []),
    ...rest.map(oneLine),
    all,
    '',
  ];
  const count = mend.length;
  const open = report.stored?.messageCount ?? 0;
  const subject =
    count > 0
      ? fillPlural(digest.subject, { ...period, count }, catalog.locale)
      : open > 0
        ? fillPlural(digest.subjectOpen, { ...period, count: open }, catalog.locale)
        : fill(digest.subjectEmpty, period);
  return { subject, text: lines.join('\n'), isEmpty: false };
}

/** How much else there is, a line each; none where there is nothing. */
function restOf(
  catalog: Catalog,
  { at, stored }: EditorsReport,
  searches: readonly PlacedSearch[],
  hidden: string,
): string[] {
  const {
    editors: { digest },
    locale,
  } = catalog;
  const { number } = tellingIn(catalog);
  const due = overdue(at);
  const missed = searches.reduce((sum, search) => sum + unanswered(search), 0);
  const first = searches[0];
  const topics = stored ? topicsOf(stored) : [];
  const messages = topics.reduce((sum, { count }) => sum + count, 0);
  // However old: who waits since before this week waits still.
  const open = stored?.messageCount ?? 0;
  const comments = stored?.commentCount ?? 0;
  return [
    ...(first && missed > 0
      ? [
          `${fillPlural(digest.searches, { count: missed, wording: first.wording ?? hidden }, locale)} (${first.file})`,
        ]
      : []),
    ...(due[0]
      ? [
          `${fillPlural(digest.review, { count: due.length, title: due[0].place.title }, locale)} (${due[0].place.file})`,
        ]
      : []),
    ...(comments + messages + open > 0
      ? [
          fillPlural(
            digest.comments,
            { count: comments, messages: number(messages), open: number(open) },
            locale,
          ),
        ]
      : []),
  ];
}
