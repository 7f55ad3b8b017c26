import { eq } from 'drizzle-orm';
import type { CashEntry, CashResult } from '@/lib/contract/schemas/operators/cash';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { cashReceipts } from '../../../kernel/db/schema/operator-orders';
import { orders } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { paiseOf, rupees } from '../../../kernel/money/rupees';
import { type LockedOrder, lockOrder } from '../lock';
import { isOver } from '../status';

type Entry = {
  number: string;
  amount: number;
  reference: string;
  operatorId: number | null;
  now: Date;
};

/**
 * Enters the cash of an order that courier or store has handed over; only this captures its payment. Repeating
 * the same entry changes nothing.
 * @param entry `amount` in rupees, as counted
 * @throws {NotFound} order_not_found
 * @throws {DomainError} 409 cash_not_due or cash_entered; 422 cash_differs
 */
export async function enterCash(db: Database, entry: Entry): Promise<void> {
  const { number, reference, operatorId, now } = entry;
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.number, number.trim().toUpperCase()));
  if (!found) throw new NotFound('order_not_found');
  await transact(db, async (tx) => {
    const locked = await lockOrder(tx, found.id);
    if (!locked) throw new NotFound('order_not_found');
    const { payment } = locked;
    const [former] = await tx
      .select()
      .from(cashReceipts)
      .where(eq(cashReceipts.paymentId, payment.id));
    if (former?.reference === reference && former.amount === paiseOf(entry.amount)) return;
    if (former)
      throw new DomainError(409, 'cash_entered', { params: { reference: former.reference } });
    if (!isCashOwed(locked)) throw new DomainError(409, 'cash_not_due');
    if (paiseOf(entry.amount) !== payment.amount) {
      throw new DomainError(422, 'cash_differs', { params: { amount: rupees(payment.amount) } });
    }
    await captureCash(tx, locked, { reference, operatorId, now });
  });
}

/** Returns whether the cash of an order is due: nothing is under way any more, and something was delivered. */
export const isCashOwed = ({ payment, shipments }: LockedOrder) =>
  payment.method === 'cod' &&
  !payment.captured &&
  shipments.every(({ status }) => isOver(status)) &&
  shipments.some(({ status }) => status === 'delivered');

type Receipt = Pick<Entry, 'reference' | 'operatorId' | 'now'> & { isNetted?: boolean };

/** Captures the whole payment of a locked order whose cash is owed, with its receipt. */
export async function captureCash(
  tx: Database,
  { payment: { id: paymentId, amount } }: Pick<LockedOrder, 'payment'>,
  { reference, operatorId, isNetted = false, now }: Receipt,
): Promise<void> {
  await tx
    .insert(cashReceipts)
    .values({ paymentId, amount, reference, operatorId, isNetted, createdAt: now });
  await tx
    .update(payments)
    .set({ status: 'captured', captured: true, processedAt: now })
    .where(eq(payments.id, paymentId));
}

type Deposit = { reference: string; entries: readonly CashEntry[]; operatorId: number | null };

/** Enters the cash of a deposit, each order in its own transaction, and returns the result of each. */
export async function enterDeposit(
  db: Database,
  { reference, entries, operatorId }: Deposit,
  lang: Locale,
): Promise<CashResult[]> {
  const results: CashResult[] = [];
  for (const { order_number, amount } of entries) {
    try {
      const entry = { number: order_number, amount, reference, operatorId, now: new Date() };
      await enterCash(db, entry);
      results.push({ order_number, entered: true, message: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const key = `api.${error.code}`;
      const message = textOf(lang, hasText(key) ? key : 'errors.unexpected', error.details.params);
      results.push({ order_number, entered: false, message });
    }
  }
  return results;
}
