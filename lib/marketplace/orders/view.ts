import type { Order, OrderItem, Tracking } from '@/lib/api/schemas/orders';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { NotFound } from '../host/errors';
import { rupees } from '../money/rupees';
import { rupeeTotals } from '../money/totals';
import {
  findOrder,
  findPayment,
  type ItemRow,
  listEvents,
  listItems,
  listShipments,
} from './queries';
import { canCancel, orderStatus } from './status';

/**
 * A shopper's own order as the contract shows it.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function viewOrder(
  db: Database,
  lang: Locale,
  userId: number,
  key: { id: number } | { number: string },
): Promise<Order> {
  const order = await findOrder(db, userId, key);
  const payment = order && (await findPayment(db, order.id));
  if (!order || !payment) throw new NotFound('order_not_found');
  const shipments = await viewShipments(db, lang, order.id);
  return {
    id: order.id,
    number: order.number,
    status: orderStatus(shipments.map((shipment) => shipment.status)),
    placed_at: order.placedAt.toISOString(),
    totals: rupeeTotals(order),
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    payment: {
      number: payment.number,
      method: payment.method,
      status: payment.status,
      amount: rupees(payment.amount),
    },
    shipments,
  };
}

async function viewShipments(
  db: Database,
  lang: Locale,
  orderId: number,
): Promise<Order['shipments']> {
  const rows = await listShipments(db, [orderId]);
  const ids = rows.map(({ shipment }) => shipment.id);
  const items = await listItems(db, ids);
  const events = await listEvents(db, ids);
  return rows.map(({ shipment, store }) => ({
    id: shipment.id,
    store: { ...store, name: store.name || 'Seller' },
    status: shipment.status,
    shipping: rupees(shipment.shipping),
    items: items
      .filter((item) => item.shipmentId === shipment.id)
      .map((item) => toItem(item, lang)),
    timeline: events
      .filter((event) => event.shipmentId === shipment.id)
      .map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    expected: shipment.expectedFrom &&
      shipment.expectedTo && {
        earliest: shipment.expectedFrom.toISOString(),
        latest: shipment.expectedTo.toISOString(),
      },
    can_cancel: canCancel(shipment.status),
  }));
}

/** An item, named as it was when ordered. */
export function toItem(item: ItemRow, lang: Locale): OrderItem {
  return {
    id: item.id,
    product_id: item.productId,
    name: (lang === 'hi' && item.nameHi) || item.name,
    slug: item.slug,
    image: item.image,
    quantity: item.quantity,
    cancelled_quantity: item.cancelledQuantity,
    unit_price: rupees(item.unitPrice),
    mrp: rupees(item.mrp),
    total: rupees(item.total),
  };
}

/** What tracking shows of an order. */
export function toTracking({ number, status, placed_at, shipments }: Order): Tracking {
  return {
    number,
    status,
    placed_at,
    shipments: shipments.map(({ can_cancel, shipping, ...shipment }) => shipment),
  };
}
