import { describe, expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import { createSearch } from './create-search.ts';
import { openInSteps, openSearch } from './engine.ts';
import { corrections, editDistance } from './spelling.ts';
import { rankingForTests } from './testing/test-ranking.ts';
import type { SearchData, SearchDocument, TextPart, UnansweredTopic } from './types.ts';

const section = (
  url: string,
  question: string,
  text: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  kind: 'help',
  url,
  audience: 'drive',
  pageTitle: 'Help',
  title: question,
  question,
  keywords: [],
  asked: [],
  text,
  ...more,
});

const data: SearchData = {
  documents: [
    section(
      '/faqs/drive/A#Refund',
      'How do I get a refund?',
      'We return the amount to your card. It takes a few days to arrive.',
    ),
    section(
      '/faqs/drive/A#Receipt',
      'Where is my receipt?',
      'Open Past and choose the reservation to see the receipt.',
    ),
    section('/faqs/drive/B#Cancel', 'How do I cancel?', 'Open the reservation and choose Cancel.'),
    section('/faqs/host/C#Cancel', 'How do I cancel on a guest?', 'Open the reservation and choose Cancel.', {
      audience: 'host',
    }),
    section('/faqs/drive/D#License', 'Why is my license pending?', 'We check every license by hand.'),
  ],
  unanswered: [],
  language: {
    same: [['license', 'licence']],
    near: [
      ['refund', 'money back', 'give back'],
      ['cancel', 'call off'],
    ],
    stop: ['how', 'do', 'i', 'my', 'the', 'a', 'is', 'it', 'to'],
    weak: ['get', 'not'],
    safety: {
      danger: ['crash', 'accident', 'fire', 'hit', '911'],
      breakdown: ['flat tire', 'tow', 'broke down', 'dead battery', 'car dead'],
      threat: ['knife'],
      alone: ['help'],
      pairs: {
        danger: [['smoke smell spark sparks sparking', 'engine hood']],
        threat: [['stole', 'car bag']],
        breakdown: [['blew popped', 'tire wheel']],
        harmless: [['smoke smell', 'cigarette allowed']],
      },
      later: [['guest', 'tomorrow']],
      harmless: ['app crashes', 'by accident', 'accidentally', 'fired', 'hit button', 'dear'],
    },
    signals: { host: ['guest', 'payout', 'my cars'], driver: ['owner'], tool: ['calculator'] },
  },
  ranking: rankingForTests,
  safetySections: {
    drive: {
      danger: '/faqs/drive/E#Incident',
      threat: '/faqs/drive/E#Incident',
      breakdown: '/faqs/drive/E#Breakdown',
    },
    host: {
      danger: '/faqs/host/F#Incident',
      threat: '/faqs/host/F#Stolen',
      breakdown: '/faqs/host/F#Incident',
    },
  },
};
const { search } = createSearch(data);
const first = (query: string, audience: 'drive' | 'host' | 'any' = 'any') =>
  search(query, { audience }).hits[0]?.document.url;
const marked = (parts: readonly TextPart[]) => parts.filter((part) => part.marked).map(({ text }) => text);

describe('what is found', () => {
  it.each([
    ['a phrase that means it', 'how do i get my money back', '/faqs/drive/A#Refund'],
    ['a verb and its particle apart', 'give the amount back', '/faqs/drive/A#Refund'],
    ['another form of the word', 'canceling', '/faqs/drive/B#Cancel'],
    ['two letters swapped', 'reciept', '/faqs/drive/A#Receipt'],
    ['the British spelling, misspelled', 'licenec', '/faqs/drive/D#License'],
    ['a word still being typed', 'rece', '/faqs/drive/A#Receipt'],
    ['an apostrophe or none', 'my license’s', '/faqs/drive/D#License'],
  ])('%s: %s', (_name, query, url) => expect(first(query)).toBe(url));

  it('asks for a sign by itself where it is all there is; beside words it is one cut short', () => {
    const type = section('/faqs/drive/G#TypeV', 'What is a type V permit?', 'One for vans.');
    const withIt = createSearch({ ...data, documents: [...data.documents, type] });
    const found = (query: string) => withIt.search(query).hits.map(({ document }) => document.url);
    expect(found('v')).toEqual([type.url]);
    expect(found('receipt v')).toEqual(['/faqs/drive/A#Receipt']);
  });

  it('puts the chosen audience first, and still shows the other', () => {
    expect(first('cancel', 'drive')).toBe('/faqs/drive/B#Cancel');
    expect(first('cancel', 'host')).toBe('/faqs/host/C#Cancel');
    expect(search('cancel', { audience: 'host' }).hits.map(({ document }) => document.url)).toContain(
      '/faqs/drive/B#Cancel',
    );
  });
});

