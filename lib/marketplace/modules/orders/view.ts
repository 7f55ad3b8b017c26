import type { Order, OrderItem, OrderRefund, Tracking } from '@/lib/contract/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { translated } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import type { refunds } from '../../kernel/db/schema/payments';
import { NotFound } from '../../kernel/errors';
import { lineValue } from '../../kernel/money/line-value';
import { rupees } from '../../kernel/money/rupees';
import { type PaiseTotals, rupeeTotals } from '../../kernel/money/totals';
import { isPayableOnline } from './cash/pay-online';
import { documentKindOf } from './invoice/document-kind';
import { orderValue } from './order-value';
import type { ItemRow, OrderViewer } from './queries';
import { returnUntil } from './return-window';
import { reportOf } from './shipments/courier-report';
import { mayMove, orderStatus } from './status';
import { findWholeOrder, type ReturnedPart, type WholeShipment } from './whole-order';

/**
 * Returns an order as the contract shows it. Only its shopper sees delivery codes.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewOrder(
  db: Database,
  lang: Locale,
  actor: OrderViewer,
  key: { id: number } | { number: string },
): Promise<Order> {
  const found = await findWholeOrder(db, actor, key);
  if (!found) throw new NotFound('order_not_found');
  const { order, payment, shipments, refunds, returned } = found;
  return {
    id: order.id,
    number: order.number,
    status: orderStatus(shipments.map(({ status }) => status)),
    placed_at: order.placedAt.toISOString(),
    totals: rupeeTotals(order),
    coupon_code: order.couponCode,
    current_totals: rupeeTotals(withoutReturned(orderValue(shipments), found)),
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    payment: {
      number: payment.number,
      method: payment.method,
      status: payment.status,
      amount: rupees(payment.amount),
      captured: payment.captured,
      transaction_id: payment.providerPaymentId,
      processed_at: payment.processedAt?.toISOString() ?? null,
      can_pay_online: isPayableOnline(payment, shipments),
      was_cash: order.wasCash,
    },
    refunds: refunds.map((refund) => toRefund(refund, lang)),
    shipments: shipments.map((shipment) => ({
      ...toShipment(shipment, returned, lang),
      part: partOf(shipment, shipments),
      delivery_code: actor.kind === 'shopper' ? codeOf(shipment) : null,
    })),
  };
}

function toShipment(
  shipment: WholeShipment,
  returned: ReturnedPart[],
  lang: Locale,
): Omit<Order['shipments'][number], 'delivery_code' | 'part'> {
  const { id, store, status, shipping, items, events, expectedFrom, expectedTo } = shipment;
  return {
    id,
    store: { ...store, name: store.name || 'Seller' },
    status,
    shipping: rupees(shipping),
    items: items.map((item) => ({
      ...toItem(item, lang),
      returned_quantity: returnedQuantity(item, returned.filter(isGoingBack)),
    })),
    timeline: events.map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      note: event.note,
      cancelled: event.cancelledQuantities && toCancelled(event.cancelledQuantities, items, lang),
    })),
    expected:
      expectedFrom && expectedTo
        ? { earliest: expectedFrom.toISOString(), latest: expectedTo.toISOString() }
        : null,
    carrier: carrierOf(shipment),
    courier: reportOf(shipment.booking, shipment.scans, status, new Date()),
    rounding: rupees(orderValue([shipment]).rounding),
    can_cancel: !shipment.isReplacement && mayMove('shopper', status, 'cancelled'),
    is_replacement: shipment.isReplacement,
    ...returnTerms(shipment, returned, new Date()),
    arrival: arrivalOf(shipment),
    invoice_number: shipment.invoiceNumber,
    invoice_kind: shipment.invoiceNumber === null ? null : documentKindOf(items),
  };
}

/** Returns which of the shipments of a store's part of the order it is; null where there is one. */
function partOf(shipment: WholeShipment, all: readonly WholeShipment[]) {
  if (shipment.isReplacement) return null;
  const own = all.filter((one) => one.storeId === shipment.storeId && !one.isReplacement);
  return own.length > 1 ? { number: own.indexOf(shipment) + 1, of: own.length } : null;
}

const codeOf = ({ status, deliveryCode }: WholeShipment) =>
  status === 'out_for_delivery' ? deliveryCode : null;

function arrivalOf({ status, receivedAt, notReceivedAt }: WholeShipment) {
  if (status !== 'delivered') return null;
  if (receivedAt) return 'received';
  return notReceivedAt ? 'waiting' : 'ask';
}

