import { brands, categories } from '@/lib/marketplace/kernel/db/schema/catalog';
import { stores } from '@/lib/marketplace/kernel/db/schema/stores';
import type { Connection } from '../kernel/db/connection';
import { skus } from './catalogue/skus';
import { insertProducts, type Owners, type Reviewed } from './product-rows';
import { productAt } from './products';
import { reviewsOf } from './reviews/reviews-of';

/** The number of concurrent transactions: while the server writes, the next products are made. */
const atOnce = 3;

async function ownersIn({ db }: Connection): Promise<Owners> {
  const bySlug = (rows: { id: number; slug: string }[]) =>
    new Map(rows.map(({ id, slug }) => [slug, id]));
  return {
    stores: bySlug(await db.select({ id: stores.id, slug: stores.slug }).from(stores)),
    categories: bySlug(
      await db.select({ id: categories.id, slug: categories.slug }).from(categories),
    ),
    brands: bySlug(await db.select({ id: brands.id, slug: brands.slug }).from(brands)),
  };
}

/**
 * Adds `count` products to a seeded database, for benchmarks: the same things in further editions, with the
 * existing pictures. Number `from` (0 is the first after the demo's own) makes the run deterministic and lets
 * several runs follow each other. One transaction per 500 products.
 * @throws Error when the database is not seeded, or has these numbers already
 */
export async function generateProducts(
  connection: Connection,
  {
    from,
    count,
    now = new Date(),
    onProgress = () => {},
  }: {
    from: number;
    count: number;
    now?: Date;
    onProgress?: (done: number, total: number) => void;
  },
): Promise<void> {
  const owners = await ownersIn(connection);
  const running = new Set<Promise<void>>();
  let done = 0;
  const insert = async (batch: Reviewed[]) => {
    await connection.db.transaction((tx) => insertProducts(tx, batch, owners));
    done += batch.length;
    onProgress(done, count);
  };
  for (let at = 0; at < count; at += 500) {
    const batch = Array.from({ length: Math.min(500, count - at) }, (_, i) => {
      const product = productAt(skus.length + from + at + i, now);
      const { number, sku, popularity, row } = product;
      const wanted = { count: number % 4 === 0 ? 1 : 0, popularity, since: row.createdAt, now };
      return {
        product,
        reviews: reviewsOf(number, sku.type.reviews, wanted),
        isFeatured: number % 200 === 0,
      };
    });
    const inserting = insert(batch).finally(() => running.delete(inserting));
    running.add(inserting);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
}
