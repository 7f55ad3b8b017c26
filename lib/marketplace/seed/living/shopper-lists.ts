import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { cartLines, savedItems, wishlistItems } from '../../kernel/db/schema/cart';
import { products } from '../../kernel/db/schema/catalog';
import { productNotices } from '../../kernel/db/schema/notices';
import { stores } from '../../kernel/db/schema/stores';
import { isOnSale } from '../../modules/offers';
import type { Good } from './goods';
import type { Sale } from './sale';

const day = 86_400_000;

type Keeping = {
  userId: number;
  goods: readonly Good[];
  /** The order that waits for its payment: its lines are still in the cart. */
  unpaid: Sale | undefined;
  now: Date;
};

/** Fills the demo shopper's cart, wishlist and notices: one wish is cheaper than it was, one is sold out. */
export async function keepForShopper(
  db: Database,
  { userId, goods, unpaid, now }: Keeping,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const ordered = unpaid?.lines.map(({ good }) => good) ?? [];
  const own = goods.slice(10);
  const priced = ({ product }: Good) => ({
    ...{ userId, productId: product.id, priceWhenAdded: product.price },
  });
  await db
    .insert(cartLines)
    .values([
      ...ordered.map((good) => ({ ...priced(good), quantity: 1, createdAt: ago(0.01) })),
      ...own
        .slice(0, 2)
        .map((good, n) => ({ ...priced(good), quantity: n + 1, createdAt: ago(1) })),
    ]);
  const [later] = own.slice(2);
  if (later)
    await db.insert(savedItems).values({ ...priced(later), quantity: 1, createdAt: ago(6) });
  const [cheaper, ...wished] = own.slice(3, 8);
  const wishlistRows = wished.map((good, n) => ({ ...priced(good), createdAt: ago(3 + n) }));
  if (cheaper) {
    const { price, mrp } = cheaper.product;
    const before = Math.min(mrp, Math.ceil((price * 1.15) / 1000) * 1000);
    wishlistRows.push({ ...priced(cheaper), priceWhenAdded: before, createdAt: ago(12) });
    await notify(db, { userId, productId: cheaper.product.id, kind: 'cheaper', price }, ago(2));
  }
  const soldOut = await findSoldOut(db);
  if (soldOut) {
    const { id: productId, price } = soldOut;
    wishlistRows.push({ userId, productId, priceWhenAdded: price, createdAt: ago(9) });
    await notify(db, { userId, productId, kind: 'back', price }, ago(8));
  }
  if (wishlistRows.length) await db.insert(wishlistItems).values(wishlistRows);
}

type Notice = Pick<typeof productNotices.$inferInsert, 'userId' | 'productId' | 'kind' | 'price'>;

const notify = (db: Database, notice: Notice, createdAt: Date) =>
  db.insert(productNotices).values({ ...notice, locale: 'en', createdAt, checkedAt: createdAt });

/** Finds the best seller that is sold out. */
async function findSoldOut(db: Database) {
  const [found] = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(isOnSale, eq(products.stock, 0), gt(products.price, 0)))
    .orderBy(asc(products.id))
    .limit(1);
  return found;
}
