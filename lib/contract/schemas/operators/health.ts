import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';

/** The number of waiting things, and the time of the oldest. */
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
    /** Replicas for public reads; `absence` is the reason a replica is not used now, `lag` its delay. */
    replicas: z.array(
      z.object({
        name: z.string(),
        absence: z.enum(['unreachable', 'late', 'no_replica']).nullable(),
        lag: z.number().nullable(),
      }),
    ),
  }),
  /** The disk of the data folder; null if the system does not tell. */
  disk: z.object({ free: z.number(), total: z.number() }).nullable(),
  /** `age`: seconds since the index was last compared with the database. */
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
  /** Mails that failed to send; `next_at` is null for those given up. */
  failing_mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      tries: z.number(),
      next_at: z.iso.datetime().nullable(),
    }),
  ),
  /** Rows at which a job failed; `next_at` is null after it has given up. */
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
  /** The last check of the books, by the daily job or by hand; `found` has the first findings. */
  books: z
    .object({ checked_at: z.iso.datetime(), findings: z.number(), found: z.array(finding) })
    .nullable(),
  /** Missing texts of each language, shown to its readers in another language. Counted every ten minutes. */
  texts: z.array(
    z.object({
      language: z.enum(locales),
      kind: z.enum(missingTextKinds),
      missing: z.number(),
      total: z.number(),
    }),
  ),
  /**
   * The last run of each job in the answering process; `items` is null if it failed, or is past its deadline
   * and still running (`overdue`).
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

/** The number of things done; only `check_books` has `findings`. */
export const healthDoneSchema = z.object({
  done: z.number(),
  findings: z.array(finding),
});

export type OperatorHealth = z.infer<typeof operatorHealthSchema>;
export type HealthAction = (typeof healthActions)[number];
export type HealthDone = z.infer<typeof healthDoneSchema>;
