import { eq } from 'drizzle-orm';
import { stores } from '@/lib/marketplace/kernel/db/schema/stores';
import type { Connection, Database } from '../kernel/db/connection';
import { insertShopper } from './accounts';
import { insertBanners } from './banners';
import { skus } from './catalogue/skus';
import { insertBrands, insertCategories } from './catalogue-rows';
import { insertCoupons } from './coupons';
import { insertDeals, restartDeals } from './deals';
import { demoProducts } from './demo-products';
import { insertDemoStore } from './demo-store/demo-store';
import { openMarket } from './demo-store/market';
import { demoPictures } from './draw-pictures';
import type { Living } from './living/sale';
import { insertShopperStory } from './living/shopper-story';
import { insertTrade } from './living/trade';
import { renderPictures } from './pictures';
import { insertEarlierPrices } from './price-history';
import { insertProducts, type Reviewed } from './product-rows';
import { insertQuestions } from './questions';
import { applicationNumber, insertStores } from './store-rows';

export type SeedOptions = {
  /** The folder that is served at `/media`; without it pictures are drawn only on request (draw-pictures.ts). */
  mediaDir?: string;
  /** The number of SKUs; by default all of the demo, more repeat it with other names. */
  products?: number;
  /** A market that has been trading for 90 days, also by online payments; else goods and the first store's orders. */
  living?: Living;
  /** Reports progress; `step` is the present work: pictures or products. */
  onProgress?: (done: number, total: number, step: string) => void;
  /** The time to which the data's times are relative. */
  now?: Date;
};

/** Returns whether the demo data is in the database: all or nothing, because it is inserted in one transaction. */
export async function isSeeded({ db }: Connection): Promise<boolean> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.applicationNumber, applicationNumber(0)));
  return rows.length > 0;
}

type Filling = { all: Reviewed[]; now: Date; living?: Living };

async function insertAll(
  db: Database,
  { all, now, living }: Filling,
  onInserted: (done: number) => void,
) {
  await insertShopper(db, now);
  const owners = {
    stores: await insertStores(db, now),
    categories: await insertCategories(db),
    brands: await insertBrands(db),
  };
  for (let at = 0; at < all.length; at += 500) {
    const batch = all.slice(at, at + 500);
    const ids = await insertProducts(db, batch, owners);
    await insertQuestions(
      db,
      batch.map(({ product }, i) => ({ product, id: ids[i] as number })),
      now,
    );
    onInserted(at + batch.length);
  }
  await insertEarlierPrices(db, now);
  await insertDeals(db, now);
  await insertCoupons(db, now);
  await insertBanners(db);
  const market = await openMarket(db, now);
  if (living) await insertTrade(db, all, { now, ...living });
  if (market) await insertDemoStore(db, market);
  if (living) await insertShopperStory(db, { now, ...living });
}

/**
 * Fills an empty, migrated database with the demo shop and `mediaDir` with its pictures. The same options give
 * the same data, except for password hashes and `changed_at`. Seeding again only adds missing pictures. All rows are inserted
 * in one transaction after the pictures, so that an interrupted seed leaves no half of the data.
 */
export async function seed(connection: Connection, options: SeedOptions): Promise<void> {
  const {
    mediaDir,
    products = skus.length,
    onProgress = () => {},
    now = new Date(),
    living,
  } = options;
  const all = demoProducts(products, now);
  const pictures = mediaDir ? demoPictures(products) : [];
  const total = pictures.length + products;
  if (mediaDir) {
    await renderPictures(mediaDir, pictures, (done) => onProgress(done, total, 'pictures'));
  }
  if (await isSeeded(connection)) return;
  const onInserted = (done: number) => onProgress(pictures.length + done, total, 'products');
  try {
    await connection.db.transaction((tx) => insertAll(tx, { all, now, living }, onInserted));
  } catch (error) {
    if (await isSeeded(connection)) return; // another process seeded it meanwhile
    throw error;
  }
}

/**
 * Keeps a long-lived demo supplied with flash deals: starts new ones when none is live at `now`.
 * Returns how many it started; 0 when deals are live or nothing is seeded.
 */
export const refreshDemoDeals = ({ db }: Connection, now: Date): Promise<number> =>
  db.transaction((tx) => restartDeals(tx, now));
