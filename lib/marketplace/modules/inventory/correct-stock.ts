import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { DomainError, NotFound } from '../../kernel/errors';
import { markProductsStale } from '../../kernel/events/stale-products/mark';
import { moveStock } from './stock';

/**
 * A product's new stock, or its change. With `seen` the movements since the stock was `seen` are added to the new
 * stock, which never falls below zero: sales meanwhile are not overwritten.
 */
export type Correction = { productId: number } & (
  | { to: number; seen?: number; by?: undefined }
  | { by: number; seen?: undefined; to?: undefined }
);

/** The cause of a correction: a reason, or an import. */
export type CorrectionCause = { vendorId?: number } & (
  | { kind: 'correction'; reason: string }
  | { kind: 'import'; importId?: number; reason?: undefined }
);

/**
 * Changes the stock of a product within the caller's transaction, and records who did it and why. The caller has
 * checked the product's owner.
 * @returns the stock afterwards
 * @throws {NotFound} product_not_found
 * @throws {DomainError} 409 stock_below_zero
 */
export async function correctStock(
  tx: Database,
  { productId, to, seen, by, ...cause }: Correction & CorrectionCause,
): Promise<number> {
  const correction = to === undefined ? { productId, by: by ?? 0 } : { productId, to, seen };
  const after = await correctStocks(tx, [correction], cause);
  return after.get(productId) ?? 0;
}

/**
 * Runs `correctStock` for many products, each given once, for one cause: all of them or none.
 * @returns the stock afterwards by product
 */
export async function correctStocks(
  tx: Database,
  corrections: readonly Correction[],
  cause: CorrectionCause,
): Promise<Map<number, number>> {
  if (corrections.length === 0) return new Map();
  const ids = corrections.map(({ productId }) => productId);
  const locked = await tx
    .select({ id: products.id, name: products.name, stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  const productOf = new Map(locked.map((product) => [product.id, product]));
  const changes = corrections.map(({ productId, to, by, seen }) => {
    const product = productOf.get(productId);
    if (!product) throw new NotFound('product_not_found');
    const moved = seen === undefined ? 0 : product.stock - seen;
    const after = to === undefined ? product.stock + by : moved ? Math.max(0, to + moved) : to;
    if (after < 0) {
      const { name, stock: available } = product;
      throw new DomainError(409, 'stock_below_zero', {
        params: { name, available },
        data: { product_id: productId, available },
      });
    }
    return { productId, before: product.stock, after, delta: after - product.stock };
  });
  await moveStock(tx, changes, cause);
  const turned = changes.filter(({ before, after }) => (before === 0) !== (after === 0));
  await markProductsStale(
    tx,
    turned.map(({ productId }) => productId),
  );
  return new Map(changes.map(({ productId, after }) => [productId, after]));
}
