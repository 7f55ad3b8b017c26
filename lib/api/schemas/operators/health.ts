import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';

/** How many of something wait, and since when the oldest of them. */
const waiting = z.object({ count: z.number(), oldest: z.iso.datetime().nullable() });

export const healthActions = [
  'run_jobs',
  'send_mails',
  'try_faults',
  'check_books',
  'renew_pages',
] as const;

export const healthActionSchema = z.object({ action: z.enum(healthActions) });

export const missingTextKinds = ['messages', 'products', 'colours', 'categories', 'pages'] as const;

const finding = z.object({ rule: z.string(), subject: z.string() });

/** State of the shop as the answering process sees it. Sizes in bytes, times in seconds. */
export const operatorHealthSchema = z.object({
  process: z.object({
    name: z.string(),
    up: z.number(),
    memory: z.number(),
    haat: z.string(),
    node: z.string(),
  }),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    size: z.number(),
    migrations: z.number(),
    /** Those that answer public reads; `absence` says why one does not at the moment, `lag` how far it is behind. */
    replicas: z.array(
      z.object({
        name: z.string(),
        absence: z.enum(['unreachable', 'late', 'no_replica']).nullable(),
        lag: z.number().nullable(),
      }),
    ),
  }),
  /** Of the data folder; null where the system does not tell. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  /** `age`: since the index was last compared with the database. */
  search: z.object({ ready: z.boolean(), products: z.number(), age: z.number().nullable() }),
  queues: z.object({
    mails: waiting,
    pages: waiting,
    cdn: waiting,
    payment_events: waiting,
    refunds: waiting,
    payouts: waiting,
    ledger: waiting,
    webhooks: waiting,
    imports: waiting,
  }),
  /** Mails that were tried and did not go; `next_at` is null for those that were given up. */
  failing_mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      tries: z.number(),
      next_at: z.iso.datetime().nullable(),
    }),
  ),
  /** Rows that a job failed at; `next_at` is null once it has given up. */
  faults: z.array(
    z.object({
      id: z.number(),
      job: z.string(),
      subject: z.string(),
      fault: z.string(),
      tries: z.number(),
      since: z.iso.datetime(),
      next_at: z.iso.datetime().nullable(),
    }),
  ),
  /** The last check of the books, by the job of each day or by hand; `found` has the first of what it found. */
  books: z
    .object({ checked_at: z.iso.datetime(), findings: z.number(), found: z.array(finding) })
    .nullable(),
  /** What each language lacks; its readers get it in another. Counted anew every ten minutes. */
  texts: z.array(
    z.object({
      language: z.enum(locales),
      kind: z.enum(missingTextKinds),
      missing: z.number(),
      total: z.number(),
    }),
  ),
  /**
   * The last run of each job in the answering process; `items` is null where it failed, and where it is past its
   * deadline and still runs (`overdue`).
   */
  jobs: z.array(
    z.object({
      name: z.string(),
      at: z.iso.datetime(),
      milliseconds: z.number(),
      items: z.number().nullable(),
      overdue: z.boolean(),
    }),
  ),
});

/** What was done; `findings` are of `check_books` alone. */
export const healthDoneSchema = z.object({
  done: z.number(),
  findings: z.array(finding),
});

export type OperatorHealth = z.infer<typeof operatorHealthSchema>;
export type HealthAction = (typeof healthActions)[number];
export type HealthDone = z.infer<typeof healthDoneSchema>;