describe('what is said of it', () => {
  it('marks the words asked for, also where they are other words', () => {
    const [hit] = search('money back').hits;
    expect(marked(hit!.heading)).toEqual(['refund']);
    expect(hit!.heading.map(({ text }) => text).join('')).toBe('How do I get a refund?');
  });

  it('begins with the number to call where people are at risk, whatever was asked', () => {
    const text = 'Is anyone hurt? Call 911. Then call support from the reservation.';
    const incident = section('/faqs/drive/E#Incident', 'An accident?', text, { urgent: 'Call 911.' });
    const withIt = createSearch({ ...data, documents: [incident] });
    const said = (query: string) => {
      const [hit] = withIt.search(query).hits;
      return hit!.snippet.map((part) => part.text).join('');
    };
    expect(said('support')).toBe('Call 911. Then call support from the reservation.');
    expect(said('hurt')).toMatch(/^Call 911\. ./);
  });

  it('shows below a card what was asked for, though it says nothing of trouble', () => {
    const incident = section('/faqs/drive/E#Incident', 'Is somebody threatening you?', 'Go away from there.');
    const withIt = createSearch({ ...data, documents: [...data.documents, incident] });
    const { urgent, hits } = withIt.search('knife banana refund');
    expect(urgent?.kind).toBe('threat');
    expect(hits.map(({ document }) => document.url)).toEqual([incident.url, '/faqs/drive/A#Refund']);
  });

  it('takes a letter by itself for a word cut short', () => {
    expect(search('where r receipt').hits[0]?.document.url).toBe('/faqs/drive/A#Receipt');
    expect(search('where r receipt').fits).toBe(search('where receipt').fits);
  });

  it('leaves text as text', () => {
    const [hit] = search('<b>receipt</b>').hits;
    expect(hit!.snippet.map(({ text }) => text).join('')).toBe(
      'Open Past and choose the reservation to see the receipt.',
    );
    expect(marked(hit!.snippet)).toEqual(['receipt']);
  });

  it('says that nothing fits, with at most three nearest', () => {
    const { hits, fits } = search('banana bread with a license');
    expect(fits).toBe(false);
    expect(hits.length).toBeLessThanOrEqual(3);
    expect(search('banana')).toEqual({ hits: [], fits: false, isPartial: false });
    expect(search('')).toEqual({ hits: [], fits: false, isPartial: false });
  });

  it.each([
    ['a word without end', 'a'.repeat(5_000)],
    ['brackets', '(((('],
    ['a backslash', '\\'],
    ['pictures', '🚗🚗'],
    ['separators', '| | |'],
    ['names of the language', '__proto__ constructor'],
  ])('survives %s', (_name, query) => {
    expect(search(query).fits).toBe(false);
  });
});

