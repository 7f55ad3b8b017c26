import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { storeAdjustments } from '../../../kernel/db/schema/operator-orders';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { isSecondOperator, tellOwners } from '../../operators';
import { adjust } from '../ledger/adjust';

type Asked = {
  storeId: number;
  /** The amount in paise; positive credits the store, negative charges it. */
  amount: number;
  reason: string;
  /** The key; the same key requests once. */
  key: string;
  /** The operator; null for the market's key. */
  by: number | null;
  now: Date;
};

type Request = typeof storeAdjustments.$inferSelect;

/**
 * Requests a credit or charge of a store. If the amount, with the operator's own adjustments of the last
 * seven days, exceeds the limit, it waits until another operator approves, and the owners are told; the
 * database decides that.
 * @returns the id of the request
 * @throws {NotFound} store_not_found
 * @throws {DomainError} 409 idempotency_mismatch: the key was used for another adjustment
 */
export function askForAdjustment(db: Database, asked: Asked): Promise<number> {
  const { storeId, amount, reason, key, by, now } = asked;
  return transact(db, async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
    if (!store) throw new NotFound('store_not_found');
    const [made] = await tx
      .insert(storeAdjustments)
      .values({ storeId, amount, reason, key, requestedBy: by })
      .onConflictDoNothing({ target: storeAdjustments.key })
      .returning();
    if (!made) return former(tx, asked);
    if (made.needsApproval)
      await tellOwners(tx, by, { kind: 'adjustment', amount, store: store.name });
    else await adjust(tx, { storeId, amount, reason, key, at: now });
    return made.id;
  });
}

async function former(tx: Database, { storeId, amount, reason, key }: Asked): Promise<number> {
  const [row] = await tx.select().from(storeAdjustments).where(eq(storeAdjustments.key, key));
  if (row?.storeId !== storeId || row.amount !== amount || row.reason !== reason) {
    throw new DomainError(409, 'idempotency_mismatch');
  }
  return row.id;
}

type Decision = { id: number; by: number | null; approve: boolean; note: string; now: Date };

/**
 * Records a second operator's decision about an adjustment above the limit. Its requester may withdraw it, and
 * approve it only a day later if nobody else handles money.
 * @throws {NotFound} adjustment_not_found
 * @throws {DomainError} 409 adjustment_decided, adjustment_own
 */
export async function decideAdjustment(
  db: Database,
  { id, by, approve, note, now }: Decision,
): Promise<void> {
  await transact(db, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request.needsApproval || request.decision) {
      throw new DomainError(409, 'adjustment_decided');
    }
    if (approve) {
      const asked = { maker: request.requestedBy, second: by, askedAt: request.createdAt };
      if (!(await isSecondOperator(tx, asked))) throw new DomainError(409, 'adjustment_own');
    }
    await tx
      .update(storeAdjustments)
      .set({
        decision: approve ? 'approved' : 'refused',
        decidedBy: by,
        decidedAt: sql`now()`,
        decisionNote: note,
      })
      .where(eq(storeAdjustments.id, id));
    const { storeId, amount, reason, key } = request;
    if (approve) await adjust(tx, { storeId, amount, reason, key, at: now });
  });
}

async function lockRequest(tx: Database, id: number): Promise<Request> {
  const [request] = await tx
    .select()
    .from(storeAdjustments)
    .where(eq(storeAdjustments.id, id))
    .for('update');
  if (!request) throw new NotFound('adjustment_not_found');
  return request;
}
