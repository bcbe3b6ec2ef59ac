import { type EditorsReport, type EditorsPeriod, editorsPeriods } from '#config/editors-report.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { fill } from '#site/messages/fill.ts';
import { fillPlural } from '#site/messages/fill-plural.ts';
import { paths } from '#site/paths.ts';
import { MendPart, ReviewPart, SearchesPart, SectionsPart, TopicsPart } from './parts.tsx';
import { placedSearches } from './reading.ts';
import { tellingIn } from './tell.ts';
import { toMend } from './to-mend.ts';
import { CommentsPart, InboxPart } from './written.tsx';
import styles from './editors.module.css';

/** Where the server puts what it reads: the last thing in the main part. */
export const editorsPageId = 'editors';

/** How many missed searches the page shows: to look for the nearest section takes some milliseconds each. */
export const shownSearches = 20;

/** The editors' page; without a report, the frame that the server fills. */
export function EditorsPage({ report }: { report?: EditorsReport }) {
  const { editors } = useCatalog();
  return (
    <div id={editorsPageId} className={`page-width column ${styles.page}`}>
      <h1>{editors.heading}</h1>
      {report && <Report report={report} />}
    </div>
  );
}

function Report({ report }: { report: EditorsReport }) {
  const catalog = useCatalog();
  const { editors } = catalog;
  const { at, days, sinceDay, stored, done } = report;
  const { day, moment } = tellingIn(catalog);
  const searches = stored ? placedSearches(stored, shownSearches) : [];
  const period = { days, from: day(sinceDay), to: moment(at) };
  const said = done && editors.done[done];
  const parts = stored
    ? (['mend', 'sections', 'comments', 'searches', 'review', 'messages'] as const)
    : (['mend', 'review'] as const);
  return (
    <>
      <p className={styles.quiet}>{fill(editors.period, period)}</p>
      {!stored && (
        <p className={styles.held} role="status">
          {said} {editors.away}
        </p>
      )}
      <Periods chosen={days} />
      <nav aria-label={editors.contents}>
        <ul className={`row ${styles.links}`}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{editors[part].title}</a>
            </li>
          ))}
          {stored && (
            <li>
              <a href="#inbox">{editors.messages.inbox}</a>
            </li>
          )}
        </ul>
      </nav>
      <MendPart entries={toMend(report, searches)} />
      {stored && (
        <>
          <SectionsPart stored={stored} days={days} />
          {/* What is gone may have been in either. */}
          <CommentsPart
            stored={stored}
            days={days}
            said={done === 'erase' || done === 'gone' ? said : undefined}
          />
          <SearchesPart searches={searches} all={stored.searches.length} days={days} />
        </>
      )}
      <ReviewPart at={at} />
      {stored && (
        <>
          <TopicsPart stored={stored} days={days} />
          <InboxPart stored={stored} days={days} said={done === 'erase' ? undefined : said} />
        </>
      )}
    </>
  );
}

function Periods({ chosen }: { chosen: EditorsPeriod }) {
  const { editors, locale } = useCatalog();
  return (
    <nav aria-label={editors.periods}>
      <ul className={`row ${styles.links}`}>
        {editorsPeriods.map((count) => (
          <li key={count}>
            <a
              href={`${paths.editors}?days=${count}`}
              aria-current={count === chosen ? 'page' : undefined}
              className={styles.period}
            >
              {fillPlural(editors.lastDays, { count }, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
