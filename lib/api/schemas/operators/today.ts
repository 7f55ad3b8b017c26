import { z } from 'zod';

/** How many of something wait, and since when the oldest of them. */
const waiting = z.object({ count: z.number(), oldest: z.iso.datetime().nullable() });

const firstSteps = [
  'company',
  'category',
  'commission',
  'payments',
  'seller',
  'listing',
  'order',
] as const;

/** What waits for the operators, and how the market goes. Money in rupees; days are those of India. */
export const operatorTodaySchema = z.object({
  waiting: z.object({
    applications: waiting,
    listings: waiting,
    /** Not resolved; `overdue` ones are past a clock of the settings. */
    grievances: waiting.extend({ overdue: z.number() }),
    /** Refused returns that the market has to decide. */
    disputes: waiting,
    /** Begun half an hour ago or earlier, and neither paid nor over. */
    open_payments: waiting,
    /** To approve. */
    settlements: waiting,
    tickets: waiting,
    questions: waiting,
    shipments_to_confirm: waiting,
    refunds: waiting,
    webhooks: waiting,
    mails: waiting,
  }),
  /** The last 30 days, the oldest first; null for who has nothing to do with money. */
  days: z.array(z.object({ day: z.iso.date(), orders: z.number(), value: z.number() })).nullable(),
  /** Of the last 30 days. */
  search: z.object({
    searches: z.number(),
    /** Results that were opened. */
    opened: z.number(),
    /** Orders with a product that was opened from results. */
    orders: z.number(),
    /** The most frequent ones that found nothing. */
    empty: z.array(z.object({ text: z.string(), searches: z.number() })),
  }),
  /** When the books were last checked, and in how many places they did not agree; null: never. */
  books: z.object({ checked_at: z.iso.datetime(), findings: z.number() }).nullable(),
  /** Jobs whose last run in the answering process failed. */
  failed_jobs: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  stores: z.number(),
  listings: z.number(),
  /** What is to do until the market sells, in order; null once something was ordered. */
  first_steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })).nullable(),
});

export type OperatorToday = z.infer<typeof operatorTodaySchema>;
