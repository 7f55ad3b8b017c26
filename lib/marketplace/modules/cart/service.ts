import { and, eq, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { addToCartSchema, updateCartSchema } from '@/lib/contract/schemas/cart';
import type { LimitSettings } from '@/lib/contract/schemas/settings/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { cartLines } from '../../kernel/db/schema/cart';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { paiseOf, rupees } from '../../kernel/money/rupees';
import { OutOfStock, type StockLine } from '../inventory';
import {
  addQuantity,
  countOtherLines,
  deleteLine,
  findLineProduct,
  findOffer,
  setQuantity,
} from './queries';

/** `unit_price` in rupees, only if the client sent the price that the shopper saw. */
type Line = { id: number; quantity: number; unit_price?: number };

/**
 * Puts a quantity of a product into the cart, on top of what is already there. The line keeps the price that the
 * shopper saw, or the current one if the client sends none.
 * @throws {NotFound} product_not_found if it is not on sale
 * @throws {OutOfStock} if the line would exceed the available or the permitted quantity
 * @throws {DomainError} 409 cart_full
 */
export async function addToCart(
  db: Database,
  lang: Locale,
  userId: number,
  input: z.output<typeof addToCartSchema>,
  limits: LimitSettings,
): Promise<Line> {
  if (input.quantity < 1) throw new InvalidFields({ quantity: 'quantity_min' });
  const offer = await findOffer(db, lang, userId, input.product_id, limits.line_quantity);
  if (!offer) throw new NotFound('product_not_found');
  if (offer.storeId !== input.store_id) throw new InvalidFields({ store_id: 'store_mismatch' });
  if (input.quantity > offer.available) throw new OutOfStock(offer);
  const { cart_lines: max } = limits;
  if ((await countOtherLines(db, userId, offer.productId)) >= max) {
    throw new DomainError(409, 'cart_full', { params: { max } });
  }
  const { quantity, from_search: fromSearch, seen_price: seen } = input;
  const shown = { ...offer, price: seen === undefined ? offer.price : paiseOf(seen) };
  const line = await addQuantity(db, userId, shown, { quantity, fromSearch });
  if (!line) throw new OutOfStock(offer);
  return seen === undefined ? line : { ...line, unit_price: rupees(offer.price) };
}

/**
 * Sets a line's quantity; a quantity below 1 removes the line and returns null.
 * @throws {NotFound} cart_line_not_found, also for another shopper's line
 * @throws {OutOfStock} when fewer are available
 */
export async function changeQuantity(
  db: Database,
  lang: Locale,
  userId: number,
  { id, quantity, seen_price: seen }: { id: number } & z.output<typeof updateCartSchema>,
  { line_quantity: most }: LimitSettings,
): Promise<Line | null> {
  if (quantity < 1) {
    await removeLine(db, userId, id);
    return null;
  }
  const product = await findLineProduct(db, userId, id);
  if (!product) throw new NotFound('cart_line_not_found');
  const offer = await findOffer(db, lang, userId, product.productId, most);
  if (!offer || quantity > offer.available) {
    throw new OutOfStock(offer ?? { ...product, available: 0 });
  }
  const seenPrice = seen === undefined ? undefined : paiseOf(seen);
  if (!(await setQuantity(db, userId, { id, quantity, seenPrice }))) {
    throw new NotFound('cart_line_not_found');
  }
  return { id, quantity, ...(seen !== undefined && { unit_price: rupees(offer.price) }) };
}

/**
 * Removes a cart line.
 * @throws {NotFound} cart_line_not_found, also for another shopper's line
 */
export async function removeLine(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteLine(db, userId, id))) throw new NotFound('cart_line_not_found');
}

/** Removes paid quantities from the shopper's cart; quantities added since stay in it. */
export async function removeBought(
  tx: Database,
  userId: number,
  bought: readonly StockLine[],
): Promise<void> {
  for (const { productId, quantity } of bought) {
    const line = and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));
    const removed = await tx
      .delete(cartLines)
      .where(and(line, lte(cartLines.quantity, quantity)))
      .returning({ id: cartLines.id });
    if (removed.length) continue;
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
