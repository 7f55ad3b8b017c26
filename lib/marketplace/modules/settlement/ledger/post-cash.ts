import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import { cashReceipts } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import type { payments } from '../../../kernel/db/schema/payments';
import { type Entry, postAll } from './post';
import { postDeliveries } from './post-delivery';

type Payment = typeof payments.$inferSelect;

/** Cash of an order that a courier (`holder`) or a store's rider holds; paise. */
export type HeldCash = {
  orderId: number;
  holder: string | null;
  storeId: number | null;
  amount: number;
};

/**
 * Posts the cash of orders whose payment was captured: whoever still holds some of it hands it to the bank, or has
 * it deducted from what the market owes the store. Deliveries are posted first. Posting again does nothing.
 */
export async function postCash(tx: Database, paid: readonly Payment[]): Promise<void> {
  if (!paid.length) return;
  const orderIds = paid.map(({ orderId }) => orderId);
  const delivered = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(inArray(shipments.orderId, orderIds), eq(shipments.status, 'delivered')))
    .orderBy(asc(shipments.id));
  await postDeliveries(
    tx,
    delivered.map(({ id }) => id),
  );
  const held = await heldCash(tx, orderIds);
  const netted = await tx
    .select({ id: cashReceipts.paymentId })
    .from(cashReceipts)
    .where(
      and(
        cashReceipts.isNetted,
        inArray(
          cashReceipts.paymentId,
          paid.map(({ id }) => id),
        ),
      ),
    );
  const postings = paid.map(({ id, orderId, processedAt, createdAt }) => ({
    kind: 'payment' as const,
    reference: `payment:${id}`,
    orderId,
    at: processedAt ?? createdAt,
    entries: held
      .filter((one) => one.orderId === orderId)
      .flatMap((one) =>
        handedOver(
          one,
          netted.some((receipt) => receipt.id === id),
        ),
      ),
  }));
  await postAll(
    tx,
    postings.filter(({ entries }) => entries.length),
  );
}

function handedOver({ holder, storeId, amount }: HeldCash, isNetted: boolean): Entry[] {
  const to: Entry =
    isNetted && storeId !== null
      ? { account: 'store_payable', component: 'cash', storeId, amount }
      : { account: 'bank', amount };
  return [to, { account: 'cash', holder, storeId, amount: -amount }];
}

/** Returns the cash of these orders that is held by others, without what nobody holds any more. */
export function heldCash(tx: Database, orderIds: readonly number[]): Promise<HeldCash[]> {
  const amount = sql<number>`sum(${ledgerEntries.amount})::float8`;
  return tx
    .select({
      orderId: sql<number>`${ledgerTransactions.orderId}::float8`,
      holder: ledgerEntries.holder,
      storeId: ledgerEntries.storeId,
      amount,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        inArray(ledgerTransactions.orderId, [...orderIds]),
        eq(ledgerEntries.account, 'cash'),
        sql`(${ledgerEntries.holder} is not null or ${ledgerEntries.storeId} is not null)`,
      ),
    )
    .groupBy(ledgerTransactions.orderId, ledgerEntries.holder, ledgerEntries.storeId)
    .having(sql`sum(${ledgerEntries.amount}) <> 0`)
    .orderBy(ledgerTransactions.orderId, ledgerEntries.holder, ledgerEntries.storeId);
}
