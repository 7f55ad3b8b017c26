import { and, eq, or, type SQL } from 'drizzle-orm';
import { codeText } from '@/lib/contract/schemas/numbers/identifier-text';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { orders } from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';

export type PaymentRow = typeof payments.$inferSelect;

/** A payment with the required fields of its order. */
export type OrderPayment = {
  payment: PaymentRow;
  order: { id: number; number: string; userId: number; locale: Locale; placedAt: Date };
};

async function find(db: Database, where: SQL | undefined): Promise<OrderPayment | undefined> {
  const [row] = await db
    .select({
      payment: payments,
      order: {
        id: orders.id,
        number: orders.number,
        userId: orders.userId,
        locale: orders.locale,
        placedAt: orders.placedAt,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where);
  return row;
}

export const findById = (db: Database, paymentId: number) => find(db, eq(payments.id, paymentId));

export const findByOrder = (db: Database, orderId: number) =>
  find(db, eq(payments.orderId, orderId));

/** Finds the payment for which that provider opened that order. */
export const findByProviderOrder = (db: Database, provider: string, orderId: string) =>
  find(db, and(eq(payments.providerOrderId, orderId), eq(payments.provider, provider)));

/** Finds a shopper's own payment, by the id of its order at any provider. */
export const findOwnByProviderOrder = (db: Database, userId: number, orderId: string) =>
  find(db, and(eq(orders.userId, userId), eq(payments.providerOrderId, orderId)));

/** Finds a shopper's own payment, by the order's id or the number of order or payment. */
export function findOwn(db: Database, userId: number, key: string) {
  const id = /^\d{1,15}$/.test(key) ? eq(orders.id, Number(key)) : undefined;
  const number = codeText(key);
  const which = or(id, eq(orders.number, number), eq(payments.number, number));
  return find(db, and(eq(orders.userId, userId), which));
}
