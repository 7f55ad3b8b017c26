import { and, inArray, max } from 'drizzle-orm';
import { textOf } from '@/lib/i18n/texts';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { shipmentEvents } from '../../../kernel/db/schema/orders';
import { eachSellerRows, itemsOf, leftOf, orderValue } from '../../orders';
import { type Cell, paise, type SalesColumn, type SalesQuery } from './columns';

export const shipmentColumns = [
  'shipment',
  'order_number',
  'ordered_on',
  'status',
  'payment',
  'packed_on',
  'shipped_on',
  'delivered_on',
  'carrier',
  'awb',
  'invoice_number',
  'quantity',
  'goods',
  'shipping',
  'rounding',
  'total',
  'city',
  'state',
  'pincode',
] as const satisfies readonly SalesColumn[];

const dated = ['packed', 'shipped', 'delivered'] as const;

/** Generates the shipments of a store, oldest first; amounts are those of what was neither cancelled nor brought back. */
export async function* shipmentRows(
  db: Database,
  { storeId, lang, ...days }: SalesQuery,
): AsyncGenerator<Record<(typeof shipmentColumns)[number], Cell>> {
  for await (const rows of eachSellerRows(db, storeId, days)) {
    const items = await itemsOf(db, rows);
    const dayAt = await daysOf(
      db,
      rows.map(({ shipment }) => shipment.id),
    );
    for (const row of rows) {
      const { shipment, order, invoiceNumber } = row;
      const own = items(row);
      const value = orderValue([{ ...shipment, items: own }]);
      const { city, state, pincode } = order.shippingAddress;
      yield {
        shipment: shipment.id,
        order_number: order.number,
        ordered_on: dayOf(order.placedAt),
        status: textOf(lang, `orders.status.${shipment.status}`),
        payment: textOf(lang, `orders.payment_method.${order.paymentMethod}`),
        packed_on: dayAt(shipment.id, 'packed'),
        shipped_on: dayAt(shipment.id, 'shipped'),
        delivered_on: dayAt(shipment.id, 'delivered'),
        carrier: shipment.carrier ?? '',
        awb: shipment.awb ?? '',
        invoice_number: invoiceNumber ?? '',
        quantity: own.reduce((sum, item) => sum + leftOf(item), 0),
        goods: paise(value.subtotal + value.tax - value.discount),
        shipping: paise(value.shipping),
        rounding: paise(value.rounding),
        total: paise(value.grandTotal),
        city,
        state,
        pincode,
      };
    }
  }
}

/** Returns a function that tells the day in India on which a shipment last took a step; empty if it has not. */
async function daysOf(db: Database, ids: number[]) {
  const { shipmentId, status, at } = shipmentEvents;
  const found = await db
    .select({ shipmentId, status, at: max(at) })
    .from(shipmentEvents)
    .where(and(inArray(shipmentId, ids), inArray(status, [...dated])))
    .groupBy(shipmentId, status);
  const days = new Map(found.map((one) => [`${one.shipmentId} ${one.status}`, one.at]));
  return (id: number, step: (typeof dated)[number]) => {
    const moment = days.get(`${id} ${step}`);
    return moment ? dayOf(moment) : '';
  };
}
