import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { orderItems, shipmentEvents, shipments } from '../../kernel/db/schema/orders';
import { returnItems } from '../../kernel/db/schema/returns';
import { translationsOfProduct } from '../../kernel/db/translations';
import { inLockOrder, returnStock, type StockLine, takeStock } from '../inventory';
import { settleCash } from '../orders';
import { presentGstRate } from '../tax';
import type { LockedReturn, ReturnRow } from './queries';

/** Returns the replacements of an exchange, each SKU once. */
async function replacementsOf(tx: Database, returnId: number): Promise<StockLine[]> {
  const rows = await tx
    .select({ productId: returnItems.replacementId, quantity: returnItems.quantity })
    .from(returnItems)
    .where(eq(returnItems.returnId, returnId))
    .orderBy(asc(returnItems.id));
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of rows) {
    if (productId) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * Takes the replacements of an exchange from stock, all of them or none.
 * @returns whether there were enough
 */
export async function takeReplacements(
  tx: Database,
  row: Pick<ReturnRow, 'id' | 'orderId'>,
): Promise<boolean> {
  const taken: StockLine[] = [];
  for (const line of inLockOrder(await replacementsOf(tx, row.id))) {
    if ((await takeStock(tx, line, 'sale', row.orderId)) === undefined) {
      await returnStock(tx, taken, 'sold', {
        kind: 'cancel',
        orderId: row.orderId,
      });
      return false;
    }
    taken.push(line);
  }
  return taken.length > 0;
}

/** Puts the replacements of a failed exchange back into stock. */
export async function returnReplacements(tx: Database, { id, orderId }: ReturnRow): Promise<void> {
  const lines = await replacementsOf(tx, id);
  await returnStock(tx, lines, 'sold', { kind: 'cancel', orderId });
}

/** Returns the shipment of an exchange's replacement; undefined before there is one. */
export const replacementOf = ({ row, locked }: LockedReturn) =>
  locked.shipments.find(({ id }) => id === row.replacementShipmentId);

/** Returns whether a replacement is with the courier or the shopper: neither still in the store nor back there. */
export const hasLeft = (status: ShipmentStatus): boolean =>
  !['confirmed', 'packed', 'cancelled', 'returned'].includes(status);

/**
 * Cancels the shipment of a replacement that was not sent, and returns its stock.
 * @returns false if it has left the store
 */
export async function withdrawReplacement(
  tx: Database,
  it: LockedReturn,
  at: Date,
): Promise<boolean> {
  const { row, locked } = it;
  const sent = replacementOf(it);
  if (!sent || (sent.status !== 'confirmed' && sent.status !== 'packed')) return false;
  await tx.update(shipments).set({ status: 'cancelled' }).where(eq(shipments.id, sent.id));
  await tx.insert(shipmentEvents).values({ shipmentId: sent.id, status: 'cancelled', at });
  await returnReplacements(tx, row);
  const after = locked.shipments.map((one) =>
    one.id === sent.id ? { ...one, status: 'cancelled' as const } : one,
  );
  await settleCash(tx, locked, after);
  return true;
}

/**
 * Creates the shipment of the replacements: of the same order and store, at no price, ready to pack.
 * Replacements cannot be returned again; a faulty one is a matter for a support ticket.
 */
export async function shipReplacements(
  tx: Database,
  { row, locked, shipment }: LockedReturn,
  at: Date,
): Promise<number> {
  const lines = await replacementsOf(tx, row.id);
  const facts = await listReplacementFacts(
    tx,
    lines.map(({ productId }) => productId),
  );
  const inserted = await tx
    .insert(shipments)
    .values({
      orderId: locked.order.id,
      storeId: shipment.storeId,
      status: 'confirmed',
      shipping: 0,
      isReplacement: true,
      createdAt: at,
    })
    .returning({ id: shipments.id });
  const { id: shipmentId } = firstRow(inserted);
  await tx.insert(shipmentEvents).values({ shipmentId, status: 'confirmed', at });
  const free = { unitPrice: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };
  await tx.insert(orderItems).values(
    facts.map((fact) => ({
      ...fact,
      ...free,
      shipmentId,
      quantity: lines.find(({ productId }) => productId === fact.productId)?.quantity ?? 0,
      returnPolicy: 'none' as const,
    })),
  );
  return shipmentId;
}

/** Returns the facts of these SKUs that an order's item stores. */
export function listReplacementFacts(db: Database, productIds: number[]) {
  return db
    .select({
      productId: products.id,
      name: products.name,
      translations: translationsOfProduct(sql`${products.id}`),
      colour: products.colour,
      size: products.size,
      slug: products.slug,
      image: productMedia.url,
      sku: products.sku,
      hsn: products.hsn,
      gstBasisPoints: presentGstRate,
      mrp: products.mrp,
    })
    .from(products)
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(inArray(products.id, productIds));
}
