import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { providerFaults } from './schema';

/** Faults that the test provider can simulate. */
export const faultKinds = [
  // webhooks
  'duplicate',
  'reorder',
  'delay',
  'drop',
  // payments
  'late_authorisation',
  'authorise_only',
  // API calls; the last two do the work and then fail
  'server_error',
  'answer_lost',
  'hang',
  // refunds
  'refund_fails',
  // payouts
  'payout_low_balance',
  'payout_fails',
  'payout_reversed',
  // deliveries
  'attempt_fails',
  'comes_back',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export const faultSchema = z.object({
  kind: z.enum(faultKinds),
  /**
   * The order of the test provider, the `reference_id` of a payout, or the number of a booking that the fault is
   * for; by default the next one.
   */
  order_id: z.string().max(60).optional(),
  times: z.number().int().min(1).max(1000).default(1),
  /** The delay for `delay`, `late_authorisation`, `payout_low_balance` and `payout_reversed`. */
  seconds: z.number().int().min(0).max(86_400).default(5),
});

export type Fault = z.input<typeof faultSchema>;

/** Makes the next matching calls go wrong. */
export async function injectFault(db: Database, fault: Fault): Promise<void> {
  const { kind, order_id: orderId, times, seconds } = faultSchema.parse(fault);
  await db.delete(providerFaults).where(lte(providerFaults.times, 0));
  await db.insert(providerFaults).values({ kind, orderId, times, seconds });
}

/** Removes all faults. */
export async function clearFaults(db: Database): Promise<void> {
  await db.delete(providerFaults);
}

/** Uses up one fault of that kind, an order's own first; undefined when there is none. */
export async function takeFault(
  db: Database,
  kind: FaultKind,
  orderId?: string,
): Promise<{ seconds: number } | undefined> {
  const next = db
    .select({ id: providerFaults.id })
    .from(providerFaults)
    .where(
      and(
        eq(providerFaults.kind, kind),
        gt(providerFaults.times, 0),
        or(isNull(providerFaults.orderId), eq(providerFaults.orderId, orderId ?? '')),
      ),
    )
    .orderBy(sql`${providerFaults.orderId} nulls last`, asc(providerFaults.id))
    .limit(1)
    .for('update');
  const [taken] = await db
    .update(providerFaults)
    .set({ times: sql`${providerFaults.times} - 1` })
    .where(inArray(providerFaults.id, next))
    .returning({ seconds: providerFaults.seconds });
  return taken;
}
