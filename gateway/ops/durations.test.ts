import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { requestDurations } from './durations.ts';

const bounds = [0.005, 0.1, 1];

it('exposes what the histogram of the package would', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const durations = requestDurations('seconds', 'How long.', bounds, ours);
  const histogram = new Histogram({
    name: 'seconds',
    help: 'How long.',
    labelNames: ['method', 'route', 'status'],
    buckets: bounds,
    registers: [theirs],
  });
  const observed = [
    ['GET', '/*', 200, 0.001],
    ['GET', '/*', 200, 0.005],
    ['GET', '/*', 200, 0.3],
    ['HEAD', '/*', 200, 0.1],
    ['GET', '/*', 304, 7],
    ['POST', '/v2/"gateway"', 200, 1.5],
  ] as const;
  for (const [method, route, status, seconds] of observed)
    for (const metric of [durations, histogram]) metric.observe({ method, route, status }, seconds);

  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\{(.*)\}/, sorted));
  const sorted = (_all: string, labels: string) => `{${labels.split(',').sort().join(',')}}`;
  expect(linesOf(await ours.metrics()).sort()).toEqual(linesOf(await theirs.metrics()).sort());
  expect(await ours.metrics()).toContain(
    'seconds_bucket{le="+Inf",method="GET",route="/*",status="200"} 3\n',
  );

  durations.reset();
  expect((await durations.get()).values).toEqual([]);
});
