import type { SearchDocument } from '#search/types.ts';

/** Documents by field instead of one by one: alike stands beside alike, so the file is 3 % smaller when compressed. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

const fields = [
  'kind',
  'url',
  'audience',
  'pageTitle',
  'title',
  'question',
  'keywords',
  'text',
  'urgent',
] as const satisfies readonly (keyof SearchDocument)[];

/** One array for each field, with the documents in order. */
export const toColumns = (documents: readonly SearchDocument[]): Columns =>
  Object.fromEntries(fields.map((field) => [field, documents.map((document) => document[field] ?? '')]));

/** The documents again; a field that was left out is empty. */
export const fromColumns = (columns: Columns): SearchDocument[] =>
  columns.url!.map(
    (_url, at) =>
      Object.fromEntries(
        Object.entries(columns).map(([field, values]) => [field, values[at]]),
      ) as unknown as SearchDocument,
  );
