import { fileURLToPath } from 'node:url';

/** What runs SQLite, from the sources. */
export const sqliteWorker = fileURLToPath(new URL('../database/sqlite-worker.mjs', import.meta.url));
