import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { operatorLimits } from '../../db/schema/operator-orders';

const refunds = eq(operatorLimits.name, 'refund_alone');

/** Paise of an order up to which an operator refunds alone. */
export async function refundAloneUpTo(db: Database): Promise<number> {
  const [limit] = await db.select().from(operatorLimits).where(refunds);
  return limit?.amount ?? 0;
}

/** @param amount paise */
export async function setRefundAloneUpTo(db: Database, amount: number): Promise<void> {
  await db.update(operatorLimits).set({ amount }).where(refunds);
}
