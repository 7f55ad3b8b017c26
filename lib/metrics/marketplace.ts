import { counter, histogram } from './registry';

const calls = histogram({
  name: 'haat_api_call_seconds',
  help: 'Time of calls to the API host, those within the process too',
  labels: ['route', 'method', 'status'],
});

const statements = histogram({
  name: 'haat_sql_seconds',
  help: 'Time of SQL statements by their first word',
  labels: ['kind'],
});

const jobs = histogram({
  name: 'haat_job_seconds',
  help: 'Time of background jobs by outcome',
  labels: ['job', 'outcome'],
});

const done = counter({
  name: 'haat_job_items_total',
  help: 'What background jobs have done',
  labels: ['job'],
});

const overdue = counter({
  name: 'haat_job_overdue_total',
  help: 'Runs of background jobs that were past their deadline',
  labels: ['job'],
});

const reads = counter({
  name: 'haat_replica_reads_total',
  help: 'Reads that a replica of the database may answer, by who did',
  labels: ['from'],
});

const replicaFailures = counter({
  name: 'haat_replica_failures_total',
  help: 'Reads that a replica could not answer and the primary was asked, by why',
  labels: ['replica', 'reason'],
});

/**
 * Records an API call.
 * @param route the pattern of the route, never the address itself
 */
export function observeCall(route: string, method: string, status: number, since: number): void {
  calls.labels(route, method, `${Math.floor(status / 100)}xx`).observe(secondsSince(since));
}

const kinds = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
]);

/**
 * Records a database statement.
 * @param text the statement; only its first word is kept
 */
export function observeStatement(text: string, since: number): void {
  const [word = ''] = /^\s*[a-z]+/i.exec(text) ?? [];
  const kind = word.trim().toLowerCase();
  statements.labels(kinds.has(kind) ? kind : 'other').observe(secondsSince(since));
}

/** Counts a read that may come from a replica of the database. */
export const observeRead = (from: 'primary' | 'replica'): void => reads.labels(from).inc();

/** Counts a read that failed on a replica and was repeated on the primary. */
export const observeReplicaFailure = (replica: string, reason: string): void =>
  replicaFailures.labels(replica, reason).inc();

/**
 * Records a run of a job.
 * @param items the number of items processed; undefined if the job failed
 */
export function observeJob(job: string, items: number | undefined, since: number): void {
  jobs.labels(job, items === undefined ? 'failed' : 'done').observe(secondsSince(since));
  if (items) done.labels(job).inc(items);
}

/** Counts a run that has passed its deadline and continues. */
export function observeOverdueJob(job: string): void {
  overdue.labels(job).inc();
}

/** Returns seconds since a time of `performance.now()`. */
const secondsSince = (since: number) => (performance.now() - since) / 1000;
