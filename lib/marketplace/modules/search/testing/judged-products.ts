import { eq, gt } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { brands, categories, products } from '../../../kernel/db/schema/catalog';
import { livePrice } from '../../offers/price';
import type { JudgedProduct } from './judged/rules';

/** Reads all products in stock by id, as the rules of the judged queries see them; sold-out ones come last anyway. */
export async function readJudgedProducts(db: Database): Promise<Map<number, JudgedProduct>> {
  const rows = await db
    .select({
      id: products.id,
      listingId: products.listingId,
      name: products.name,
      category: categories.slug,
      brand: brands.slug,
      colour: products.colour,
      size: products.size,
      price: livePrice,
      mrp: products.mrp,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(gt(products.stock, 0));
  return new Map(
    rows.map(({ listingId, ...row }) => [
      row.id,
      {
        ...row,
        price: row.price / 100,
        mrp: row.mrp / 100,
        listing: String(listingId),
      },
    ]),
  );
}
