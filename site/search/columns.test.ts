import { expect, it } from 'vitest';
import { catalogOf } from '#catalog/catalog.ts';
import { defaultLanguage } from '#config/languages.ts';
import { fromColumns, toColumns } from './columns.ts';
import { searchData } from './data.ts';

it('gives the documents back, with an empty field where one was left out', () => {
  const { documents } = searchData(catalogOf(defaultLanguage));
  const sent = JSON.parse(JSON.stringify(toColumns(documents))) as ReturnType<typeof toColumns>;
  expect(fromColumns(sent)).toEqual(documents.map((document) => ({ urgent: '', ...document })));
});
