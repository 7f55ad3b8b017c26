import { sql } from 'drizzle-orm';
import type { Reorder } from '@/lib/contract/schemas/orders/reorder';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { cartLines } from '../../../kernel/db/schema/cart';
import { NotFound } from '../../../kernel/errors';
import { asShopper } from '../../../kernel/http/actor';
import { countOtherLines, findOffer, type Offer } from '../../cart';
import { findOrder, type ItemRow, listItems, listShipments } from '../queries';
import { nameOf } from '../view';

/**
 * Puts the items of an order into the cart again if they are still on sale. Afterwards the cart holds at least
 * the ordered quantities, or all available ones; repeating it changes nothing more.
 * @throws {NotFound} order_not_found, also for another shopper's order
 */
export async function reorder(
  db: Database,
  lang: Locale,
  { userId, number }: { userId: number; number: string },
  limits: LimitSettings,
): Promise<Reorder> {
  const order = await findOrder(db, asShopper({ id: userId }), { number });
  if (!order) throw new NotFound('order_not_found');
  const shipments = await listShipments(db, [order.id]);
  const items = await listItems(
    db,
    shipments.map(({ shipment }) => shipment.id),
  );
  const result: Reorder = { added: [], missing: [] };
  for (const item of items) {
    const found = await putBack(db, lang, { userId, item }, limits);
    if ('reason' in found) result.missing.push(found);
    else result.added.push(found);
  }
  return result;
}

async function putBack(
  db: Database,
  lang: Locale,
  { userId, item }: { userId: number; item: ItemRow },
  { line_quantity: most, cart_lines: mostLines }: LimitSettings,
): Promise<Reorder['added'][number] | Reorder['missing'][number]> {
  const { productId: product_id, quantity: wanted } = item;
  const offer = await findOffer(db, lang, userId, product_id, most);
  const missing = { product_id, name: offer?.name ?? nameOf(item, lang) };
  if (!offer) return { ...missing, reason: 'not_sold_any_more' };
  if (offer.available < 1) return { ...missing, reason: 'out_of_stock' };
  if ((await countOtherLines(db, userId, product_id)) >= mostLines) {
    return { ...missing, reason: 'cart_full' };
  }
  const seen = { productId: product_id, price: item.unitPrice };
  const quantity = await holdAtLeast(db, userId, seen, Math.min(wanted, offer.available));
  return { product_id, name: offer.name, quantity, wanted };
}

/** Raises the product's line to that quantity, and never lowers it. The price is that of the order. */
async function holdAtLeast(
  db: Database,
  userId: number,
  { productId, price }: Pick<Offer, 'productId' | 'price'>,
  quantity: number,
): Promise<number> {
  const [line] = await db
    .insert(cartLines)
    .values({ userId, productId, quantity, priceWhenAdded: price })
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.productId],
      set: { quantity: sql`greatest(${cartLines.quantity}, excluded.quantity)` },
    })
    .returning({ quantity: cartLines.quantity });
  return line?.quantity ?? quantity;
}
