import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { orders } from '../../../kernel/db/schema/orders';
import { doorPayments, payments } from '../../../kernel/db/schema/payments';
import { ProviderError } from '../../../providers/common/http';
import type { PaymentContext } from '../payment-context';
import type { OrderPayment, PaymentRow } from '../queries';
import { nextAsk } from '../settle/schedule';

export type DoorRow = typeof doorPayments.$inferSelect;

/** Returns whether this is the one that paid the order, so that `settle` handles whatever else comes for it. */
export const isPayment = (door: DoorRow, payment: PaymentRow) =>
  door.provider === payment.provider && door.providerOrderId === payment.providerOrderId;

/** Finds the payment before delivery for which that provider opened that order. */
export async function findDoor(
  db: Database,
  provider: string,
  orderId: string,
): Promise<DoorRow | undefined> {
  const isIt = and(eq(doorPayments.providerOrderId, orderId), eq(doorPayments.provider, provider));
  const [door] = await db.select().from(doorPayments).where(isIt);
  return door;
}

/** Finds a shopper's own one, by the id of its order at any provider. */
export async function findOwnDoor(
  db: Database,
  userId: number,
  orderId: string,
): Promise<DoorRow | undefined> {
  const [row] = await db
    .select({ door: doorPayments })
    .from(doorPayments)
    .innerJoin(payments, eq(payments.id, doorPayments.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.userId, userId), eq(doorPayments.providerOrderId, orderId)));
  return row?.door;
}

/** Returns those of a payment about which the provider may still have news. */
export const openDoors = (db: Database, paymentId: number): Promise<DoorRow[]> =>
  db
    .select()
    .from(doorPayments)
    .where(and(eq(doorPayments.paymentId, paymentId), isNotNull(doorPayments.askAt)))
    .orderBy(doorPayments.id);

/**
 * Returns the provider's order for what a cash order owes; opened at the first call for that amount. If two are
 * opened at once, the first stored one counts and the other is never used.
 * @throws {ProviderError} without a provider, or when it gives no answer
 */
export async function openDoor(
  { db, providers }: PaymentContext,
  { payment, order }: OrderPayment,
  amount: number,
  now: Date,
): Promise<DoorRow> {
  const isSame = and(eq(doorPayments.paymentId, payment.id), eq(doorPayments.amount, amount));
  const [former] = await db.select().from(doorPayments).where(isSame);
  if (former) return asked(db, former, now);
  const { offered } = providers;
  if (!offered) throw new ProviderError('unreachable', 'none is offered');
  const reference = `${payment.number}-${amount}`;
  const made = await offered.openOrder({ amount, reference, orderNumber: order.number });
  if (made.amount !== amount) throw new ProviderError('unexpected', 'another amount');
  await db
    .insert(doorPayments)
    .values({
      paymentId: payment.id,
      provider: offered.name,
      providerOrderId: made.id,
      amount,
      askAt: nextAsk(now, now),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [doorPayments.paymentId, doorPayments.amount] });
  const [stored] = await db.select().from(doorPayments).where(isSame);
  if (!stored) throw new Error(`payment ${payment.number} has no order at the provider`);
  return stored;
}

/** Has the provider asked again about one that is offered once more after a long time. */
async function asked(db: Database, door: DoorRow, now: Date): Promise<DoorRow> {
  if (door.askAt) return door;
  const [again] = await db
    .update(doorPayments)
    .set({ askAt: nextAsk(now, now) })
    .where(and(eq(doorPayments.id, door.id), isNull(doorPayments.askAt)))
    .returning();
  return again ?? door;
}
