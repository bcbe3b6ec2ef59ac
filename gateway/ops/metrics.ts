import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { incidentKinds } from '#config/site-data-schema.ts';

/** The counters of one process. */
export type Metrics = ReturnType<typeof createMetrics>;

/** What `/metrics` counts. Labels come from short fixed lists: never an address, an account or a token. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests answered, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
      registers,
    }),
    unread: new Counter({
      name: 'http_requests_unread_total',
      help: 'Connections refused before there was a request to read, by status: 400 no HTTP, 408 too slow, 431 too long.',
      labelNames: ['status'],
      registers,
    }),
    connectionsCut: new Counter({
      name: 'http_connections_cut_total',
      help: 'Connections cut on which more than 16 requests waited for the answers before theirs.',
      registers,
    }),
    browserReports: new Counter({
      name: 'browser_reports_total',
      help: 'What browsers report of our pages, by kind, and of violations of the policy by directive. Anybody may send one.',
      labelNames: ['kind', 'directive'],
      registers,
    }),
    calls: new Histogram({
      name: 'provider_call_duration_seconds',
      help: 'Calls to a provider, by outcome: ok, busy, unavailable, refused, malformed.',
      labelNames: ['provider', 'operation', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 6],
      registers,
    }),
    breaker: new Gauge({
      name: 'provider_breaker_open',
      help: '1 while calls to a provider are held back, after it failed too often.',
      labelNames: ['provider'],
      registers,
    }),
    shortCircuited: new Counter({
      name: 'provider_calls_held_back_total',
      help: 'Calls not made because the breaker was open, or our own allowance was used up.',
      labelNames: ['provider', 'reason'],
      registers,
    }),
    statuses: new Counter({
      name: 'payout_status_answers_total',
      help: 'Payout statuses answered, by status and by where they came from: cache, provider, token, limit, failure.',
      labelNames: ['status', 'source'],
      registers,
    }),
    webhooks: new Counter({
      name: 'stripe_webhooks_total',
      help: 'Webhooks by what became of them: accepted, repeated, postponed, refused.',
      labelNames: ['outcome'],
      registers,
    }),
    storeFailures: new Counter({
      name: 'shared_store_failures_total',
      help: 'Calls that the shared store failed and this process answered from its own memory.',
      registers,
    }),
    storeLeft: new Gauge({
      name: 'shared_store_left',
      help: '1 while the shared store is left alone, after it failed too often, and this process goes by its own memory.',
      registers,
    }),
    incidentActive: new Gauge({
      name: 'incident_active',
      help: `How many incidents pages tell of now, by kind: ${incidentKinds.join(', ')}.`,
      labelNames: ['kind'],
      registers,
    }),
    logLost: new Counter({
      name: 'log_lines_lost_total',
      help: 'Lines of the log that could not be written: its disk is full, or whoever reads it has stopped.',
      registers,
    }),
    votes: new Counter({
      name: 'feedback_votes_total',
      help: 'Answers to whether a section of the help answered a question: yes, no.',
      labelNames: ['answer'],
      registers,
    }),
    searchMisses: new Counter({
      name: 'search_misses_total',
      help: 'Searches without an answer, by outcome (nothing, declined, unopened; refused: no such message) and where they were made: page, server.',
      labelNames: ['outcome', 'from'],
      registers,
    }),
    messages: new Counter({
      name: 'contact_messages_total',
      help: 'Messages sent to us: taken, waiting (for a person to look at), repeated (the same again), refused.',
      labelNames: ['outcome'],
      registers,
    }),
    outbox: new Gauge({
      name: 'contact_outbox_messages',
      help: 'Messages to us that are still to be delivered, by the last look of this process.',
      registers,
    }),
    messagesFailed: new Counter({
      name: 'contact_messages_failed_total',
      help: 'Messages to us that were given up after 4 days; the editors see them.',
      registers,
    }),
    writesKept: new Gauge({
      name: 'database_writes_kept',
      help: 'What people have sent that is kept in memory, since the database is away.',
      registers,
    }),
    writesLost: new Counter({
      name: 'database_writes_lost_total',
      help: 'What people have sent that is lost: refused by the database, or kept in memory when the process ended.',
      registers,
    }),
    lastErased: new Gauge({
      name: 'retention_last_erased_timestamp_seconds',
      help: 'When what was kept for long enough was last erased, by whichever instance, in seconds since 1970; 0 until this process has looked.',
      registers,
    }),
    searches: new Counter({
      name: 'search_answers_total',
      help: 'Searches on the server, by what was sent: rendered, kept (rendered before), published (no place or allowance).',
      labelNames: ['sent'],
      registers,
    }),
    searchParts: new Counter({
      name: 'search_index_reads_total',
      help: 'Reads of an index that is kept in Postgres, by where from: postgres, files (of the build, which say the same).',
      labelNames: ['from'],
      registers,
    }),
    searchIndexLeft: new Gauge({
      name: 'search_index_left',
      help: '1 while the search index in Postgres is not there yet, or is left alone after a failure, and files are read.',
      registers,
    }),
  };
}
