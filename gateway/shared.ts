import type { Database } from './database/database.ts';
import type { KeptWrites } from './database/kept-writes.ts';
import type { ErrorReplies } from './http/errors.ts';
import type { SendOwnPage } from './http/send-own-page.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './tokens.ts';

/** What the live calls share. The options of a room's routes name those of it that they need, and no other. */
export interface Shared {
  /** The language of the site. */
  language: string;
  /** Where the site is reached, without a slash at the end; left out, the address a request was sent to. */
  siteUrl?: string | undefined;
  /** What the operator's own backend shows as `Authorization: Bearer …`; left out, its routes refuse everybody. */
  serviceKey?: string | undefined;
  /** Secret: what marks of clients are made with, so that nobody is counted twice. */
  markKey: Buffer;
  tokens: Tokens;
  /** What instances share, as long as it answers, else this process's own memory. */
  store: Store;
  /** Where what people send is kept. */
  database: Database;
  /** Takes what people send, also while the database is away. */
  sent: KeptWrites;
  metrics: Metrics;
  errors: ErrorReplies;
  sendOwnPage: SendOwnPage;
}