const stays: readonly ReturnedPart['status'][] = ['refused', 'sent_back', 'lapsed'];

const isGoingBack = ({ status }: ReturnedPart) => !stays.includes(status);

const returnedQuantity = ({ id }: ItemRow, returned: ReturnedPart[]) =>
  returned.reduce((sum, part) => sum + (part.itemId === id ? part.quantity : 0), 0);

/** Returns the deadlines for returning something of a shipment. */
function returnTerms(shipment: WholeShipment, returned: ReturnedPart[], now: Date) {
  const { items, events, status, isReplacement } = shipment;
  const delivered = events.findLast((event) => event.status === 'delivered')?.at;
  const none = { return_until: null, fault_until: null };
  if (status !== 'delivered' || isReplacement || !delivered) return none;
  const left = items.filter(
    (item) => item.quantity - item.cancelledQuantity > returnedQuantity(item, returned),
  );
  const latest = (reason: 'other' | 'damaged') => {
    const ends = left
      .map((item) => returnUntil(item, delivered, { kind: 'exchange', reason }))
      .filter((end) => end !== null && end >= now)
      .map(Number);
    return ends.length ? new Date(Math.max(...ends)).toISOString() : null;
  };
  return { return_until: latest('other'), fault_until: latest('damaged') };
}

type Returned = Pick<
  NonNullable<Awaited<ReturnType<typeof findWholeOrder>>>,
  'returned' | 'returnedShipping' | 'returnedRounding'
>;

/** Returns an order's totals without returned and refunded parts; paise. */
function withoutReturned(
  totals: PaiseTotals,
  { returned, returnedShipping, returnedRounding }: Returned,
): PaiseTotals {
  const refunded = returned.filter(({ isRefunded }) => isRefunded);
  const taxable = refunded.reduce((sum, part) => sum + part.taxable, 0);
  const tax = refunded.reduce((sum, part) => sum + part.tax, 0);
  const discount = refunded.reduce((sum, part) => sum + part.discount, 0);
  return {
    ...totals,
    subtotal: totals.subtotal - taxable - discount,
    tax: totals.tax - tax,
    discount: totals.discount - discount,
    shipping: totals.shipping - returnedShipping,
    rounding: totals.rounding - returnedRounding,
    grandTotal: totals.grandTotal - taxable - tax - returnedShipping - returnedRounding,
  };
}

function carrierOf({ carrier, awb, trackingUrl }: WholeShipment) {
  return carrier && awb ? { name: carrier, awb, tracking_url: trackingUrl } : null;
}

function toCancelled(quantities: Record<string, number>, items: ItemRow[], lang: Locale) {
  return items
    .filter(({ id }) => id in quantities)
    .map((item) => ({ name: nameOf(item, lang), quantity: quantities[item.id] ?? 0 }));
}

function toRefund(refund: typeof refunds.$inferSelect, lang: Locale): OrderRefund {
  const key = `refund_reasons.${refund.reason}`;
  return {
    amount: rupees(refund.amount),
    status: refund.status,
    reason: textOf(lang, hasText(key) ? key : 'refund_reasons.other'),
    requested_at: refund.createdAt.toISOString(),
    processed_at: refund.processedAt?.toISOString() ?? null,
  };
}

/** Returns the product's name at the time of the order. */
export const nameOf = (item: ItemRow, lang: Locale) => translated(item, 'name', lang);

export function toItem(item: ItemRow, lang: Locale): OrderItem {
  return {
    id: item.id,
    product_id: item.productId,
    name: nameOf(item, lang),
    slug: item.slug,
    image: item.image,
    quantity: item.quantity,
    cancelled_quantity: item.cancelledQuantity,
    returned_quantity: 0,
    unit_price: rupees(item.unitPrice),
    mrp: rupees(item.mrp),
    discount: rupees(item.discount),
    total: rupees(item.total),
    cancelled_total: rupees(
      item.total - lineValue(item, item.quantity - item.cancelledQuantity).total,
    ),
  };
}

/** Returns an order in the form of its tracking. */
export function toTracking({ number, status, placed_at, refunds, shipments }: Order): Tracking {
  return {
    number,
    status,
    placed_at,
    refunds,
    shipments: shipments.map(
      ({
        can_cancel,
        shipping,
        rounding,
        invoice_number,
        invoice_kind,
        return_until,
        fault_until,
        arrival,
        ...shipment
      }) => shipment,
    ),
  };
}
