import { expect, it, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { memoryStore } from '../store/memory.ts';
import { missRecorder } from './record-miss.ts';

it('keeps to itself, the log and the metrics whatever goes wrong: nobody waits for it on the server', async () => {
  const metrics = createMetrics();
  const log = { error: vi.fn() };
  const record = missRecorder({
    sent: { write: vi.fn() } as never,
    store: { ...memoryStore(), count: () => Promise.reject(new Error('no count')) },
    markKey: Buffer.alloc(32, 1),
    wordingKey: Buffer.alloc(32, 2),
    language: 'en',
    knownWords: { words: {}, stop: [] },
    metrics,
  });
  const request = { ip: '192.0.2.1', headers: {}, log } as never;
  await record(request, { query: 'refund', audience: '', outcome: 'nothing' }, 'server');
  expect(log.error).toHaveBeenCalledWith({ reason: 'no count' }, 'no miss recorded');
  expect((await metrics.writesLost.get()).values[0]!.value).toBe(1);
});
