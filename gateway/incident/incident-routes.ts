import type { FastifyInstance, FastifyReply } from 'fastify';
import { DatabaseAway } from '../database/database.ts';
import { requireKey } from '../ops/service-key.ts';
import type { Shared } from '../shared.ts';
import type { IncidentBoard } from './incident-board.ts';
import { IncidentMistake, type KnownSite, readIncidents } from './read-incidents.ts';

export interface IncidentRouteOptions extends Pick<Shared, 'serviceKey'> {
  board: Pick<IncidentBoard, 'bySource' | 'tell'>;
  site: KnownSite;
}

const path = '/v2/incident';

/**
 * `/v2/incident`, for the operator: `PUT` tells everybody of an incident, or of several, in the place of those that were called
 * before; `DELETE` ends them; `GET` says what is told now, by call and by file.
 */
export async function incidentRoutes(
  app: FastifyInstance,
  { board, site, serviceKey }: IncidentRouteOptions,
) {
  // Whatever a hurried hand says that it sends: it is read as JSON or YAML.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const onRequest = requireKey(app, serviceKey, 'Show the service key: Authorization: Bearer …');

  app.get(path, { onRequest }, async () => board.bySource());

  app.put(path, { onRequest }, async ({ body }, reply) => {
    try {
      const now = Date.now();
      const incidents = readIncidents(typeof body === 'string' ? body : '', site, now);
      const over = incidents.find(({ until }) => Date.parse(until) <= now);
      if (over) throw new IncidentMistake(`until is ${over.until}, which is over: take a moment to come`);
      return await tell(incidents, reply);
    } catch (error) {
      if (!(error instanceof IncidentMistake)) throw error;
      return reply.code(400).send({ message: error.message });
    }
  });

  app.delete(path, { onRequest }, async (_request, reply) => tell([], reply));

  async function tell(incidents: Parameters<IncidentBoard['tell']>[0], reply: FastifyReply) {
    try {
      await board.tell(incidents);
      return board.bySource();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      const message =
        'The database does not answer, and nothing has changed: try again, or use INCIDENT_FILE.';
      return reply.code(503).send({ message });
    }
  }
}
