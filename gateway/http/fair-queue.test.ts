import { expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';

it('gives a client its place back, also after a job that failed', async () => {
  const inTurn = fairQueue({ maxRunning: 2, maxWaiting: 2, maxPerClient: 1 });
  const job = () => inTurn('192.0.2.1', async () => 'done');
  expect(await Promise.all([job(), job()])).toEqual(['done', undefined]);
  expect(await job()).toBe('done');
  await expect(inTurn('192.0.2.1', () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  expect(await job()).toBe('done');
});
