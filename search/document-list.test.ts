import { expect, it } from 'vitest';
import { DocumentList, inParts, writeDocuments } from './document-list.ts';
import { Parts } from './parts.ts';
import type { SearchDocument } from './types.ts';

function sample(pages: number, sections: number, text: string): SearchDocument[] {
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: sections }, (_, section): SearchDocument => ({
      kind: page === 0 ? 'tool' : 'help',
      url: page === 0 && section === 0 ? '/tools/one' : `/faqs/drive/Page${page}#Section${section}`,
      audience: page < 2 ? 'any' : 'host',
      pageTitle: `Page ${page}`,
      title: `Title ${section}`,
      question: section % 2 ? `Title ${section}` : '',
      keywords: [],
      asked: [],
      text,
      urgent: section === 1 ? 'Call 911.' : '',
    })),
  ).flat();
}

function listOf(documents: SearchDocument[], isTrouble: (document: SearchDocument) => boolean = () => false) {
  const { table, parts } = writeDocuments(documents, isTrouble);
  const stored = JSON.parse(JSON.stringify(parts)) as typeof parts;
  return new DocumentList(table, new Parts((name) => stored[Number(name.split('-')[1])]));
}

it('gives documents back, with their pages', () => {
  const documents = sample(40, 3, 'Open the reservation. Choose Cancel.'.repeat(20));
  const list = listOf(documents, ({ url }) => url.endsWith('#Section2'));
  expect(list.count).toBe(documents.length);
  documents.forEach(({ keywords: _keywords, asked: _asked, ...document }, id) => {
    expect(list.at(id)).toEqual({ document, isTrouble: document.url.endsWith('#Section2') });
    const { kind, audience } = list.runs[list.runOf(id)]!;
    expect([kind, audience]).toEqual([document.kind, document.audience]);
    expect(list.pageOf(id) === list.pageOf(id + 1)).toBe(
      documents[id + 1]?.pageTitle === document.pageTitle && id > 0,
    );
  });
});

it('cuts texts after a sentence where all together are too long', () => {
  const text = 'One sentence of thirty letters. '.repeat(40).trim();
  const kept = listOf(sample(5_000, 2, text)).at(7)!.document.text;
  expect(kept).toMatch(/^One.*letters\.$/);
  expect(kept.length).toBeGreaterThan(200);
  expect(kept.length).toBeLessThan(300);
});

it('deals in order, into parts of about a size, and into no more than are allowed', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  expect(inParts(items, () => 10, 95, 50).map(({ length }) => length)).toEqual(Array(10).fill(10));
  expect(inParts(items, () => 10, 20, 4).length).toBeLessThanOrEqual(5);
  expect(inParts(items, () => 10, 20, 4).flat()).toEqual(items);
});
