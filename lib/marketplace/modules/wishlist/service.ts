import type { z } from 'zod';
import type { addToWishlistSchema, WishlistItem } from '@/lib/contract/schemas/wishlist';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import { findOffer } from '../cart';
import { productCards } from '../catalog';
import { countOthers, deleteItem, insertItem, listItems, type WishlistEntry } from './queries';

/** The most items: the whole list is one answer. */
const maxItems = 200;

/** Returns a shopper's wishlist, the newest first, with the present prices. */
export async function viewWishlist(
  db: Database,
  lang: Locale,
  userId: number,
): Promise<WishlistItem[]> {
  return toItems(db, lang, await listItems(db, userId));
}

/**
 * Adds a product to the wishlist, sold out or not. An item that is there already stays unchanged.
 * @throws {NotFound} product_not_found when shoppers do not see it
 * @throws {InvalidFields} store_mismatch
 * @throws {DomainError} 409 wishlist_full
 */
export async function addToWishlist(
  db: Database,
  lang: Locale,
  userId: number,
  input: z.output<typeof addToWishlistSchema>,
): Promise<WishlistItem> {
  const offer = await findOffer(db, lang, userId, input.product_id, 1);
  if (!offer) throw new NotFound('product_not_found');
  if (offer.storeId !== input.store_id) throw new InvalidFields({ store_id: 'store_mismatch' });
  const { productId, price } = offer;
  if ((await countOthers(db, userId, productId)) >= maxItems) {
    throw new DomainError(409, 'wishlist_full', { params: { max: maxItems } });
  }
  await insertItem(db, { userId, productId, priceWhenAdded: price });
  const [item] = await toItems(db, lang, await listItems(db, userId, productId));
  if (!item) throw new NotFound('product_not_found'); // removed again in the meantime
  return item;
}

/** @throws {NotFound} wishlist_item_not_found, also for another shopper's item */
export async function removeFromWishlist(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteItem(db, userId, id))) throw new NotFound('wishlist_item_not_found');
}

async function toItems(db: Database, lang: Locale, rows: WishlistEntry[]): Promise<WishlistItem[]> {
  const cards = await productCards(
    db,
    lang,
    rows.map((row) => row.productId),
  );
  return rows.flatMap((row): WishlistItem[] => {
    const card = cards.get(row.productId);
    if (!card) return []; // deleted between the two reads
    return [
      {
        id: row.id,
        product_id: row.productId,
        product: row.isOnSale ? card : { ...card, quantity: 0 },
        unit_price: rupees(row.unitPrice),
        price_when_added: rupees(row.priceWhenAdded),
        added_at: row.addedAt.toISOString(),
      },
    ];
  });
}
