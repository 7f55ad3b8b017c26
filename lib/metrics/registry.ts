import {
  constants,
  type NodeGCPerformanceDetail,
  type PerformanceEntry,
  PerformanceObserver,
} from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Metric,
  register,
} from 'prom-client';

export type Definition<Label extends string> = {
  name: string;
  help: string;
  labels?: readonly Label[];
};

/** Histogram buckets in seconds, from answers out of memory to very slow ones. */
export const seconds: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/**
 * Returns a metric of the process's single registry, created if it does not exist. Next and the server load
 * this module more than once, prom-client only once.
 */
export function defined<Of>(name: string, make: () => Of): Of {
  return (register.getSingleMetric(name) as Of | undefined) ?? make();
}

/** Registers a metric that is not prom-client's; prom-client uses only its name and `get`. */
export const registerOwn = (metric: { name: string; get: () => Promise<unknown> }): void =>
  register.registerMetric(metric as unknown as Metric);

export const counter = <Label extends string>({ name, help, labels = [] }: Definition<Label>) =>
  defined(name, () => new Counter({ name, help, labelNames: labels }));

export const histogram = <Label extends string>({ name, help, labels = [] }: Definition<Label>) =>
  defined(name, () => new Histogram({ name, help, labelNames: labels, buckets: [...seconds] }));

/** Defines a gauge that is read at each collection; `read` returns undefined if there is no value. */
export const gauge = (
  { name, help }: Omit<Definition<never>, 'labels'>,
  read: () => number | undefined | Promise<number | undefined>,
) =>
  defined(
    name,
    () =>
      new Gauge({
        name,
        help,
        async collect() {
          const value = await read();
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
  );

type Reading<Label extends string> = { labels: Record<Label, string>; value: number };

/** Defines a labelled gauge that is read at each collection; labels that `read` does not return are absent. */
export const gaugeOf = <Label extends string>(
  { name, help, labels }: Required<Definition<Label>>,
  read: () => Promise<Reading<Label>[]>,
) =>
  defined(
    name,
    () =>
      new Gauge<Label>({
        name,
        help,
        labelNames: labels,
        async collect() {
          const readings = await read();
          this.reset();
          for (const { labels, value } of readings) this.set(labels, value);
        },
      }),
  );

type Collection = PerformanceEntry & { detail: NodeGCPerformanceDetail };

/** Measures the memory left by full garbage collections, which alone reveals a leak. */
function measureKeptMemory(): void {
  let bytes: number | undefined;
  new PerformanceObserver((list) => {
    const isFull = list
      .getEntries()
      .some((entry) => (entry as Collection).detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    if (!isFull) return;
    const { used_heap_size: used, external_memory: buffers } = getHeapStatistics();
    bytes = used + buffers;
  }).observe({ entryTypes: ['gc'] });
  gauge(
    {
      name: 'haat_memory_kept_bytes',
      help: 'JavaScript and buffers that the last full collection left',
    },
    () => bytes,
  );
}

/** Returns all metrics in Prometheus' text format: our own, and prom-client's of process, heap and event loop. */
export async function metricsText(): Promise<{ body: string; contentType: string }> {
  // Default metrics are collected from the first scrape on: a shop without a scraper measures none.
  if (!register.getSingleMetric('process_resident_memory_bytes')) {
    collectDefaultMetrics();
    measureKeptMemory();
  }
  return { body: await register.metrics(), contentType: register.contentType };
}
