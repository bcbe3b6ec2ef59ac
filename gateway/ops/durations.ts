import type { Metric, Registry } from 'prom-client';

/** What a request was, in the labels of a metric. */
export interface RequestLabels {
  method: string;
  route: string;
  status: number;
}

interface Counted {
  labels: RequestLabels;
  /** How many took at most the seconds of each bound and more than those of the one before. */
  within: number[];
  count: number;
  sum: number;
}

/**
 * A histogram of how long requests took. The package's own makes a text of all labels for each request and looks it up, which takes a
 * twelfth of the time of a published page.
 *
 * @param bounds upper ones in seconds, ascending
 */
export function requestDurations(name: string, help: string, bounds: readonly number[], registry: Registry) {
  /** Of a route there are few kinds. */
  const byRoute = new Map<string, Counted[]>();

  function countedOf({ method, route, status }: RequestLabels): Counted {
    const known = byRoute.get(route) ?? [];
    for (const counted of known)
      if (counted.labels.status === status && counted.labels.method === method) return counted;
    const counted = { labels: { method, route, status }, within: bounds.map(() => 0), count: 0, sum: 0 };
    byRoute.set(route, [...known, counted]);
    return counted;
  }

  /** As the package exposes a histogram: each bound counts what was within those before, too. */
  function valuesOf({ labels, within, count, sum }: Counted) {
    let known = 0;
    const buckets = within.map((more, at) => ({ le: bounds[at]!, value: (known += more) }));
    return [
      ...[...buckets, { le: '+Inf', value: count }].map(({ le, value }) => ({
        metricName: `${name}_bucket`,
        labels: { le, ...labels },
        value,
      })),
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }

  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    labelNames: ['method', 'route', 'status'],
    observe(labels: RequestLabels, seconds: number): void {
      const counted = countedOf(labels);
      counted.count += 1;
      counted.sum += seconds;
      for (let at = 0; at < bounds.length; at += 1) {
        if (seconds > bounds[at]!) continue;
        counted.within[at]! += 1;
        return;
      }
    },
    get: () => {
      const values = [...byRoute.values()].flat().flatMap(valuesOf);
      return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
    },
    reset: () => byRoute.clear(),
  };
  // The registry and its readers ask a metric for no more than this.
  registry.registerMetric(metric as unknown as Metric);
  return metric;
}
