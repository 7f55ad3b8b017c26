import { z } from 'zod';
import { queueOf } from '../queues';

/** Queues of operators' work; each is a row of `operator-desk/today/queues.ts`. */
export const queueNames = [
  'grievances',
  'tickets',
  'questions',
  'review_reports',
  'disputes',
  'orders_to_confirm',
  'courier_bookings',
  'failed_deliveries',
  'returns_to_pay',
  'refunds_to_approve',
  'refunds_to_pay',
  'refunds',
  'webhooks',
  'open_payments',
  'cash',
  'settlements',
  'settlements_failed',
  'adjustments',
  'applications',
  'listings',
  'brand_requests',
  'mails',
  'faults',
] as const;

export type QueueName = (typeof queueNames)[number];

/** The queues that the calling operator may work on. */
export const operatorQueuesSchema = z.array(queueOf(queueNames));

const firstSteps = [
  'company',
  'category',
  'commission',
  'payments',
  'seller',
  'listing',
  'order',
] as const;

const days = z.array(z.object({ day: z.iso.date(), orders: z.number(), value: z.number() }));

/** Key figures of the market. Money in rupees; days are those of India. */
export const operatorTodaySchema = z.object({
  /** The last 30 days, the oldest first; null for operators without access to money. */
  days: days.nullable(),
  /** The 30 days before those. */
  days_before: days.nullable(),
  /** Search figures of the last 30 days. */
  search: z.object({
    searches: z.number(),
    /** Opened results. */
    opened: z.number(),
    /** Orders with a product opened from search results. */
    orders: z.number(),
    /** The most frequent searches without results. */
    empty: z.array(z.object({ text: z.string(), searches: z.number() })),
  }),
  /** The time and the number of findings of the last check of the books; null if there was none. */
  books: z.object({ checked_at: z.iso.datetime(), findings: z.number() }).nullable(),
  /** Jobs that have failed in any process since `at`, completely or at so many `rows`. */
  failed_jobs: z.array(z.object({ name: z.string(), at: z.iso.datetime(), rows: z.number() })),
  stores: z.number(),
  listings: z.number(),
  /** Steps before the first sale, in order; null after the first order. */
  first_steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })).nullable(),
});

export type OperatorToday = z.infer<typeof operatorTodaySchema>;
export type OperatorQueues = z.infer<typeof operatorQueuesSchema>;
