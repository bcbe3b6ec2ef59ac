import { describe, expect, it } from 'vitest';
import { judge } from './judge.mjs';

/** @param {string} word */
const payout = (word, status = 200) => ({
  call: /** @type {const} */ ('payout'),
  status,
  text: `{"data":{"getStripePayoutAccountStatus":"${word}"}}`,
  ms: 1,
});

describe('a payout status', () => {
  it('is called ready only where the provider has said so', () => {
    const ready = payout('READY_TO_REDIRECT');
    expect(judge(ready, { maySayReady: true, isWell: true })).toBeUndefined();
    expect(judge(ready, { maySayReady: true, isWell: false })).toBeUndefined();
    expect(judge(ready, { maySayReady: false, isWell: false })?.kind).toBe('false');
    expect(judge(ready, {})?.kind).toBe('false');
  });

  it('may be pending at any time, and an error only where something is wrong', () => {
    expect(judge(payout('PENDING'), { isWell: false })).toBeUndefined();
    expect(judge(payout('PENDING'), { isWell: true })).toBeUndefined();
    expect(judge(payout('ERROR'), { isWell: false })).toBeUndefined();
    expect(judge(payout('ERROR'), { isWell: true })?.kind).toBe('false');
  });

  it('is an answer of 200 with a known word', () => {
    expect(judge(payout('COMPLETED'), {})?.kind).toBe('failed');
    for (const status of [0, 429, 500]) expect(judge(payout('PENDING', status), {})?.kind).toBe('failed');
  });
});

describe('a page', () => {
  const page = { call: /** @type {const} */ ('page'), status: 200, text: '<p>Hi</p>', ms: 1 };
  it('is the published one, and never fails', () => {
    expect(judge(page, { published: '<p>Hi</p>' })).toBeUndefined();
    expect(judge(page, { published: '<p>Ho</p>' })?.kind).toBe('false');
    expect(judge({ ...page, status: 503 }, { published: '<p>Hi</p>' })?.kind).toBe('failed');
    expect(judge({ ...page, status: 0, text: '' }, { published: '' })?.kind).toBe('failed');
  });
});

describe('a search', () => {
  const search = {
    call: /** @type {const} */ ('search'),
    status: 200,
    text: '<input value="tires"></html>',
    ms: 1,
  };
  it('is about the question asked, and whole', () => {
    expect(judge(search, { question: 'tires' })).toBeUndefined();
    expect(judge(search, { question: 'keys' })?.kind).toBe('false');
    expect(judge({ ...search, text: '<input value="tires">' }, { question: 'tires' })?.kind).toBe('failed');
    expect(judge({ ...search, status: 429 }, { question: 'tires' })?.kind).toBe('failed');
  });
});

describe('a link that renews', () => {
  const link = {
    call: /** @type {const} */ ('refresh'),
    status: 303,
    text: '',
    location: 'https://connect.stripe.com/setup/e/acct_1/x',
    ms: 1,
  };
  it('leads to the provider, and only while the provider makes links', () => {
    expect(judge(link, { isWell: true })).toBeUndefined();
    expect(judge(link, {})).toBeUndefined();
    expect(judge(link, { isWell: false })?.kind).toBe('false');
    expect(judge({ ...link, location: 'https://connect.stripe.com.example/' }, { isWell: true })?.kind).toBe(
      'false',
    );
  });

  it('else is a page that says so', () => {
    const sorry = { ...link, status: 503, text: '<h1>Stripe does not answer</h1>' };
    expect(judge(sorry, { isWell: false })).toBeUndefined();
    expect(judge(sorry, { isWell: true })?.kind).toBe('failed');
    expect(judge({ ...sorry, text: '' }, { isWell: false })?.kind).toBe('failed');
    expect(judge({ ...sorry, status: 500 }, { isWell: false })?.kind).toBe('failed');
  });
});

describe('a session token', () => {
  const token = { call: /** @type {const} */ ('consent'), status: 200, text: '{"token":"checkr-1"}', ms: 1 };
  it('is given only while the provider makes them', () => {
    expect(judge(token, { isWell: true })).toBeUndefined();
    expect(judge(token, {})).toBeUndefined();
    expect(judge(token, { isWell: false })?.kind).toBe('false');
    expect(judge({ ...token, text: '{}' }, { isWell: true })?.kind).toBe('failed');
  });

  it('else is refused in a sentence', () => {
    const refusal = { ...token, status: 502, text: '{"message":"not accepted"}' };
    expect(judge(refusal, { isWell: false })).toBeUndefined();
    expect(judge(refusal, { isWell: true })?.kind).toBe('failed');
    expect(judge({ ...refusal, text: '' }, { isWell: false })?.kind).toBe('failed');
  });

  it('is cut only where an instance is killed in the middle of it', () => {
    const cut = { ...token, status: 0, text: '' };
    expect(judge(cut, { isWell: true, mayBeCut: true })).toBeUndefined();
    expect(judge(cut, { isWell: true })?.kind).toBe('failed');
  });
});

describe('a vote', () => {
  const vote = {
    call: /** @type {const} */ ('vote'),
    status: 303,
    text: '',
    location: '/faqs/a?answered=t#answered-B',
    ms: 1,
  };
  it('leads back to its thanks, and may be lost on the way alone', () => {
    expect(judge(vote, {})).toBeUndefined();
    expect(judge({ ...vote, location: '/faqs/a' }, {})?.kind).toBe('false');
    expect(judge({ ...vote, status: 503 }, { mayBeCut: true })?.kind).toBe('failed');
    expect(judge({ ...vote, status: 0 }, {})?.kind).toBe('failed');
    expect(judge({ ...vote, status: 0 }, { mayBeCut: true })).toBeUndefined();
  });
});
