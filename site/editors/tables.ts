import type { Catalog } from '#catalog/catalog.ts';
import type { EditorsTable, StoredReport } from '#config/editors-report.ts';
import { fill } from '#site/messages/fill.ts';
import { csv } from './csv.ts';
import { judgedSections, placedComments, placedSearches, topicsOf } from './reading.ts';
import { topicPlace } from './topics.ts';
import { audienceWords, reasonWords, suspectedWords, tellingIn } from './tell.ts';

type Rows = (string | number)[][];

const tables: Record<EditorsTable, (catalog: Catalog, stored: StoredReport) => Rows> = {
  sections(catalog, stored) {
    const { columns } = catalog.editors.sections;
    const { place, link } = catalog.editors;
    return [
      [columns.section, place, link, columns.no, catalog.feedback.yes, columns.least, columns.reason],
      ...judgedSections(stored).map(({ place: { title, file, href }, no, all, least, reason }) => [
        title,
        file,
        href,
        no,
        all - no,
        Math.round(least * 1000) / 1000,
        reason ? reasonWords(catalog, reason) : '',
      ]),
    ];
  },
  /** What may say something of a person stays on the page: a file goes on, and is kept. */
  comments(catalog, stored) {
    const { columns, withheld, ...words } = catalog.editors.comments;
    return [
      [columns.at, columns.section, catalog.editors.place, columns.answer, columns.reason, columns.text],
      ...placedComments(stored).map(({ at, place, page, section, answer, reason, text, suspected }) => [
        new Date(at).toISOString(),
        place?.title ?? `${page}#${section}`,
        place?.file ?? '',
        answer === 'yes' ? words.yes : words.no,
        reason ? reasonWords(catalog, reason) : '',
        suspected.length > 0 ? fill(withheld, { kinds: suspectedWords(catalog, suspected) }) : text,
      ]),
    ];
  },
  searches(catalog, stored) {
    const { columns, hidden } = catalog.editors.searches;
    return [
      [
        columns.wording,
        columns.nothing,
        columns.declined,
        columns.unopened,
        columns.days,
        columns.nearest,
        catalog.editors.place,
      ],
      ...placedSearches(stored).map(({ wordings, nothing, declined, unopened, days, nearest, file }) => [
        tellingIn(catalog).list(wordings) || hidden,
        nothing,
        declined,
        unopened,
        days,
        nearest?.title ?? '',
        file,
      ]),
    ];
  },
  /** How many, and no more: the messages themselves are somebody's. */
  messages(catalog, stored) {
    const { columns } = catalog.editors.messages;
    return [
      [columns.topic, catalog.editors.place, columns.audience, columns.count, columns.open],
      ...topicsOf(stored).map(({ topic, audience, count, open }) => {
        const { title, file } = topicPlace(catalog, topic);
        return [title, file, audienceWords(catalog, audience), count, open];
      }),
    ];
  },
};

/** A part of the editors' page as a table in CSV. */
export const tableOf = (catalog: Catalog, table: EditorsTable, stored: StoredReport): string =>
  csv(tables[table](catalog, stored), catalog.locale);
