import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTokens, type Grant } from './tokens.ts';

const tokens = createTokens([{ id: 'new', secret: Buffer.alloc(32, 1) }]);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([0, 1, 499, 937, 999])(
  'the age of a token is told to the millisecond: made at %s ms',
  async (ms) => {
    const made = Date.UTC(2026, 10, 26) + ms;
    vi.setSystemTime(made);
    const token = await tokens.mint('contact-form', 'subject', 60_000);
    vi.setSystemTime(made + 1064);
    const { ttlMs, leftMs } = (await tokens.read('contact-form', token)) as Grant;
    expect(ttlMs - leftMs).toBe(1064);
    expect(ttlMs).toSatisfy(Number.isInteger);
  },
);
