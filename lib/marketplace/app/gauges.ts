import { gauge, gaugeOf } from '@/lib/metrics/registry';
import type { Database } from '../kernel/db/connection';
import { replicasOf } from '../kernel/db/replicas/reading';
import { withTimeout } from '../kernel/with-timeout';
import { countFaults, countQueues, queues } from '../modules/operator-desk';
import type { Search } from '../modules/search';

/** Timeout in milliseconds; a scrape then answers without the database's values. */
const timeout = 1500;

/**
 * Defines the gauges that /metrics reads on each request: queues and faults of the database, and the age of the
 * search index.
 */
export function defineGauges(db: Database, search: Search): void {
  const waiting = shared(() => countQueues(db));
  const readQueues = async (
    value: (queue: { count: number; oldest: Date | null }) => number | undefined,
  ) =>
    Object.entries((await waiting()) ?? {}).flatMap(([queue, its]) => {
      const { lane } = queues[queue as keyof typeof queues];
      const read = value(its);
      return read === undefined ? [] : [{ labels: { lane, queue }, value: read }];
    });
  gaugeOf(
    {
      name: 'haat_queue_waiting',
      help: 'What waits for a lane of jobs',
      labels: ['lane', 'queue'],
    },
    () => readQueues(({ count }) => count),
  );
  gaugeOf(
    {
      name: 'haat_queue_oldest_seconds',
      help: 'Age of the oldest that waits for a lane of jobs',
      labels: ['lane', 'queue'],
    },
    () =>
      readQueues(({ count, oldest }) => {
        if (!count) return 0;
        return oldest ? Math.max(0, (Date.now() - oldest.getTime()) / 1000) : undefined;
      }),
  );
  const faults = shared(() => countFaults(db));
  gaugeOf(
    {
      name: 'haat_job_faults',
      help: 'Rows that jobs failed at, tried again or parked for an operator',
      labels: ['job', 'state'],
    },
    async () =>
      ((await faults()) ?? []).map(({ job, state, count }) => ({
        labels: { job, state },
        value: count,
      })),
  );
  gauge(
    { name: 'haat_search_products', help: 'Products in the search index' },
    () => search.health().products,
  );
  gauge(
    {
      name: 'haat_search_age_seconds',
      help: 'Since the index was last compared with the database',
    },
    () => search.health().age,
  );
  defineReplicaGauges(db);
}

/** Defines gauges for the replicas of the database, if it has any. */
function defineReplicaGauges(db: Database): void {
  const replicas = replicasOf(db);
  if (!replicas) return;
  gaugeOf(
    {
      name: 'haat_replica_serving',
      help: 'Whether a replica of the database is read from',
      labels: ['replica'],
    },
    async () =>
      replicas.states().map(({ name, isServing }) => ({
        labels: { replica: name },
        value: Number(isServing),
      })),
  );
  gaugeOf(
    {
      name: 'haat_replica_lag_seconds',
      help: 'How far a replica of the database is behind, to a second',
      labels: ['replica'],
    },
    async () =>
      replicas
        .states()
        .flatMap(({ name, lag }) =>
          lag === undefined ? [] : [{ labels: { replica: name }, value: lag }],
        ),
  );
}

/** Reads once for all gauges of a scrape; undefined if the database does not answer in time. */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result | undefined> {
  let reading: Promise<Result | undefined> | undefined;
  return () => {
    reading ??= withTimeout(timeout, read())
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}
