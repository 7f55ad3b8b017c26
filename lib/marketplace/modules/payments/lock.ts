import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { jsonObject, prepared } from '../../kernel/db/prepared';
import { users } from '../../kernel/db/schema/accounts';
import { orders } from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';
import type { OrderPayment, PaymentRow } from './queries';

const lockedShopper = prepared<{ userId: number }, { id: number }>(
  'lock_shopper',
  () => sql`select ${jsonObject<{ id: number }>({ id: users.id })} from ${users}
    where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);

/** Makes other orders and payments of the shopper wait until the transaction ends. */
export async function lockShopper(tx: Database, userId: number): Promise<void> {
  await lockedShopper(tx, { userId });
}

/**
 * Locks the rows that a payment changes, always in this order: the shopper, whose cart may change, the order,
 * as cancelling and advancing do, and the payment.
 */
export async function lockForPayment(
  tx: Database,
  { payment, order }: OrderPayment,
): Promise<PaymentRow> {
  await lockShopper(tx, order.userId);
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
  return lockPayment(tx, payment.id);
}

/** Locks the payment until the transaction ends. */
export async function lockPayment(tx: Database, paymentId: number): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update');
  if (!payment) throw new Error(`payment ${paymentId} vanished`);
  return payment;
}
