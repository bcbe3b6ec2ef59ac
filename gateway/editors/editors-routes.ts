import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type EditorsAct,
  editorsActs,
  type EditorsOutcome,
  editorsOutcomes,
  type EditorsPeriod,
  editorsPeriods,
  type EditorsReport,
  editorsTables,
  type StoredReport,
} from '#config/editors-report.ts';
import { type Destination, dropMessage, releaseMessage } from '../contact/messages.ts';
import { DatabaseAway, type Row } from '../database/database.ts';
import { type FormFields, takeForms } from '../http/form-body.ts';
import { splitTarget } from '../http/paths.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { readReferenceNumber } from '../privacy/reference-number.ts';
import type { Shared } from '../shared.ts';
import { type Site, textOf } from '../site/site-file.ts';
import { type DoorOptions, guardEditors } from './editors-door.ts';
import { type Period, periodOf, readReport } from './read-report.ts';
import type { EditorsRenderer } from './renderer.ts';

/** Shown on the page; the table has more. */
const maxComments = { onPage: 50, inTable: 10_000 };

export interface EditorsOptions extends DoorOptions, Pick<Shared, 'siteUrl' | 'database' | 'sendOwnPage'> {
  /** Where the page is: `/editors`. */
  path: string;
  /** Has the page's frame, which the public is not served. */
  site: Site;
  renderer: EditorsRenderer;
  /** Where a message goes that is let go. */
  destination: Destination;
  /** Something was put into the outbox. */
  wake: () => void;
}

/**
 * `GET /editors`, what readers say and look for, `GET /editors.csv`, a part of it as a table, and `POST /editors/act`, what an
 * editor does about it. Each reading is logged: what and how much, not whose, since all have one key, and not what it says.
 */
export async function editorsRoutes(app: FastifyInstance, options: EditorsOptions) {
  const { path, siteUrl, site, renderer, database, errors } = options;
  guardEditors(app, options);
  takeForms(app);

  app.get<Asked>(path, async (request, reply) => {
    // The router forgives spellings; a page has one address.
    const target = splitTarget(request.raw.url ?? path);
    if (target.path !== path) return reply.redirect(path + target.query, 308);
    const page = await site.fileAt(path);
    if (page === undefined) return reply.callNotFound();
    const { query } = request;
    const period = periodIn(query);
    const stored = await readWhereThere(request, period, maxComments.onPage);
    const done = editorsOutcomes.find((outcome) => outcome === query.done);
    const { at, days, sinceDay } = period;
    const report: EditorsReport = { at, days, sinceDay, stored, ...(done && { done }) };
    const sent = await options.sendOwnPage(request, reply.code(stored ? 200 : 503), async () => {
      const html = await renderer.fillEditorsPage(textOf(page), report);
      request.log.info({ read: 'page', days, rows: stored && rowsIn(stored) }, 'editors read');
      return { page: html, styles: page.styles };
    });
    return sent === 'sent' ? reply : errors.send(request, reply, 503);
  });

  app.get<Asked>(`${path}.csv`, async (request, reply) => {
    const table = editorsTables.find((each) => each === request.query.table);
    if (!table) return errors.send(request, reply, 400);
    const period = periodIn(request.query);
    const stored = await readWhereThere(request, period, maxComments.inTable);
    if (!stored) return errors.send(request, reply, 503);
    const text = await renderer.editorsTable(table, stored);
    request.log.info({ read: table, days: period.days, rows: rowsIn(stored) }, 'editors read');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${table}-${period.sinceDay}.csv"`)
      .send(text);
  });

  app.post<Asked & { Body: FormFields }>(`${path}/act`, async (request, reply) => {
    if (!isSameOrigin(request, { siteUrl })) return errors.send(request, reply, 403);
    const act = editorsActs.find((each) => each === request.body.act);
    const number = readReferenceNumber(request.body.number ?? '');
    if (!act || !number) return errors.send(request, reply, 400);
    let done: EditorsOutcome = 'gone';
    try {
      const results = await acts[act](number);
      if (results.some((rows) => rows.length > 0)) done = act;
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      return errors.send(request, reply, 503);
    }
    request.log.info({ act, done }, 'editors acted');
    const { days } = periodIn(request.body);
    const part = act === 'erase' ? 'comments' : 'inbox';
    return reply.redirect(`${path}?days=${days}&done=${done}#${part}`, 303);
  });

  /** Each returns a row where it found what it is about. */
  const acts: Record<EditorsAct, (number: string) => Promise<Row[][]>> = {
    async release(number) {
      const results = await database.write(releaseMessage(number, options.destination, Date.now()));
      options.wake();
      return results;
    },
    drop: (number) => database.write(dropMessage(number)),
    erase: (number) =>
      database.write([
        {
          sql: `UPDATE votes SET comment = NULL, comment_holds = NULL
            WHERE number = $1 AND comment IS NOT NULL RETURNING number`,
          values: [number],
        },
      ]),
  };

  app.addHook('onClose', () => renderer.close?.());

  function periodIn({ days }: Readonly<Record<string, unknown>>): Period {
    return periodOf(editorsPeriods.find((each) => String(each) === days) ?? usualDays, Date.now());
  }

  /** What is stored; undefined while the database is away, which the log then says. */
  async function readWhereThere(request: FastifyRequest, period: Period, max: number) {
    try {
      return await readReport(database, period, max);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      request.log.warn({ reason: error.message }, 'editors read nothing: the database is away');
      return undefined;
    }
  }
}

const usualDays: EditorsPeriod = 30;

const rowsIn = ({ votes, comments, searches, topics, messages }: StoredReport) => ({
  sections: votes.length,
  comments: comments.length,
  searches: searches.length,
  topics: topics.length,
  messages: messages.length,
});

interface Asked {
  Querystring: Readonly<Record<string, unknown>>;
}
