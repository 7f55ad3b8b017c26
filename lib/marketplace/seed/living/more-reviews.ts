import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { reviews } from '../../kernel/db/schema/catalog';
import { reviewPictures } from '../../kernel/db/schema/reviews';
import type { Reviewed } from '../product-rows';
import type { DemoProduct } from '../products';
import { randomOf } from '../random';
import { manyReviews } from './many-reviews';

const day = 86_400_000;
/** Rows in a statement. */
const batch = 2000;
/** Listings that get more reviews: a market filled for measurements has more. */
const most = 1500;
const pictureSize = { width: 800, height: 800 };

/** Returns how many reviews a listing has in all: 20 to 400, few of them many; new ones have fewer. */
function reviewsWanted(popularity: number, listedDays: number): number {
  const wanted = 20 + Math.floor(380 * popularity ** 9);
  return Math.min(wanted, Math.floor(2 * listedDays));
}

type Listing = { id: number; skus: { id: number; product: DemoProduct }[]; written: number };

/** Returns the listings of these products with their products' ids, and how many reviews they have. */
async function listingsOf(db: Database, all: readonly Reviewed[]): Promise<Listing[]> {
  const rows = await rowsOf<{ id: number; slug: string; listing: number; written: number }>(
    db,
    sql`select id::float8 as id, slug, listing_id::float8 as listing, review_count as written
      from products order by id`,
  );
  const bySlug = new Map(all.map(({ product }) => [product.row.slug, product]));
  const listings = new Map<number, Listing>();
  for (const { id, slug, listing, written } of rows) {
    const product = bySlug.get(slug);
    if (!product) continue;
    const found = listings.get(listing) ?? { id: listing, skus: [], written };
    found.skus.push({ id, product });
    listings.set(listing, found);
  }
  return [...listings.values()].slice(0, most);
}

function rowsFor({ id: listingId, skus, written }: Listing, now: Date) {
  const first = skus[0]?.product;
  if (!first) return [];
  const since = first.row.createdAt;
  const listedDays = (now.getTime() - since.getTime()) / day;
  const count = reviewsWanted(first.popularity, listedDays) - written;
  const about = { topic: first.sku.type.reviews, popularity: first.popularity, since, now };
  return manyReviews(first.row.productCode, count, about).map(({ views, ...review }, n) => {
    const sku = randomOf('reviewed', first.row.productCode, n).pick(skus);
    // One in eight has pictures, no more.
    const pictures = n % 3 === 0 ? [] : views.flatMap((view) => sku.product.media[view] ?? []);
    return {
      review: { ...review, listingId, productId: sku.id, isVerified: true },
      pictures,
    };
  });
}

/** Adds reviews to all listings until each has as many as it would after some months of sales. */
export async function insertMoreReviews(
  db: Database,
  all: readonly Reviewed[],
  now: Date,
): Promise<void> {
  const rows = (await listingsOf(db, all)).flatMap((listing) => rowsFor(listing, now));
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch);
    const values = some.map(({ review }) => review);
    const made = await rowsOf<{ id: number }>(
      db,
      sql`${insertMany(reviews, values)} returning id::float8 as id`,
    );
    const shown = some.flatMap(({ pictures }, index) =>
      pictures.map((url, n) => ({
        ...{ reviewId: made[index]?.id, position: n + 1, url, ...pictureSize },
      })),
    );
    if (shown.length) await db.execute(insertMany(reviewPictures, shown));
  }
  await db.execute(sql`update products p set rating = r.rating, review_count = r.n
    from (select listing_id, avg(rating) as rating, count(*) as n from reviews group by 1) r
    where r.listing_id = p.listing_id`);
}
