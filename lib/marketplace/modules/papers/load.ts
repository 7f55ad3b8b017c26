import { eq } from 'drizzle-orm';
import type { ShipmentFacts } from '@/lib/documents/shipment-papers';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { stores } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import {
  findSellerRows,
  type ItemRow,
  itemsOf,
  leftOf,
  nameOf,
  type OrderRow,
  orderValue,
  type SellerRow,
} from '../orders';

/** A shipment with all that its papers say; without items that were cancelled whole. */
export type PaperShipment = {
  shipment: SellerRow['shipment'];
  order: OrderRow;
  items: ItemRow[];
  store: typeof stores.$inferSelect;
};

/**
 * Shipments of a store for their papers, in the order asked for.
 * @throws {NotFound} shipment_not_found, also for another store's
 */
export async function loadForPapers(
  db: Database,
  storeId: number,
  ids: readonly number[],
): Promise<PaperShipment[]> {
  const store = firstRow(await db.select().from(stores).where(eq(stores.id, storeId)));
  const rows = await findSellerRows(db, storeId, ids);
  const items = await itemsOf(db, rows);
  return [...new Set(ids)].map((id) => {
    const row = rows.find(({ shipment }) => shipment.id === id);
    if (!row) throw new NotFound('shipment_not_found');
    const left = items(row).filter((item) => item.quantity > item.cancelledQuantity);
    return { shipment: row.shipment, order: row.order, items: left, store };
  });
}

/** What the papers say of a shipment, its products named in that language. */
export function shipmentFacts(
  { shipment, order, items, store }: PaperShipment,
  lang: Locale,
): ShipmentFacts {
  const { id, carrier, awb } = shipment;
  const isCash = order.paymentMethod === 'cod';
  return {
    orderNumber: order.number,
    placedAt: order.placedAt,
    carrier,
    awb,
    code: awb ?? `HS${String(id).padStart(8, '0')}`,
    to: order.shippingAddress,
    store,
    due: isCash ? rupees(orderValue([{ ...shipment, items }]).grandTotal) : null,
    items: items.map((item) => ({
      sku: item.sku,
      name: nameOf(item, lang),
      quantity: leftOf(item),
    })),
  };
}
