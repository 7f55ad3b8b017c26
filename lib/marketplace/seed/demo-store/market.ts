import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { applicationNumber } from '../store-rows';
import { type Buyer, insertBuyers } from './buyers';

type Store = typeof stores.$inferSelect;
type Product = typeof products.$inferSelect;

/** The demo vendor's store, its products and its buyers. */
export type Market = {
  store: Store;
  now: Date;
  /** Returns the product that is sold at this index, from 0. */
  product: (index: number) => Product;
  /** Returns a product of one kind, while there is any. */
  cloth: (kind: 'saree' | 'top', index: number) => Product;
  buyer: (index: number) => Buyer;
  /** Returns the time so many milliseconds before `now`. */
  ago: (milliseconds: number) => Date;
};

/** Beginnings of the HSN chapters: woven fabrics, knitted clothes. */
const chapters = { saree: '5', top: '61' };

/** A stock large enough for all sales of a product. */
const plenty = 20;

/** Opens the market; undefined if the shop was made so small that the store has nothing to sell. */
export async function openMarket(db: Database, now: Date): Promise<Market | undefined> {
  const store = firstRow(
    await db
      .select()
      .from(stores)
      .where(eq(stores.applicationNumber, applicationNumber(0))),
  );
  const sold = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.storeId, store.id),
        inArray(products.returnPolicy, ['return_7', 'return_10']),
        gt(products.stock, plenty),
      ),
    )
    .orderBy(asc(products.id))
    .limit(24);
  if (!sold.length) return undefined;
  const buyers = await insertBuyers(db, now);
  const nth =
    <One>(all: readonly One[]) =>
    (index: number) =>
      all[index % all.length] as One;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const cloth = (kind: 'saree' | 'top', index: number) => {
    const of = sold.filter(({ hsn }) => hsn.startsWith(chapters[kind]));
    return nth(of.length ? of : sold)(index);
  };
  return { store, now, product: nth(sold), cloth, buyer: nth(buyers), ago };
}
