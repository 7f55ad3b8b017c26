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
import { demoPictures } from './draw-pictures';
import { renderPictures } from './pictures';
import { insertEarlierPrices } from './price-history';
import { insertProducts, type Reviewed } from './product-rows';
import { insertQuestions } from './questions';
import { applicationNumber, insertStores } from './store-rows';

export type SeedOptions = {
  /** Folder that is served at `/media`; without it no picture is drawn, until somebody asks for it (draw-pictures.ts). */
  mediaDir?: string;
  /** SKUs; by default all of the demo, more begin it anew with other names. */
  products?: number;
  /** `step` is what is being done: pictures or products. */
  onProgress?: (done: number, total: number, step: string) => void;
  /** What the times of the data are relative to. */
  now?: Date;
};

/** Whether the demo data is in the database: all or nothing, because it is inserted in one transaction. */
export async function isSeeded({ db }: Connection): Promise<boolean> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.applicationNumber, applicationNumber(0)));
  return rows.length > 0;
}

async function insertAll(
  db: Database,
  all: Reviewed[],
  now: Date,
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
  await insertDemoStore(db, now);
}

/**
 * Fills an empty, migrated database with the demo shop and `mediaDir` with its pictures. The same options give
 * the same data, except for password hashes and `changed_at`. Seeding again only adds missing pictures. All rows are inserted
 * in one transaction after the pictures, so that an interrupted seed leaves no half of the data.
 */
export async function seed(connection: Connection, options: SeedOptions): Promise<void> {
  const { mediaDir, products = skus.length, onProgress = () => {}, now = new Date() } = options;
  const all = demoProducts(products, now);
  const pictures = mediaDir ? demoPictures(products) : [];
  const total = pictures.length + products;
  if (mediaDir) {
    await renderPictures(mediaDir, pictures, (done) => onProgress(done, total, 'pictures'));
  }
  if (await isSeeded(connection)) return;
  const onInserted = (done: number) => onProgress(pictures.length + done, total, 'products');
  try {
    await connection.db.transaction((tx) => insertAll(tx, all, now, onInserted));
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
