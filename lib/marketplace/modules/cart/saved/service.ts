import type { SavedItem } from '@/lib/contract/schemas/cart';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { DomainError, NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { productCards } from '../../catalog';
import { OutOfStock } from '../../inventory';
import { addQuantity, countOtherLines, findOffer } from '../queries';
import {
  countOtherSaved,
  insertSaved,
  listSavedRows,
  quantityInCart,
  takeLine,
  takeSaved,
} from './queries';

/** Returns a shopper's saved items, the newest first, at current prices; an item that is not on sale has no stock. */
export async function listSaved(db: Database, lang: Locale, userId: number): Promise<SavedItem[]> {
  const rows = await listSavedRows(db, userId);
  const cards = await productCards(
    db,
    lang,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ id, productId, quantity, isOnSale, unitPrice, priceWhenAdded }) => {
    const card = cards.get(productId);
    if (!card) return []; // deleted between the two reads
    return {
      id,
      quantity,
      product: isOnSale ? card : { ...card, quantity: 0 },
      unit_price: rupees(unitPrice),
      price_when_added: rupees(priceWhenAdded),
    };
  });
}

/**
 * Saves a cart line for later; the list has as many places as a cart has lines.
 * @throws {NotFound} cart_line_not_found, also for another shopper's line
 * @throws {DomainError} 409 saved_full
 */
export function saveForLater(
  db: Database,
  userId: number,
  lineId: number,
  { cart_lines: max }: LimitSettings,
): Promise<void> {
  return db.transaction(async (tx) => {
    const line = await takeLine(tx, userId, lineId);
    if (!line) throw new NotFound('cart_line_not_found');
    if ((await countOtherSaved(tx, userId, line.productId)) >= max) {
      throw new DomainError(409, 'saved_full', { params: { max } });
    }
    await insertSaved(tx, line);
  });
}

/**
 * Moves a saved item back into the cart, as many as are available beside those already there. Keeps the price
 * that the shopper saw when adding it.
 * @throws {NotFound} saved_item_not_found, also for another shopper's item
 * @throws {OutOfStock} if none is available
 * @throws {DomainError} 409 cart_full
 */
export function moveToCart(
  db: Database,
  lang: Locale,
  { userId, id }: { userId: number; id: number },
  { line_quantity: most, cart_lines: max }: LimitSettings,
): Promise<{ id: number; quantity: number }> {
  return db.transaction(async (tx) => {
    const saved = await takeSaved(tx, userId, id);
    if (!saved) throw new NotFound('saved_item_not_found');
    const offer = await findOffer(tx, lang, userId, saved.productId, most);
    if (!offer) throw new NotFound('product_not_found');
    const left = offer.available - (await quantityInCart(tx, userId, saved.productId));
    const quantity = Math.min(saved.quantity, left);
    if (quantity < 1) throw new OutOfStock(offer);
    if ((await countOtherLines(tx, userId, saved.productId)) >= max) {
      throw new DomainError(409, 'cart_full', { params: { max } });
    }
    const line = await addQuantity(
      tx,
      userId,
      { ...offer, price: saved.priceWhenAdded },
      {
        quantity,
      },
    );
    if (!line) throw new OutOfStock(offer);
    return line;
  });
}

/**
 * Removes a saved item.
 * @throws {NotFound} saved_item_not_found, also for another shopper's item
 */
export async function forgetSaved(db: Database, userId: number, id: number): Promise<void> {
  if (!(await takeSaved(db, userId, id))) throw new NotFound('saved_item_not_found');
}
