import { type Definition, defined, registerOwn, seconds } from './registry';

/** The durations of one set of labels. */
export interface Times {
  /** @param value seconds */
  observe(value: number): void;
}

type Row = Times & { labels: Record<string, string>; sum: number; counts: number[] };
export type SecondsByLabels = { of: (a: string, b: string) => Times };

/**
 * Defines a histogram of two labels for events of every request. prom-client's own histogram hashes and checks
 * labels at each observation, which costs more than sending a cached page.
 */
export function secondsByLabels(
  definition: Required<Definition<string>> & { labels: readonly [string, string] },
): SecondsByLabels {
  return defined(definition.name, () => make(definition));
}

function make({ name, help, labels: [first, second] }: Required<Definition<string>>) {
  const rows = new Map<string, Map<string, Row>>();

  const add = (a: string, b: string): Row => {
    const row: Row = {
      labels: { [String(first)]: a, [String(second)]: b },
      sum: 0,
      // The last bucket counts everything slower.
      counts: Array(seconds.length + 1).fill(0),
      observe(value) {
        row.sum += value;
        let at = 0;
        while (at < seconds.length && value > (seconds[at] ?? 0)) at++;
        row.counts[at] = (row.counts[at] ?? 0) + 1;
      },
    };
    const ofFirst = rows.get(a) ?? new Map<string, Row>();
    rows.set(a, ofFirst.set(b, row));
    return row;
  };

  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    of: (a: string, b: string): Times => rows.get(a)?.get(b) ?? add(a, b),
    async get() {
      const values = [...rows.values()].flatMap((ofFirst) => [...ofFirst.values()].flatMap(lines));
      return { name, help, type: 'histogram', aggregator: 'sum', values };
    },
    reset: () => rows.clear(),
  };
  registerOwn(metric);
  return metric;

  /** Formats a row in Prometheus' text format: each bucket includes the ones below it. */
  function lines({ labels, sum, counts }: Row) {
    let below = 0;
    const buckets = counts.map((count, at) => {
      below += count;
      return {
        metricName: `${name}_bucket`,
        labels: { le: seconds[at] ?? '+Inf', ...labels },
        value: below,
      };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: below },
    ];
  }
}
