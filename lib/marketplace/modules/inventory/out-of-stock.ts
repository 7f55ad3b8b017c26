import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { products, productTranslations } from '../../kernel/db/schema/catalog';
import { DomainError } from '../../kernel/errors';
import { isOnSaleByItself } from '../offers';

type Available = { productId: number; name: string; available: number };

/** The error for a quantity above the available one. */
export class OutOfStock extends DomainError {
  constructor({ productId, name, available }: Available) {
    super(409, 'out_of_stock', {
      params: { name, available },
      data: { product_id: productId, name, available },
    });
  }
}

/** Returns a product's name in that language and its quantity on sale. */
export async function findAvailable(
  db: Database,
  lang: Locale,
  productId: number,
): Promise<Available> {
  const [product] = await db
    .select({
      productId: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      available: sql<number>`case when ${isOnSaleByItself} then ${products.stock} else 0 end`,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, lang)),
    )
    .where(eq(products.id, productId));
  return product ?? { productId, name: '', available: 0 };
}
