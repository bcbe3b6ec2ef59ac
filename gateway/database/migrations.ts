import type { Migration } from './database.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What makes the tables, in order: `0001-feedback.sql` is number 1. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([file, sql]) => ({ number: Number(/(\d{4})-[\w-]+\.sql$/.exec(file)![1]), sql }))
  .sort((one, other) => one.number - other.number);
