import { and, asc, eq, isNull } from 'drizzle-orm';
import { products } from '@/lib/marketplace/kernel/db/schema/catalog';
import { priceHistory } from '@/lib/marketplace/kernel/db/schema/price-history';
import type { Database } from '../kernel/db/connection';
import { shopPrice } from './prices';
import { type Random, randomOf } from './random';

const day = 86_400_000;

/** Returns an earlier price, in paise: mostly somewhat more, sometimes less; never more than the MRP. */
function earlierPrice({ price, mrp }: { price: number; mrp: number }, random: Random): number {
  const factor = random.next() < 0.65 ? 1.04 + random.next() * 0.16 : 0.88 + random.next() * 0.08;
  return Math.min(mrp, shopPrice((price / 100) * factor) * 100);
}

/** Gives every third product that is old enough another earlier price, until 3 to 26 days ago. */
export async function insertEarlierPrices(db: Database, now: Date): Promise<void> {
  const all = await db
    .select({
      id: products.id,
      sku: products.sku,
      price: products.price,
      mrp: products.mrp,
      createdAt: products.createdAt,
    })
    .from(products)
    .orderBy(asc(products.id));
  const past: (typeof priceHistory.$inferInsert)[] = [];
  for (const { id: productId, sku, createdAt, ...prices } of all) {
    const random = randomOf('earlier price', sku);
    const price = earlierPrice(prices, random);
    const validTo = new Date(now.getTime() - random.between(3, 26) * day);
    if (random.next() > 0.35 || price === prices.price) continue;
    if (validTo.getTime() - createdAt.getTime() < 2 * day) continue;
    await db
      .update(priceHistory)
      .set({ validFrom: validTo })
      .where(and(eq(priceHistory.productId, productId), isNull(priceHistory.validTo)));
    past.push({ productId, price, validFrom: createdAt, validTo });
  }
  if (past.length) await db.insert(priceHistory).values(past);
}
