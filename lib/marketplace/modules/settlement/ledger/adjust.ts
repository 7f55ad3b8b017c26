import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { post } from './post';

type Adjustment = {
  storeId: number;
  /** The amount in paise; positive credits the store, negative charges it. */
  amount: number;
  /** The reason that the seller reads in the statement. */
  reason: string;
  /** The key; the same key posts once. */
  key: string;
  at: Date;
};

/**
 * Credits or charges a store, outside of any order.
 * @throws {NotFound} store_not_found
 * @throws {DomainError} 409 idempotency_mismatch: the key was used for another adjustment
 */
export async function adjust(db: Database, given: Adjustment): Promise<void> {
  const { storeId, amount, reason, at } = given;
  const reference = `adjustment:${given.key}`;
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new NotFound('store_not_found');
  await transact(db, async (tx) => {
    const isNew = await post(tx, {
      kind: 'adjustment',
      reference,
      note: reason,
      at,
      entries: [
        { account: 'store_payable', component: 'adjustment', storeId, amount: -amount },
        { account: 'adjustments', storeId, amount },
      ],
    });
    if (isNew) return;
    const [former] = await tx
      .select({ id: ledgerTransactions.id })
      .from(ledgerTransactions)
      .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
      .where(
        and(
          eq(ledgerTransactions.reference, reference),
          eq(ledgerTransactions.note, reason),
          eq(ledgerEntries.account, 'adjustments'),
          eq(ledgerEntries.storeId, storeId),
          eq(ledgerEntries.amount, amount),
        ),
      );
    if (!former) throw new DomainError(409, 'idempotency_mismatch');
  });
}
