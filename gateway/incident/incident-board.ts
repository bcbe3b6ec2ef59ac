import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { incidentKinds } from '#config/site-data-schema.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Incident } from './incident.ts';
import type { KeptIncidents } from './kept-incidents.ts';
import { IncidentMistake, type KnownSite, readEach, readIncidents } from './read-incidents.ts';

/** How often database and file are looked at: within ten seconds of a call all pages tell of it, though all are asked for at once. */
const lookEveryMs = 2000;

/** A database that does not answer keeps no server from starting. */
const firstLookMs = 2000;

/** No incident needs more; a larger file is another one. */
const maxFileLetters = 16 * 1024;

export interface IncidentBoardOptions {
  site: KnownSite;
  /** What the operator's call has told. */
  kept: KeptIncidents;
  /** A file that tells of incidents, as long as it is there. */
  file?: string | undefined;
  metrics?: Pick<Metrics, 'incidentActive'> | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

type Source = 'call' | 'file';

/** What the operator tells now, by call and by file. */
export interface IncidentBoard {
  /** The gravest first, none after its end; of the same kind, what was called before what is in the file. */
  current(): readonly Incident[];
  /** The same by where it comes from. */
  bySource(): Record<Source, readonly Incident[]>;
  /** Puts these in the place of what was called before. @throws DatabaseAway and changes nothing */
  tell(incidents: readonly Incident[]): Promise<void>;
  /** Begins to look, every few seconds, and resolves after the first look. */
  start(): Promise<void>;
  stop(): void;
  /** Calls back whenever something else is told, or it has ended. */
  onChange(act: () => void): void;
}

/** Looks at database and file every few seconds. Where one is away or has a mistake, what it told before stays. */
export function incidentBoard(options: IncidentBoardOptions): IncidentBoard {
  const { site, kept, file, metrics, log } = options;
  const told: Record<Source, readonly Incident[]> = { call: [], file: [] };
  const sources: Record<Source, string> = { call: '', file: '' };
  const complaints: Record<Source, string> = { call: '', file: '' };
  const listeners: (() => void)[] = [];
  let active: readonly Incident[] = [];
  let calls = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** Takes over what a source says, once for each change of it. @throws IncidentMistake and takes nothing */
  function take(from: Source, source: string): void {
    if (sources[from] === source) return;
    told[from] = source.trim() ? read(from, source) : [];
    sources[from] = source;
  }

  /** What was called was right where it was taken, perhaps by another release: of several, one that is wrong here hides no other. */
  function read(from: Source, source: string): readonly Incident[] {
    if (from === 'file') return readIncidents(source, site, Date.now());
    const { incidents, mistakes } = readEach(source, site, Date.now());
    if (mistakes.length > 0)
      log.error({ where: 'database', mend: mistakes }, 'an incident cannot be told here');
    return incidents;
  }

  /** Looks at a source; what keeps it from being read stands in the log once, and what it told before stays. */
  async function lookAt(from: Source, read: () => Promise<string | undefined>): Promise<void> {
    try {
      const before = calls;
      const source = await read();
      // What was called meanwhile is newer.
      if (source !== undefined && (from === 'file' || calls === before)) take(from, source);
      complaints[from] = '';
    } catch (error) {
      const { message } = error as Error;
      if (complaints[from] === message) return;
      complaints[from] = message;
      const where = from === 'file' ? `INCIDENT_FILE ${file}` : 'database';
      log.error(
        { where, mend: message.split('\n') },
        'no new incident can be read: what was told before stays',
      );
    }
  }

  const look = () =>
    (looking ??= Promise.all([lookAt('call', () => kept.read()), file && lookAt('file', () => textOf(file))])
      .then(settle)
      .finally(() => (looking = undefined)));

  /** Says what is told otherwise than before: in the log, to the metrics, and to whoever listens. */
  function settle(): void {
    const now = current();
    if (JSON.stringify(now) === JSON.stringify(active)) return;
    active = now;
    for (const kind of incidentKinds)
      metrics?.incidentActive.set({ kind }, now.filter((each) => each.kind === kind).length);
    if (now.length === 0) log.warn('no incident any more');
    for (const { kind, audience = 'all', routes, until } of now)
      log.warn({ kind, audience, routes, until }, 'incident told');
    for (const act of listeners) act();
  }

  const lasting = (incidents: readonly Incident[]) =>
    incidents.filter(({ until }) => Date.now() < Date.parse(until));

  function current(): readonly Incident[] {
    if (told.call.length === 0 && told.file.length === 0) return none;
    return lasting([...told.call, ...told.file]).sort(
      (one, other) => incidentKinds.indexOf(other.kind) - incidentKinds.indexOf(one.kind),
    );
  }

  return {
    current,
    bySource: () => ({ call: lasting(told.call), file: lasting(told.file) }),
    async tell(incidents) {
      await kept.write(incidents, Date.now());
      calls += 1;
      take('call', JSON.stringify(incidents));
      settle();
    },
    async start() {
      timer ??= setInterval(() => void look(), lookEveryMs).unref();
      await Promise.race([look(), wait(firstLookMs, undefined, { ref: false })]);
    },
    stop: () => clearInterval(timer),
    onChange: (act) => void listeners.push(act),
  };
}

const none: readonly Incident[] = [];

/** The text of a file; empty where there is none, which ends what it told. */
async function textOf(file: string): Promise<string> {
  try {
    const text = await readFile(file, 'utf8');
    if (text.length <= maxFileLetters) return text;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new IncidentMistake(
      `The file cannot be read (${code}): it must be a file that this user may read.`,
    );
  }
  throw new IncidentMistake(`The file has more than ${maxFileLetters} letters: is it another one?`);
}
