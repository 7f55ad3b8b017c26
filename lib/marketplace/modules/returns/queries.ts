import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Translations } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { orderItems, shipmentEvents } from '../../kernel/db/schema/orders';
import { returnItems, returns, returnUnits } from '../../kernel/db/schema/returns';
import { translationsOfProduct } from '../../kernel/db/translations';
import { NotFound } from '../../kernel/errors';
import type { Actor } from '../../kernel/http/actor';
import { isOnSaleByItself } from '../offers';
import { type LockedOrder, type LockedShipment, lockOrder, lockOwnOrder } from '../orders';
import type { ClaimedUnit } from './plan';

export type ReturnRow = typeof returns.$inferSelect;

/** Returns the units of these items that returns have claimed; a lapsed return releases them. */
export function listClaimed(db: Database, itemIds: number[]): Promise<ClaimedUnit[]> {
  return db
    .select({
      orderItemId: returnUnits.orderItemId,
      unit: returnUnits.unit,
      reason: returns.reason,
      isRefused: sql<boolean>`${returns.status} in ('refused', 'sent_back')`,
      isExchanged: sql<boolean>`${returns.kind} = 'exchange'`,
    })
    .from(returnUnits)
    .innerJoin(returnItems, eq(returnItems.id, returnUnits.returnItemId))
    .innerJoin(returns, eq(returns.id, returnItems.returnId))
    .where(and(inArray(returnUnits.orderItemId, itemIds), ne(returns.status, 'lapsed')));
}

/** Returns the delivery time of each of these shipments. */
export async function deliveredAt(db: Database, shipmentIds: number[]): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: shipmentEvents.shipmentId, at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(
      and(inArray(shipmentEvents.shipmentId, shipmentIds), eq(shipmentEvents.status, 'delivered')),
    )
    .orderBy(asc(shipmentEvents.at));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export type Replacement = {
  productId: number;
  /** The ordered product that it may replace. */
  insteadOf: number;
  name: string;
  translations: Translations<'name'>;
  colour: string | null;
  size: string | null;
  image: string | null;
  slug: string;
  sku: string;
  hsn: string;
  mrp: number;
  stock: number;
};

/**
 * Returns the SKUs that can replace these products: of the same listing, at the same price, in stock; the
 * same SKU even when it is sold out, because an exchange waits for it.
 */
export async function listReplacements(db: Database, productIds: number[]): Promise<Replacement[]> {
  if (!productIds.length) return [];
  return db
    .select({
      productId: products.id,
      insteadOf: sql<number>`ordered.id`.mapWith(Number),
      name: products.name,
      translations: translationsOfProduct(sql`${products.id}`),
      colour: products.colour,
      size: products.size,
      image: productMedia.url,
      slug: products.slug,
      sku: products.sku,
      hsn: products.hsn,
      mrp: products.mrp,
      stock: products.stock,
    })
    .from(products)
    .innerJoin(
      sql`products ordered`,
      sql`ordered.listing_id = ${products.listingId} and ordered.price = ${products.price}`,
    )
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(
      and(
        sql`ordered.id in ${productIds}`,
        or(sql`${products.id} = ordered.id`, and(isOnSaleByItself, sql`${products.stock} > 0`)),
      ),
    )
    .orderBy(asc(products.id));
}

/** Returns items of these returns with the order's item. */
export function listReturnItems(db: Database, returnIds: number[]) {
  return db
    .select({ row: returnItems, item: orderItems })
    .from(returnItems)
    .innerJoin(orderItems, eq(orderItems.id, returnItems.orderItemId))
    .where(inArray(returnItems.returnId, returnIds))
    .orderBy(asc(returnItems.id));
}

/** Returns the returns of an order, newest first. */
export function listReturnsOf(db: Database, orderId: number): Promise<ReturnRow[]> {
  return db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(desc(returns.id));
}

/** Counts an order's returns: the next one's number follows. */
export const countReturns = (db: Database, orderId: number) =>
  db.$count(returns, eq(returns.orderId, orderId));

/** Returns the condition for the returns of a store; none for a shopper, whose order is checked, and for the market. */
const returnsOf = (actor: Actor) =>
  actor.kind === 'seller' ? eq(returns.storeId, actor.storeId) : undefined;

export type LockedReturn = { row: ReturnRow; locked: LockedOrder; shipment: LockedShipment };

/**
 * Locks a return after its order, as everything does that moves money of the order.
 * @throws {NotFound} return_not_found, also for another shopper's or store's
 */
export async function lockReturn(tx: Database, id: number, actor: Actor): Promise<LockedReturn> {
  const own = and(eq(returns.id, id), returnsOf(actor));
  const [found] = await tx.select({ orderId: returns.orderId }).from(returns).where(own);
  const locked =
    found &&
    (await (actor.kind === 'shopper'
      ? lockOwnOrder(tx, actor.id, found.orderId)
      : lockOrder(tx, found.orderId)));
  if (!locked) throw new NotFound('return_not_found');
  const [row] = await tx.select().from(returns).where(own);
  const shipment = locked.shipments.find((each) => each.id === row?.shipmentId);
  if (!row || !shipment) throw new NotFound('return_not_found');
  return { row, locked, shipment };
}
