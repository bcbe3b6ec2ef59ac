/** The types of `postgres.mjs` for the TypeScript that imports it. */
export interface RunningPostgres {
  /** `postgres://tests@127.0.0.1:PORT/postgres` */
  url: string;
  /** Ends it at once, as a fault does. */
  takeAway(): Promise<void>;
  /** Starts it again, with what it has on the disk. */
  bringBack(): Promise<void>;
  stop(): Promise<void>;
}
export function startPostgres(): Promise<RunningPostgres>;
export function whyNoPostgres(): string | undefined;
