import { and, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  StockMovements,
  stockMovementsQuerySchema,
} from '@/lib/contract/schemas/seller/stock';
import type { Locale } from '@/lib/i18n/locales';
import { daysAfter, startOfDay } from '@/lib/time/india';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { personName } from '../../../kernel/db/person-name';
import { products, productTranslations } from '../../../kernel/db/schema/catalog';
import { orders } from '../../../kernel/db/schema/orders';
import { stockMovements } from '../../../kernel/db/schema/stock';
import { vendors } from '../../../kernel/db/schema/stores';

/** Returns a page of a store's movements of stock with names in the language, the newest first. */
export async function listMovements(
  db: Database,
  lang: Locale,
  storeId: number,
  { search, kind, from, to, page, limit }: z.output<typeof stockMovementsQuerySchema>,
): Promise<StockMovements> {
  const pattern = search?.replace(/[\\%_]/g, '\\$&');
  const translated = sql`(select ${productTranslations.name} from ${productTranslations}
    where ${productTranslations.productId} = ${products.id} and ${productTranslations.locale} = ${lang})`;
  const name = sql<string>`coalesce(${translated}, ${products.name})`;
  const where = and(
    eq(stockMovements.storeId, storeId),
    kind && eq(stockMovements.kind, kind),
    from ? gte(stockMovements.at, startOfDay(from)) : undefined,
    to ? lt(stockMovements.at, startOfDay(daysAfter(to, 1))) : undefined,
    pattern
      ? or(
          ilike(products.sku, `${pattern}%`),
          ilike(products.name, `%${pattern}%`),
          ilike(translated, `%${pattern}%`),
        )
      : undefined,
  );
  const rows = await db
    .select({
      movement: stockMovements,
      sku: products.sku,
      name,
      stock: products.stock,
      orderNumber: orders.number,
      by: personName(vendors),
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(vendors, eq(vendors.id, stockMovements.vendorId))
    .where(where)
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId));
  return {
    movements: rows.map(({ movement, orderNumber, ...row }) => ({
      ...row,
      id: movement.id,
      product_id: movement.productId,
      delta: movement.delta,
      kind: movement.kind,
      reason: movement.reason,
      order_number: orderNumber,
      at: movement.at.toISOString(),
    })),
    total: await countSome(db, every.where(where)),
    page,
    limit,
  };
}
