import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  SellerShipment,
  SellerShipmentSummary,
  SellerShipments,
  sellerShipmentsQuerySchema,
} from '@/lib/contract/schemas/seller/shipments';
import type { Locale } from '@/lib/i18n/locales';
import { refuseFilters } from '../../../kernel/db/change-cursor';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { shipmentEvents } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { NotFound } from '../../../kernel/errors';
import { lineValue } from '../../../kernel/money/line-value';
import { rupees } from '../../../kernel/money/rupees';
import { proofOf } from '../arrival/note-received';
import { documentKindOf } from '../invoice/document-kind';
import { exactOf, orderValue } from '../order-value';
import { type ItemRow, listItems } from '../queries';
import { sellerBooking } from '../shipments/courier-report';
import { isOver, movesOf } from '../status';
import { nameOf } from '../view';
import {
  countByState,
  findSellerRows,
  listChangedRows,
  listSellerRows,
  type SellerRow,
} from './queries';
import { isSplittable } from './split-shipment';

/**
 * Returns a page of a store's shipments with the number in each state. With `updated_since` or a cursor returns
 * shipments changed since, in that order.
 * @throws {InvalidFields} cursor: invalid, or with_filter for changes with a filter, which would hide shipments
 * that leave it
 */
export async function listSellerShipments(
  db: Database,
  lang: Locale,
  storeId: number,
  query: z.output<typeof sellerShipmentsQuerySchema>,
  now = new Date(),
): Promise<SellerShipments> {
  const { updated_since: since, cursor, limit } = query;
  if (since !== undefined || cursor !== undefined) {
    const { state, search, method, from, to, pincode, sort } = query;
    refuseFilters(query, state, search, method, from, to, pincode, sort);
    const changed = await listChangedRows(db, storeId, { cursor, since, limit });
    const items = await itemsOf(db, changed.rows);
    return {
      shipments: changed.rows.map((row) => toSummary(row, items(row), lang, now)),
      counts: await countByState(db, storeId, now),
      total: changed.total,
      page: 1,
      limit,
      next_cursor: changed.cursor,
      has_more: changed.total > changed.rows.length,
    };
  }
  const [{ rows, total }, counts] = await Promise.all([
    listSellerRows(db, storeId, query, now),
    countByState(db, storeId, now),
  ]);
  const items = await itemsOf(db, rows);
  const shipments = rows.map((row) => toSummary(row, items(row), lang, now));
  return { shipments, counts, total, page: query.page, limit: query.limit };
}

/**
 * Returns a shipment of the store.
 * @throws {NotFound} shipment_not_found, also for another store's shipment
 */
export async function viewSellerShipment(
  db: Database,
  lang: Locale,
  storeId: number,
  id: number,
  now = new Date(),
): Promise<SellerShipment> {
  const [row] = await findSellerRows(db, storeId, [id]);
  if (!row) throw new NotFound('shipment_not_found');
  const { shipment, order } = row;
  const items = (await itemsOf(db, [row]))(row);
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, id))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id));
  const [payment] = await db
    .select({ captured: payments.captured })
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(asc(payments.captured));
  const gtins = await gtinsOf(db, items);
  const value = orderValue([{ ...shipment, items }]);
  const isDue = order.paymentMethod === 'cod' && !payment?.captured && !isOver(shipment.status);
  const { expectedFrom, expectedTo } = shipment;
  const booking = await sellerBooking(db, id);
  return {
    ...toSummary(row, items, lang, now),
    items: items.map((item) => ({
      ...toItem(item, lang),
      gtin: gtins.get(item.productId) ?? null,
    })),
    can_split: isSplittable(shipment) && items.reduce((sum, item) => sum + leftOf(item), 0) > 1,
    address: order.shippingAddress,
    timeline: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    expected:
      expectedFrom && expectedTo
        ? { earliest: expectedFrom.toISOString(), latest: expectedTo.toISOString() }
        : null,
    proof: proofOf(shipment),
    booking,
    money: {
      taxable: rupees(value.subtotal - value.discount),
      tax: rupees(value.tax),
      shipping: rupees(value.shipping),
      total: rupees(exactOf(value)),
      cash_due: isDue ? rupees(value.grandTotal) : null,
      was_cash: order.wasCash,
    },
  };
}

/** Returns the barcodes' numbers by product. */
async function gtinsOf(db: Database, items: readonly ItemRow[]) {
  const rows = await db
    .select({ id: products.id, gtin: products.gtin })
    .from(products)
    .where(
      inArray(
        products.id,
        items.map(({ productId }) => productId),
      ),
    );
  return new Map(rows.map(({ id, gtin }) => [id, gtin]));
}

/** Returns a function that selects the items of each row. */
export async function itemsOf(db: Database, rows: readonly SellerRow[]) {
  const ids = rows.map(({ shipment }) => shipment.id);
  const items = ids.length ? await listItems(db, ids) : [];
  return ({ shipment }: SellerRow) => items.filter(({ shipmentId }) => shipmentId === shipment.id);
}

function toSummary(
  row: SellerRow,
  items: ItemRow[],
  lang: Locale,
  now: Date,
): SellerShipmentSummary {
  const { shipment, order, dueAt, invoiceNumber, changedAt } = row;
  const { id, status, carrier, awb, trackingUrl } = shipment;
  const { full_name: shopper, city, state, pincode } = order.shippingAddress;
  return {
    id,
    order_number: order.number,
    part: partOf(row),
    status,
    moves: shipment.courier ? [] : movesOf('seller', status),
    courier: shipment.courier,
    placed_at: order.placedAt.toISOString(),
    shopper,
    city,
    state,
    pincode,
    payment_method: order.paymentMethod,
    total: rupees(exactOf(orderValue([{ ...shipment, items }]))),
    quantity: items.reduce((sum, item) => sum + leftOf(item), 0),
    items: items.map((item) => toItem(item, lang)),
    clock: dueAt && {
      step: status === 'placed' ? 'confirm' : 'ship',
      due_at: dueAt.toISOString(),
      is_late: dueAt < now,
    },
    carrier: carrier && awb ? { name: carrier, awb, tracking_url: trackingUrl } : null,
    invoice_number: invoiceNumber,
    invoice_kind: invoiceNumber === null ? null : documentKindOf(items),
    changed_at: changedAt,
  };
}

/** Returns which shipment of the store's part of its order it is; null for the only one, and for a replacement. */
export const partOf = ({ shipment, part, parts }: SellerRow) =>
  parts > 1 && !shipment.isReplacement ? { number: part, of: parts } : null;

/** Returns the quantity of an item that is to be sent. */
export const leftOf = (item: ItemRow) => item.quantity - item.cancelledQuantity;

const toItem = (item: ItemRow, lang: Locale) => ({
  id: item.id,
  product_id: item.productId,
  name: nameOf(item, lang),
  sku: item.sku,
  image: item.image,
  slug: item.slug,
  quantity: leftOf(item),
  cancelled_quantity: item.cancelledQuantity,
  unit_price: rupees(item.unitPrice),
  total: rupees(lineValue(item, leftOf(item)).total),
});
