import { sql } from 'drizzle-orm';
import {
  productMedia,
  products,
  productTranslations,
  reviews,
} from '@/lib/marketplace/kernel/db/schema/catalog';
import { listings } from '@/lib/marketplace/kernel/db/schema/listings';
import { reviewPictures } from '@/lib/marketplace/kernel/db/schema/reviews';
import type { Database } from '../kernel/db/connection';
import { sizeCharts } from './catalogue/size-charts';
import { describeListings } from './listing-rows';
import type { DemoProduct } from './products';
import type { DemoReview } from './reviews/reviews-of';

/** Ids by slug of the rows that products belong to. */
export type Owners = {
  stores: Map<string, number>;
  categories: Map<string, number>;
  brands: Map<string, number>;
};

export type Reviewed = { product: DemoProduct; reviews: DemoReview[]; isFeatured: boolean };

const rowsPerStatement = 500;
/** The size of the demo's product pictures, in pixels. */
const pictureSize = { width: 800, height: 800 };

async function inBatches<T>(
  rows: T[],
  insert: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await insert(rows.slice(at, at + rowsPerStatement));
  }
}

function idIn(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined)
    throw new Error(`"${slug}" is not in the database: seed the demo data first.`);
  return id;
}

type Key = Pick<typeof listings.$inferInsert, 'storeId' | 'code'>;

/** Returns the ids of the products' listings by store and code; missing ones are inserted. */
async function listingIds(db: Database, batch: (typeof listings.$inferInsert)[]) {
  const keyOf = ({ storeId, code }: Key) => `${storeId} ${code}`;
  const wanted = new Map(batch.map((one) => [keyOf(one), one]));
  const rows = await db
    .insert(listings)
    .values([...wanted.values()])
    .onConflictDoUpdate({
      target: [listings.storeId, listings.code],
      set: { code: sql`excluded.code` },
    })
    .returning();
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return (one: Key) => idIn(ids, keyOf(one));
}

/** Inserts at most 500 products with their Hindi texts, pictures, and reviews with theirs; returns their ids. */
export async function insertProducts(
  db: Database,
  batch: Reviewed[],
  owners: Owners,
): Promise<number[]> {
  const listingOf = ({ storeSlug, row, sku }: DemoProduct) => ({
    storeId: idIn(owners.stores, storeSlug),
    code: row.productCode,
    sizeChart: sku.type.sizeChart && sizeCharts[sku.type.sizeChart],
  });
  const listingId = await listingIds(
    db,
    batch.map(({ product }) => listingOf(product)),
  );
  const inserted = await db
    .insert(products)
    .values(
      batch.map(({ product, isFeatured }) => ({
        ...product.row,
        storeId: listingOf(product).storeId,
        listingId: listingId(listingOf(product)),
        categoryId: idIn(owners.categories, product.categorySlug),
        brandId: product.brandSlug ? idIn(owners.brands, product.brandSlug) : null,
        isFeatured,
      })),
    )
    .returning({ id: products.id, slug: products.slug, listingId: products.listingId });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  const withId = batch.map((one) => ({ ...one, productId: idIn(ids, one.product.row.slug) }));
  await db.insert(productTranslations).values(
    withId.map(({ product, productId }) => ({
      productId,
      locale: 'hi',
      name: product.nameHi,
      description: product.descriptionHi,
    })),
  );
  const media = withId.flatMap(({ product, productId }) =>
    product.media.map((url, i) => ({ productId, position: i + 1, url })),
  );
  await inBatches(media, (rows) => db.insert(productMedia).values(rows));
  const written = withId.flatMap(({ product, reviews: own, productId }) =>
    own.map(({ views: _, ...review }) => ({
      ...review,
      isVerified: true,
      productId,
      listingId: listingId(listingOf(product)),
    })),
  );
  const reviewIds: number[] = [];
  await inBatches(written, async (rows) => {
    const ids = await db.insert(reviews).values(rows).returning({ id: reviews.id });
    reviewIds.push(...ids.map(({ id }) => id));
  });
  const shown = withId
    .flatMap(({ product, reviews: own }) => own.map(({ views }) => ({ product, views })))
    .flatMap(({ product, views }, index) =>
      views
        .flatMap((view) => product.media[view] ?? [])
        .map((url, i) => ({ reviewId: reviewIds[index], position: i + 1, url, ...pictureSize })),
    );
  await inBatches(shown, (rows) => db.insert(reviewPictures).values(rows));
  await describeListings(
    db,
    inserted.map((row) => row.listingId),
  );
  const ofBatch = sql.join(
    inserted.map((row) => sql`${row.listingId}`),
    sql`, `,
  );
  await db.execute(sql`update ${products} p set rating = r.rating, review_count = r.n
    from (select listing_id, avg(rating) as rating, count(*) as n from ${reviews}
      where listing_id in (${ofBatch}) group by listing_id) r
    where r.listing_id = p.listing_id`);
  return withId.map(({ productId }) => productId);
}
