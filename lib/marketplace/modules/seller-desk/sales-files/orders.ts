import { percentOf } from '@/lib/contract/schemas/gst/rates';
import { textOf } from '@/lib/i18n/texts';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { discountOf, lineValue } from '../../../kernel/money/line-value';
import { eachSellerRows, itemsOf, nameOf } from '../../orders';
import { type Cell, paise, type SalesColumn, type SalesQuery } from './columns';

export const orderColumns = [
  'order_number',
  'ordered_on',
  'shipment',
  'status',
  'payment',
  'sku',
  'product',
  'hsn',
  'rate',
  'quantity',
  'cancelled',
  'unit_price',
  'discount',
  'taxable',
  'cgst',
  'sgst',
  'igst',
  'total',
  'city',
  'state',
  'pincode',
] as const satisfies readonly SalesColumn[];

/**
 * Generates the ordered lines of a store, oldest first. Amounts are those of the quantity that was not cancelled; what
 * came back later is in the credit notes.
 */
export async function* orderRows(
  db: Database,
  { storeId, lang, ...days }: SalesQuery,
): AsyncGenerator<Record<(typeof orderColumns)[number], Cell>> {
  for await (const rows of eachSellerRows(db, storeId, days)) {
    const items = await itemsOf(db, rows);
    for (const row of rows) {
      const { shipment, order } = row;
      const { city, state, pincode } = order.shippingAddress;
      const isCancelled = shipment.status === 'cancelled';
      for (const item of items(row)) {
        const left = isCancelled ? 0 : item.quantity - item.cancelledQuantity;
        const value = lineValue(item, left);
        yield {
          order_number: order.number,
          ordered_on: dayOf(order.placedAt),
          shipment: shipment.id,
          status: textOf(lang, `orders.status.${shipment.status}`),
          payment: textOf(lang, `orders.payment_method.${order.paymentMethod}`),
          sku: item.sku,
          product: nameOf(item, lang),
          hsn: item.hsn,
          rate: percentOf(item.gstBasisPoints),
          quantity: item.quantity,
          cancelled: item.quantity - left,
          unit_price: paise(item.unitPrice),
          discount: paise(discountOf(item, left)),
          taxable: paise(value.taxable),
          cgst: paise(value.cgst),
          sgst: paise(value.sgst),
          igst: paise(value.igst),
          total: paise(value.total),
          city,
          state,
          pincode,
        };
      }
    }
  }
}
