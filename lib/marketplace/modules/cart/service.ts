import { and, eq, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { addToCartSchema } from '@/lib/api/schemas/cart';
import type { LimitSettings } from '@/lib/api/schemas/settings/limits';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { cartLines } from '../../kernel/db/schema/cart';
import { DomainError, InvalidFields, NotFound } from '../../kernel/errors';
import { OutOfStock, type StockLine } from '../inventory';
import {
  addQuantity,
  countOtherLines,
  deleteLine,
  findLineProduct,
  findOffer,
  setQuantity,
} from './queries';

type Line = { id: number; quantity: number };

/**
 * Puts a quantity of a product into the cart, on top of what is already there.
 * @throws {NotFound} product_not_found when it is not on sale
 * @throws {OutOfStock} when the line would hold more than there are, or than one may have
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
  const line = await addQuantity(db, userId, offer, {
    quantity: input.quantity,
    fromSearch: input.from_search,
  });
  if (!line) throw new OutOfStock(offer);
  return line;
}

/**
 * Sets a line's quantity; below 1 removes the line and answers null.
 * @throws {NotFound} cart_line_not_found, also for another shopper's line
 * @throws {OutOfStock} when fewer are available
 */
export async function changeQuantity(
  db: Database,
  lang: Locale,
  userId: number,
  { id, quantity }: Line,
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
  if (!(await setQuantity(db, userId, id, quantity))) throw new NotFound('cart_line_not_found');
  return { id, quantity };
}

/** @throws {NotFound} cart_line_not_found, also for another shopper's line */
export async function removeLine(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteLine(db, userId, id))) throw new NotFound('cart_line_not_found');
}

/** Takes what has been paid out of the shopper's cart; what was added since stays in it. */
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
