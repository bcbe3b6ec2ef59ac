import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchOutcome } from '#search/types.ts';
import type * as Asked from './asked.ts';

const hit = {} as SearchOutcome['hits'][number];
const answers: SearchOutcome = { hits: [hit], fits: true };
const nearest: SearchOutcome = { hits: [hit], fits: false };
const nothing: SearchOutcome = { hits: [], fits: false };
const inTrouble: SearchOutcome = { ...answers, urgent: { kind: 'danger', audience: 'drive' } };

let page: typeof Asked;
let sent: string[];
let leave: () => void;
const browser = { sendBeacon: vi.fn(), globalPrivacyControl: false };

beforeEach(async () => {
  vi.useFakeTimers();
  sent = [];
  browser.globalPrivacyControl = false;
  browser.sendBeacon.mockImplementation((_address: string, said: URLSearchParams) => {
    sent.push([said.get('query'), said.get('audience'), said.get('outcome')].join('|'));
  });
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (leave = listener));
  vi.resetModules();
  page = await import('./asked.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const ask = (query: string, found = answers, audience?: 'host') => page.noteAsked(query, { audience }, found);

it('tells when the page is left what was asked last, and once', () => {
  ask('refund', answers, 'host');
  expect(sent).toEqual([]);
  leave();
  leave();
  expect(sent).toEqual(['refund|host|unopened']);
  expect(browser.sendBeacon.mock.lastCall).toEqual(['/v2/searches', expect.any(URLSearchParams)]);
  expect(String(browser.sendBeacon.mock.lastCall![1])).toBe(
    'query=refund&audience=host&language=en&outcome=unopened',
  );
});

it.each([
  [nearest, 'declined'],
  [nothing, 'nothing'],
  [answers, 'unopened'],
])('says what became of it', (found, outcome) => {
  ask('refund', found);
  leave();
  expect(sent).toEqual([`refund||${outcome}`]);
});

it('tells of no question that is still being typed, or shortened', () => {
  for (const query of ['re', 'Refund', 'refund toll', 'refund']) ask(query);
  expect(sent).toEqual([]);
  ask('refund damage');
  expect(sent).toEqual(['refund toll||unopened']);
  leave();
  expect(sent).toEqual(['refund toll||unopened', 'refund damage||unopened']);
});

it('tells of answers that were left for another question within half a minute, and of no answer at any time', () => {
  ask('one');
  vi.advanceTimersByTime(29_000);
  ask('two');
  vi.advanceTimersByTime(31_000);
  ask('three', nothing);
  vi.advanceTimersByTime(31_000);
  ask('four');
  expect(sent).toEqual(['one||unopened', 'three||nothing']);
});

it('tells nothing of what was opened, but of the question before it', () => {
  ask('one');
  page.noteOpened('one more');
  ask('two');
  page.noteOpened('three');
  leave();
  expect(sent).toEqual(['two||unopened']);
});

it('tells nothing of trouble, which the emergency card answers', () => {
  ask('smoke');
  ask('smoke under the hood', inTrouble);
  leave();
  expect(sent).toEqual([]);
});

it('tells nothing where the browser says that its user objects', () => {
  browser.globalPrivacyControl = true;
  ask('refund');
  leave();
  expect(sent).toEqual([]);
});

it('notes a link that is opened, here or in another tab, and no other press', () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const place = { addEventListener: (name: string, listener: () => void) => (listeners[name] = listener) };
  page.noteOpening(place as never, 'ol a', { value: ' refund ' } as HTMLInputElement);
  const press = (isLink: boolean) => ({ target: { closest: () => (isLink ? {} : null) } });
  for (const name of ['click', 'auxclick']) {
    ask('refund', nothing);
    listeners[name]!(press(true));
    leave();
  }
  expect(sent).toEqual([]);
  ask('refund');
  listeners.click!(press(false));
  leave();
  expect(sent).toEqual(['refund||unopened']);
});
