import { and, eq, isNull } from 'drizzle-orm';
import type { ProviderCheckout } from '@/lib/contract/schemas/payments';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import { users } from '../../../kernel/db/schema/accounts';
import { orders } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { DomainError, NotFound } from '../../../kernel/errors';
import type { Shopper } from '../../../kernel/http/actor';
import { ProviderError } from '../../../providers/common/http';
import { providerOf } from '../../../providers/common/set-up';
import type { PaymentProvider } from '../../../providers/payments/provider';
import { payableUntil } from '../../inventory';
import { openDoor, openDoors } from '../door/door-payments';
import { settleDoor } from '../door/settle-door';
import type { PaymentContext } from '../payment-context';
import { findOwn, type OrderPayment } from '../queries';
import { nextAsk } from '../settle/schedule';
import { settle } from '../settle/settle';

/** The brand's colour on white, as in the storefront's theme. */
const brandColour = '#a93a22';

type CheckoutRequest = { shopper: Shopper; lang: Locale; key: string; now: Date };

/**
 * Returns the data with which the provider's checkout takes the payment of an order; opened at the first call
 * with the provider that is offered then, answered again later while the order can be paid. A cash order can be
 * paid until its first shipment was delivered: what it owes now.
 * @param request `key`: the order's id or number
 * @throws {NotFound} order_not_found
 * @throws {DomainError} 409 payment_not_needed, already_paid, payment_expired; 422
 * payment_method_unavailable; 503 payment_order_failed when the provider gives no answer
 */
export async function openCheckout(
  context: PaymentContext,
  { shopper, lang, key, now }: CheckoutRequest,
): Promise<ProviderCheckout> {
  const found = await findOwn(context.db, shopper.id, key);
  if (!found) throw new NotFound('order_not_found');
  const { payment, order } = found;
  if (!context.providers.offered) throw new DomainError(422, 'payment_method_unavailable');
  const { provider, orderId, amount, until } = await openOrder(context, found, now);
  return {
    provider: provider.name,
    key: provider.checkout.key,
    amount,
    currency: 'INR',
    razorpay_order_id: orderId,
    name: textOf(lang, 'meta.brand'),
    description: textOf(lang, 'api.payment_description', { number: order.number }),
    prefill: {
      ...(await prefillOf(context, order.id)),
      method: payment.method === 'card' ? 'card' : 'upi',
    },
    theme: { color: brandColour },
    config: { display: { language: lang } },
    retry: { enabled: true },
    timeout: Math.max(1, Math.floor((until.getTime() - now.getTime()) / 1000)),
    script: provider.checkout.script,
    test: provider.isTest,
    order_number: order.number,
    expires_at: until.toISOString(),
  };
}

type OpenedOrder = { provider: PaymentProvider; orderId: string; amount: number; until: Date };

/** The time for which a checkout of a cash order stays open; another one may be opened until the delivery. */
const doorTime = 15 * 60 * 1000;

/** Returns the provider's order for a payment that is still open; opened at the first call. */
async function openOrder(
  context: PaymentContext,
  found: OrderPayment,
  now: Date,
): Promise<OpenedOrder> {
  try {
    if (found.payment.method === 'cod') return await openAtDoor(context, found, now);
    const { payment } = found.payment.providerOrderId
      ? await settle(context, found.payment.id, now)
      : found;
    const data = { order_number: found.order.number };
    if (payment.captured) throw new DomainError(409, 'already_paid', { data });
    const until = await payableUntil(context.db, found.order.id, now);
    if (!until) throw new DomainError(409, 'payment_expired', { data });
    const { provider, orderId } = opened(payment) ?? (await openWithOffered(context, found, now));
    const { amount } = payment;
    return { provider: providerOf(context.providers, provider), orderId, amount, until };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.error({ order: found.order.number, error: error.message }, 'no provider order');
    throw new DomainError(503, 'payment_order_failed');
  }
}

/** Returns the provider's order for what a cash order owes now, after asking about those opened before. */
async function openAtDoor(
  context: PaymentContext,
  found: OrderPayment,
  now: Date,
): Promise<OpenedOrder> {
  const { db, orders: ours, providers } = context;
  const data = { order_number: found.order.number };
  for (const door of await openDoors(db, found.payment.id)) {
    const { payment } = await settleDoor(context, door, now);
    if (payment.captured) throw new DomainError(409, 'already_paid', { data });
  }
  const amount = await ours.owedOnline(db, found.order.id);
  if (amount === undefined) throw new DomainError(409, 'payment_not_needed');
  const door = await openDoor(context, found, amount, now);
  return {
    provider: providerOf(providers, door.provider),
    orderId: door.providerOrderId,
    amount,
    until: new Date(now.getTime() + doorTime),
  };
}

const opened = ({ provider, providerOrderId: orderId }: OrderPayment['payment']) =>
  provider !== null && orderId !== null ? { provider, orderId } : undefined;

/**
 * Opens an order with the provider; if two are opened at once, the first stored one counts and the other is
 * never used.
 */
async function openWithOffered(
  { db, providers }: PaymentContext,
  { payment, order }: OrderPayment,
  now: Date,
) {
  const { offered } = providers;
  if (!offered) throw new ProviderError('unreachable', 'none is offered');
  const made = await offered.openOrder({
    amount: payment.amount,
    reference: payment.number,
    orderNumber: order.number,
  });
  if (made.amount !== payment.amount) throw new ProviderError('unexpected', 'another amount');
  const mine = { provider: offered.name, providerOrderId: made.id };
  const [stored] = await db
    .update(payments)
    .set({ ...mine, askAt: nextAsk(now, now) })
    .where(and(eq(payments.id, payment.id), isNull(payments.providerOrderId)))
    .returning();
  if (stored) return { provider: offered.name, orderId: made.id };
  const [winner] = await db.select().from(payments).where(eq(payments.id, payment.id));
  const other = winner && opened(winner);
  if (!other) throw new Error(`payment ${payment.number} has no order at the provider`);
  return other;
}

async function prefillOf({ db }: PaymentContext, orderId: number) {
  const [row] = await db
    .select({ email: users.email, address: orders.billingAddress })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  return {
    name: row?.address.full_name ?? '',
    email: row?.email ?? '',
    contact: row ? `+91${row.address.phone}` : '',
  };
}
