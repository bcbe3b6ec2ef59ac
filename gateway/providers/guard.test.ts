import { expect, it, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { createGuard } from './guard.ts';
import { ProviderError, type ProviderFault } from './provider.ts';

const maxFailures = 3;

/** Whether a good call still reaches a provider that has failed in this way once more than it may. */
async function isReachedAfter(fault: ProviderFault): Promise<boolean> {
  const guard = createGuard({ name: 'any', timeoutMs: 60_000, maxFailures }, createMetrics());
  const failing = () => Promise.reject(new ProviderError(fault, 'odd'));
  for (let n = 0; n <= maxFailures; n += 1) await guard('ask', failing).catch(() => undefined);
  const good = vi.fn(async () => 'an answer');
  await guard('ask', good).catch(() => undefined);
  return good.mock.calls.length === 1;
}

it.each(['refused', 'malformed'] as const)('holds nothing back after answers that are %s', async (fault) =>
  expect(await isReachedAfter(fault)).toBe(true),
);

it.each(['unavailable', 'busy'] as const)('holds calls back after failures that are %s', async (fault) =>
  expect(await isReachedAfter(fault)).toBe(false),
);
