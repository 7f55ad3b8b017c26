import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection';
import { standinFaults } from './schema';

/** What the stand-in can do wrong. */
export const faultKinds = [
  // webhooks
  'duplicate',
  'reorder',
  'delay',
  'drop',
  // payments
  'late_authorisation',
  'authorise_only',
  // calls of the API; the last two do what was asked all the same
  'server_error',
  'answer_lost',
  'hang',
  // refunds
  'refund_fails',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export const faultSchema = z.object({
  kind: z.enum(faultKinds),
  /** Only for this order of the stand-in; otherwise for whichever comes next. */
  order_id: z.string().max(60).optional(),
  times: z.number().int().min(1).max(1000).default(1),
  /** For `delay` and `late_authorisation`. */
  seconds: z.number().int().min(0).max(86_400).default(5),
});

export type Fault = z.input<typeof faultSchema>;

/** From now on something goes wrong. */
export async function injectFault(db: Database, fault: Fault): Promise<void> {
  const { kind, order_id: orderId, times, seconds } = faultSchema.parse(fault);
  await db.delete(standinFaults).where(lte(standinFaults.times, 0));
  await db.insert(standinFaults).values({ kind, orderId, times, seconds });
}

/** Everything goes right again. */
export async function clearFaults(db: Database): Promise<void> {
  await db.delete(standinFaults);
}

/** Whether this goes wrong now, which counts as once. An order's own fault comes first. */
export async function takeFault(
  db: Database,
  kind: FaultKind,
  orderId?: string,
): Promise<{ seconds: number } | undefined> {
  const next = db
    .select({ id: standinFaults.id })
    .from(standinFaults)
    .where(
      and(
        eq(standinFaults.kind, kind),
        gt(standinFaults.times, 0),
        or(isNull(standinFaults.orderId), eq(standinFaults.orderId, orderId ?? '')),
      ),
    )
    .orderBy(sql`${standinFaults.orderId} nulls last`, asc(standinFaults.id))
    .limit(1)
    .for('update');
  const [taken] = await db
    .update(standinFaults)
    .set({ times: sql`${standinFaults.times} - 1` })
    .where(inArray(standinFaults.id, next))
    .returning({ seconds: standinFaults.seconds });
  return taken;
}
