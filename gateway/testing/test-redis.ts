import { afterAll, beforeAll } from 'vitest';
import { startRedis, whyNoRedis, type RunningRedis } from '../../scripts/bootstrap/redis.mjs';

/** Why the tests with Redis are left out: only where it is missing and this user may not install it. */
export const missingRedis = whyNoRedis();
if (missingRedis) process.stderr.write(`LEFT OUT: ${missingRedis}\n`);

/** A real Redis for the tests of a file; gives its address once they run. */
export function redisForTests(): () => string {
  let redis: RunningRedis | undefined;
  beforeAll(async () => {
    if (!missingRedis) redis = await startRedis();
  }, 180_000);
  afterAll(() => redis?.stop());
  return () => redis?.url ?? '';
}
