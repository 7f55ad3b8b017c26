import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { stores } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import { findSellerRows, type ItemRow, itemsOf, type OrderRow, type SellerRow } from '../orders';

export type PaperStore = typeof stores.$inferSelect;

/** A shipment with all that its papers say; without items that were cancelled whole. */
export type PaperShipment = {
  shipment: SellerRow['shipment'];
  order: OrderRow;
  items: ItemRow[];
  store: PaperStore;
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
