import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { openSearch } from './engine.ts';
import { Parts } from './parts.ts';
import { indexForm } from './search-index.ts';
import { Terms } from './terms.ts';
import { rankingForTests } from './testing/test-ranking.ts';
import type { SearchData, SearchDocument } from './types.ts';
import { readSorted } from './word-list.ts';

const section = (url: string, question: string, text: string, more: Partial<SearchDocument> = {}) => ({
  kind: 'help' as const,
  url,
  audience: 'drive' as const,
  pageTitle: 'Payments',
  title: question,
  question,
  keywords: ['money back'],
  asked: ['where is my cash'],
  text,
  ...more,
});

const data: SearchData = {
  documents: [
    section('/faqs/drive/A#Refund', 'How do I get a refund?', 'We return the amount. It takes a few days.'),
    section('/faqs/drive/A#Crash', 'What if I crash?', 'Call 911 after a crash.', { urgent: 'Call 911.' }),
    section('/tools/refund', '', 'What you get back.', { kind: 'tool', audience: 'any', title: 'Refunds' }),
  ],
  unanswered: [{ audience: 'any', asked: ['gift card'] }],
  language: {
    same: [['car', 'vehicle']],
    near: [['refund', 'money back']],
    stop: ['how', 'do', 'i'],
    weak: ['get'],
    safety: {
      danger: ['crash'],
      threat: ['knife'],
      breakdown: ['flat tire'],
      alone: ['help'],
      harmless: ['app crashes'],
      pairs: { danger: [['smoke', 'hood']], threat: [], breakdown: [], harmless: [] },
      later: [],
    },
    signals: { host: ['guest'], driver: ['owner'], tool: ['calculator'] },
  },
  ranking: rankingForTests,
  safetySections: {
    drive: { danger: '/faqs/drive/A#Crash', threat: '', breakdown: '' },
    host: { danger: '', threat: '', breakdown: '' },
  },
};
const index = buildIndex(data);

it('is not opened by an engine that reads another form', () => {
  expect(() => openSearch({ ...index.core, form: indexForm + 1 }, () => undefined)).toThrow('form');
});

it('changes its form on purpose only', () => {
  const { core, parts } = index;
  const hash = createHash('sha256').update(JSON.stringify({ core, parts })).digest('hex').slice(0, 10);
  // Where the engine of before cannot read it, raise `indexForm`: open pages then ask the server.
  expect([indexForm, hash]).toEqual([5, '3050c0604e']);
});

it('counts no words of topics that nothing answers among those that can be found', () => {
  expect([index.uses.has('refund'), index.uses.has('gift')]).toEqual([true, false]);
});

it('counts nothing that only parts the phrases of a list', () => {
  const keywords = ['money back', 'charge back'];
  const documents = [
    section('/faqs/drive/A#Refund', 'How do I get a refund?', 'We return it.', { keywords }),
  ];
  const { uses } = buildIndex({ ...data, documents });
  expect([uses.has('charge'), uses.has('|')]).toEqual([true, false]);
});

it('notes each place of a question at which a word stands', () => {
  const asking = section('/faqs/drive/A#Refund', 'Which refund follows another refund?', 'The second.');
  const { core, parts } = buildIndex({ ...data, documents: [...data.documents, asking] });
  const terms = new Terms(readSorted(core.terms), core.scale, new Parts((name) => parts[name]));
  expect(terms.postingsOf('refund').inQuestion).toEqual([
    { id: 0, words: 0b10, count: 2 },
    { id: 2, words: 0b1, count: 1 },
    { id: 3, words: 0b1_0010, count: 5 },
  ]);
});

it('is asked part by part: first for words and terms, then for what is shown', () => {
  const there = new Set<string>();
  const { search } = openSearch(index.core, (name) => (there.has(name) ? index.parts[name] : undefined));
  const first = search('refund');
  expect(first).toMatchObject({ hits: [], missing: ['words-0', 'terms-0'] });
  for (const name of first.missing!) there.add(name);
  const second = search('refund');
  expect(second.missing).toEqual(['documents-0']);
  for (const name of second.missing!) there.add(name);
  const { hits, missing } = search('refund');
  expect(missing).toBeUndefined();
  expect(hits[0]!.document.url).toBe('/faqs/drive/A#Refund');
});

it('does without what cannot be had, and says so', () => {
  const { search } = openSearch(index.core, (name) => (name.startsWith('terms') ? null : index.parts[name]));
  expect(search('refund')).toEqual({ hits: [], fits: false, isPartial: true });
  const withoutTexts = openSearch(index.core, (name) =>
    name.startsWith('documents') ? null : index.parts[name],
  );
  expect(withoutTexts.search('refund')).toMatchObject({ hits: [], isPartial: true });
});

it('holds a word that stands nowhere against no part', () => {
  const { search } = openSearch(index.core, (name) => index.parts[name]);
  expect(search('zebra')).toEqual({ hits: [], fits: false, isPartial: false });
});

it('looks among many words only for one that is in no part asked before', () => {
  const names = Array.from({ length: 6_000 }, (_, at) => `f${(at * 7919).toString(26)}`);
  const documents = [...data.documents, section('/faqs/drive/B#Names', 'Which names?', names.join(' '))];
  const { core, parts } = buildIndex({ ...data, documents });
  const lists = Object.keys(parts).filter((name) => name.startsWith('words'));
  expect(lists.length).toBeGreaterThan(8);
  const missingOf = (query: string) => {
    const there = new Set<string>();
    const { search } = openSearch(core, (name) => (there.has(name) ? parts[name] : undefined));
    const rounds: string[][] = [];
    for (let found = search(query); found.missing; found = search(query)) {
      rounds.push(found.missing.filter((name) => name.startsWith('words')));
      for (const name of found.missing) there.add(name);
    }
    return rounds;
  };
  expect(missingOf('few refund')[0]).toHaveLength(1);
  const [first, second] = missingOf('fewdays refund');
  expect(first).toHaveLength(1);
  expect(second!.length).toBeGreaterThan(8);
});

it('holds one form of each word of trouble, and of a pair those of which a slip is known', () => {
  const { safety } = data.language;
  const forms = {
    ...safety,
    danger: ['crash', 'crashes', 'crash into'],
    pairs: {
      ...safety.pairs,
      danger: [['smoke smokes smoking', 'tip tips hood bonnet']] as const,
      harmless: [['hit hitting', 'button buttons']] as const,
    },
    later: [['guest guests', 'arrives arriving']] as const,
  };
  const { core } = buildIndex({ ...data, language: { ...data.language, safety: forms } });
  expect(core.language.safety).toMatchObject({
    danger: 'crash crash-into',
    pairs: { danger: 'smoke-smoking-smokes hood-tip-bonnet|', harmless: 'hitting button|' },
    later: 'guests arriving|',
  });
});
