import type { EditorsPeriod, StoredReport } from '#config/editors-report.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { Part } from './part.tsx';
import { File, PlaceLink } from './place-link.tsx';
import { judgedSections, overdue, type PlacedSearch, topicsOf } from './reading.ts';
import { Table } from './table.tsx';
import { audienceWords, mendReasons, reasonWords, tellingIn } from './tell.ts';
import type { ToMend } from './to-mend.ts';
import { topicPlace } from './topics.ts';
import styles from './editors.module.css';

/** Longer lists are in the tables. */
const maxRows = 20;

/** What an editor does on Monday morning. */
export function MendPart({ entries }: { entries: readonly ToMend[] }) {
  const catalog = useCatalog();
  const { mend } = catalog.editors;
  return (
    <Part id="mend" words={mend} shown={entries.length}>
      <ol className={styles.mend}>
        {entries.map((entry) => (
          <li key={entry.place.file} className="card">
            <p className={styles.what}>
              <PlaceLink {...entry.place} />
            </p>
            <ul className={styles.why}>
              {mendReasons(catalog, entry).map((reason) => (
                <li key={reason}>
                  <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Part>
  );
}

interface StoredPartProps {
  stored: StoredReport;
  days: EditorsPeriod;
}

export function SectionsPart({ stored, days }: StoredPartProps) {
  const catalog = useCatalog();
  const { sections } = catalog.editors;
  const { columns } = sections;
  const { share, number } = tellingIn(catalog);
  const judged = judgedSections(stored);
  const rows = judged.slice(0, maxRows);
  return (
    <Part id="sections" words={sections} shown={rows.length} all={judged.length} tableOf={days}>
      <Table
        labelledBy="sections"
        rows={rows}
        columns={[
          { name: columns.section, cell: ({ place }) => <PlaceLink {...place} /> },
          {
            name: columns.no,
            cell: ({ no, all }) => fill(sections.noOfAll, { no: number(no), all: number(all) }),
          },
          { name: columns.least, cell: ({ least }) => share(least) },
          { name: columns.reason, cell: ({ reason }) => (reason ? reasonWords(catalog, reason) : '–') },
        ]}
      />
    </Part>
  );
}

interface SearchesPartProps {
  searches: readonly PlacedSearch[];
  all: number;
  days: EditorsPeriod;
}

export function SearchesPart({ searches, all, days }: SearchesPartProps) {
  const catalog = useCatalog();
  const words = catalog.editors.searches;
  const { columns } = words;
  const { number } = tellingIn(catalog);
  return (
    <Part id="searches" words={words} shown={searches.length} all={all} tableOf={days}>
      <Table
        labelledBy="searches"
        rows={searches}
        columns={[
          { name: columns.wording, cell: ({ wordings }) => <Wordings wordings={wordings} /> },
          { name: columns.nothing, cell: ({ nothing }) => number(nothing) },
          { name: columns.declined, cell: ({ declined }) => number(declined) },
          { name: columns.unopened, cell: ({ unopened }) => number(unopened) },
          {
            name: columns.nearest,
            cell: ({ nearest, file }) =>
              nearest ? (
                <PlaceLink {...nearest} file={file} />
              ) : (
                <>
                  {words.nowhere}
                  <File at={file} />
                </>
              ),
          },
        ]}
      />
    </Part>
  );
}

/** How people put it, the most frequent first. */
function Wordings({ wordings }: { wordings: readonly string[] }) {
  const { hidden } = useCatalog().editors.searches;
  if (wordings.length === 0) return hidden;
  return wordings.map((wording) => (
    <bdi key={wording} className={styles.wording}>
      {wording}
    </bdi>
  ));
}

/** The pages past review. @param at the moment of reading, in milliseconds since 1970 */
export function ReviewPart({ at }: { at: number }) {
  const catalog = useCatalog();
  const { review } = catalog.editors;
  const { day } = tellingIn(catalog);
  const pages = overdue(at);
  return (
    <Part id="review" words={review} shown={pages.length}>
      <Table
        labelledBy="review"
        rows={pages}
        columns={[
          { name: review.columns.page, cell: ({ place }) => <PlaceLink {...place} /> },
          { name: review.columns.by, cell: ({ by }) => day(by) },
        ]}
      />
    </Part>
  );
}

export function TopicsPart({ stored, days }: StoredPartProps) {
  const catalog = useCatalog();
  const { messages } = catalog.editors;
  const { columns } = messages;
  const topics = topicsOf(stored);
  const { number } = tellingIn(catalog);
  return (
    <Part id="messages" words={messages} shown={topics.length} tableOf={days}>
      <Table
        labelledBy="messages"
        rows={topics}
        columns={[
          { name: columns.topic, cell: ({ topic }) => <PlaceLink {...topicPlace(catalog, topic)} /> },
          { name: columns.audience, cell: ({ audience }) => audienceWords(catalog, audience) },
          { name: columns.count, cell: ({ count }) => number(count) },
          { name: columns.open, cell: ({ open }) => number(open) },
        ]}
      />
    </Part>
  );
}