describe('a topic that nothing answers', () => {
  const unanswered: UnansweredTopic[] = [
    { audience: 'any', asked: ['gift card', 'give a voucher to somebody', 'crash course'] },
    { audience: 'host', asked: ['sell receipt paper', 'paper shop'] },
  ];
  // So that all fits that is found at all.
  const ranking = { ...data.ranking, fits: -9 };
  const { search } = createSearch({ ...data, ranking });
  const { search: find } = createSearch({ ...data, ranking, unanswered });

  it('is an honest miss where it fits best, with the nearest sections and never the topic', () => {
    expect(search('gift card').fits).toBe(true);
    const { hits, fits } = find('gift card');
    expect(fits).toBe(false);
    expect(hits.map(({ document }) => document.url)).toEqual(['/faqs/drive/A#Refund']);
    expect(find('paper shop', { audience: 'host' })).toEqual({ hits: [], fits: false, isPartial: false });
  });

  it('changes nothing of what a question finds but whether it fits', () => {
    for (const query of ['gift card', 'refund to my card', 'recei', 'cancel a reservation', 'license paper'])
      expect(find(query).hits).toEqual(search(query).hits.slice(0, find(query).fits ? 8 : 3));
    expect(find('refund')).toEqual(search('refund'));
  });

  it('leaves the answers where it fits less than they do', () => {
    expect(find('refund to my card').fits).toBe(true);
    const lenient = createSearch({ ...data, ranking: { ...ranking, unanswered: 0.01 }, unanswered });
    expect(lenient.search('gift card').fits).toBe(true);
  });

  it('is of those whom it is for', () => {
    const fits = (audience: 'drive' | 'host' | 'any') => find('receipt paper', { audience }).fits;
    expect([fits('drive'), fits('host')]).toEqual([true, false]);
  });

  it('takes the place of no section, however few are wanted', () => {
    for (const limit of [1, 2, 8]) {
      const { hits } = find('card', { limit });
      expect(hits.map(({ document }) => document.url)).toEqual(['/faqs/drive/A#Refund']);
    }
  });

  it('is no reason to leave somebody in trouble alone', () => {
    expect(find('crash course').fits).toBe(true);
    expect(find('crash course').urgent?.kind).toBe('danger');
  });
});

describe('trouble on the road', () => {
  const urgent = (query: string, audience: 'drive' | 'host' | 'any' = 'any') =>
    search(query, { audience }).urgent;

  it.each([
    ['crash', 'danger'],
    ['i crashed the car', 'danger'],
    ['acident', 'danger'],
    ['accid', 'danger'],
    ['911', 'danger'],
    ['flat tires', 'breakdown'],
    ['flattire', 'breakdown'],
    ['flat rear tire', undefined],
    ['help', 'breakdown'],
    ['help with a refund', undefined],
    ['the app crashes', undefined],
    ['accidentally', undefined],
    ['canceled by accident', undefined],
    ['hit the button', undefined],
    ['i fired somebody', undefined],
    ['hit the button and then a fire', 'danger'],
    ['flat tire after a crash', 'danger'],
    ['fare', undefined],
    ['brok down', 'breakdown'],
    ['broke dwn', 'breakdown'],
    ['brk down', 'breakdown'],
    ['flta tire', 'breakdown'],
    ['ded battery', 'breakdown'],
    ['the engine is sprking', 'danger'],
    ['the engine has spraks', 'danger'],
    ['dear car', undefined],
    ['car dear', undefined],
    ['car dea', undefined],
    ['car ad', undefined],
    ['take down', undefined],
    ['hut', undefined],
  ])('%s: %s', (query, kind) => expect(urgent(query)?.kind).toBe(kind));

  it('is a driver’s, unless hosts were asked for or the question shows a host', () => {
    expect(urgent('crash')?.audience).toBe('drive');
    expect(urgent('crash', 'host')?.audience).toBe('host');
    expect(urgent('my guest had a crash')?.audience).toBe('host');
    expect(urgent('my guest had a crash', 'drive')?.audience).toBe('drive');
    expect(urgent('my car had a crash')?.audience).toBe('drive');
    expect(urgent('my cars had a crash')?.audience).toBe('host');
  });

  it('always has an answer, the steps first', () => {
    const { hits, fits } = createSearch({
      ...data,
      documents: [...data.documents, section('/faqs/drive/E#Incident', 'What now?', 'Stop. Call us.')],
    }).search('911');
    expect(fits).toBe(true);
    expect(hits[0]?.document.url).toBe('/faqs/drive/E#Incident');
  });

  it.each([
    ['guest stole it knife', '/faqs/host/F#Stolen'],
    ['guest threatens me with a knife', '/faqs/host/F#Threat'],
    ['at my door with a knife', '/faqs/host/F#Threat'],
    ['cancel on a guest with a knife', '/faqs/host/F#Stolen'],
  ])('of a threat to a host has the steps first, or what fits better on their page: %s', (query, url) => {
    const host = { audience: 'host' } as const;
    const steps = [
      section('/faqs/host/F#Stolen', 'The guest stole it?', 'Never follow a guest.', host),
      section('/faqs/host/F#Threat', 'A guest threatens me?', 'Lock the door.', host),
    ];
    const { search: find } = createSearch({ ...data, documents: [...data.documents, ...steps] });
    expect(find(query, host).hits[0]?.document.url).toBe(url);
  });
});

