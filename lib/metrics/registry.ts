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

/** Seconds; from an answer out of memory to one that made somebody wait. */
export const seconds: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/**
 * The process's one registry. Next and the server load this module more than once, prom-client itself only
 * once, so a metric that is defined already is taken from there.
 */
export function defined<Of>(name: string, make: () => Of): Of {
  return (register.getSingleMetric(name) as Of | undefined) ?? make();
}

/** Takes in a metric that is not prom-client's, which asks it for nothing but its name and `get`. */
export const registerOwn = (metric: { name: string; get: () => Promise<unknown> }): void =>
  register.registerMetric(metric as unknown as Metric);

export const counter = <Label extends string>({ name, help, labels = [] }: Definition<Label>) =>
  defined(name, () => new Counter({ name, help, labelNames: labels }));

export const histogram = <Label extends string>({ name, help, labels = [] }: Definition<Label>) =>
  defined(name, () => new Histogram({ name, help, labelNames: labels, buckets: [...seconds] }));

/** A gauge that is read when it is asked for; `read` answers undefined where there is nothing to tell. */
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

/** A gauge with labels that is read when it is asked for; what `read` does not name is not there. */
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

/**
 * What the process keeps: a heap goes up and down with what nobody needs any more, and only what full collections leave
 * tells a leak.
 */
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

/** Everything in Prometheus' text format, with its content type: ours, and prom-client's of the process, its heap and event loop. */
export async function metricsText(): Promise<{ body: string; contentType: string }> {
  // From the first question on: a shop that is not asked measures none of them.
  if (!register.getSingleMetric('process_resident_memory_bytes')) {
    collectDefaultMetrics();
    measureKeptMemory();
  }
  return { body: await register.metrics(), contentType: register.contentType };
}