describe('who asks, and for what', () => {
  it('puts drivers first in doubt, and hosts where the question shows one', () => {
    expect(first('cancel')).toBe('/faqs/drive/B#Cancel');
    expect(first('cancel on a guest')).toBe('/faqs/host/C#Cancel');
  });

  it('puts hosts first by nothing but the question, where both are told the same', () => {
    const paid = ['drive', 'host'].map((audience) =>
      section(`/faqs/${audience}/G#Paid`, 'When is it paid?', 'It is paid on Friday.', {
        audience: audience as 'drive' | 'host',
      }),
    );
    const { search: find } = createSearch({ ...data, documents: paid });
    const urls = (query: string) => find(query).hits.map(({ document }) => document.url);
    expect(urls('when is my payout paid')).toEqual(['/faqs/host/G#Paid', '/faqs/drive/G#Paid']);
    expect(urls('when is it paid')).toEqual(['/faqs/drive/G#Paid', '/faqs/host/G#Paid']);
  });

  it('puts a tool after the section, and before it where a tool is asked for', () => {
    const tool = section('/tools/refund', '', 'Get your refund.', {
      kind: 'tool',
      title: 'How do I get a refund?',
    });
    const { search: find } = createSearch({ ...data, documents: [...data.documents, tool] });
    const urls = (query: string) => find(query).hits.map(({ document }) => document.url);
    expect(urls('refund').slice(0, 2)).toEqual(['/faqs/drive/A#Refund', '/tools/refund']);
    expect(urls('refund calculator')[0]).toBe('/tools/refund');
  });
});

describe('one question after another', () => {
  const index = buildIndex(data);
  const open = () => openSearch(index.core, (name) => index.parts[name]);

  it('leaves nothing of one question in the next', () => {
    const search = open();
    for (const query of ['refund', 'cancel reservation', 'accident', 'license card', 'refund'])
      expect(search.search(query)).toEqual(open().search(query));
  });

  it('opens in steps what it opens at once', () => {
    const steps = [...openInSteps(index.core, (name) => index.parts[name])];
    expect(steps.length).toBeGreaterThan(2);
  });
});

describe('spelling', () => {
  it('counts a swap as one slip, and gives up early', () => {
    expect(editDistance('recieve', 'receive', 2)).toBe(1);
    expect(editDistance('lisence', 'license', 2)).toBe(2);
    expect(editDistance('car', 'reservation', 2)).toBe(3);
  });

  it('takes one slip for likelier than a space left out', () => {
    const threat = section('/faqs/drive/G#Threat', 'Who threatened me?', 'A threat is told at the end.');
    const { search } = createSearch({ ...data, documents: [...data.documents, threat] });
    const marks = (query: string) => search(query).hits.flatMap(({ heading }) => marked(heading));
    expect(marks('threatend')).toEqual(['threatened']);
    expect(marks('threatreceipt')).toContain('receipt');
  });

  it('leaves short words and numbers alone', () => {
    expect(corrections('cat', new Map([['car', 9]]))).toEqual([]);
    expect(corrections('1099', new Map([['1098', 9]]))).toEqual([]);
  });
});
