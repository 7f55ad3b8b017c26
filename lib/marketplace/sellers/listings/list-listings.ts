import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ListingRow, ListingsPage, ListingsQuery } from '@/lib/api/schemas/seller/listings';
import type { Database } from '../../db/connection';
import { productMedia, products } from '../../db/schema/catalog';
import { listings } from '../../db/schema/listings';
import { stores } from '../../db/schema/stores';
import { rupees } from '../../money/rupees';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const hasSku = (storeId: number, condition: SQL) => sql`exists (select 1 from ${products} p
  where p.listing_id = ${listings.id} and p.store_id = ${storeId} and not p.is_removed
    and ${condition})`;

/** Of the SKU `p`: a store that wants no mail still has its list. */
const thresholdOf = (storeId: number) =>
  sql`coalesce(p.low_stock_threshold, (select ${stores.lowStockThreshold} from ${stores} where ${stores.id} = ${storeId}), 5)`;

function conditionsOf(storeId: number, query: ListingsQuery): SQL | undefined {
  const { q, status, category, stock, missing } = query;
  return and(
    eq(listings.storeId, storeId),
    status ? eq(listings.status, status) : sql`${listings.status} <> 'archived'`,
    category ? eq(listings.categoryId, category) : undefined,
    missing ? eq(listings.titleHi, '') : undefined,
    stock === 'out' ? hasSku(storeId, sql`p.stock = 0`) : undefined,
    stock === 'low'
      ? hasSku(storeId, sql`p.stock between 1 and ${thresholdOf(storeId)}`)
      : undefined,
    ...words(q ?? '').map((word) => sql`${listings.searchText} like ${`%${escaped(word)}%`}`),
  );
}

/** A page of a store's listings with their SKUs; without a status all but the archived ones. */
export async function listListings(
  db: Database,
  storeId: number,
  query: ListingsQuery,
): Promise<ListingsPage> {
  const where = conditionsOf(storeId, query);
  const { page, limit } = query;
  const order =
    query.sort === 'title'
      ? [asc(listings.title), asc(listings.id)]
      : [desc(listings.updatedAt), desc(listings.id)];
  const rows = await db
    .select()
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await db.$count(listings, where);
  const statuses = await db
    .select({ status: listings.status, listings: count() })
    .from(listings)
    .where(eq(listings.storeId, storeId))
    .groupBy(listings.status);
  const skus = await skusByListing(
    db,
    rows.map(({ id }) => id),
  );
  return {
    listings: rows.map((row) => toRow(row, skus.get(row.id) ?? [])),
    total,
    page,
    limit,
    counts: Object.fromEntries(statuses.map((row) => [row.status, row.listings])),
  };
}

type Sku = ListingRow['skus'][number] & { image: string | null };

async function skusByListing(db: Database, ids: number[]): Promise<Map<number, Sku[]>> {
  const byListing = new Map<number, Sku[]>();
  if (!ids.length) return byListing;
  const rows = await db
    .select({ product: products, image: productMedia.url })
    .from(products)
    .leftJoin(
      productMedia,
      and(eq(productMedia.productId, products.id), eq(productMedia.position, 1)),
    )
    .where(and(inArray(products.listingId, ids), eq(products.isRemoved, false)))
    .orderBy(asc(products.id));
  for (const { product, image } of rows) {
    const { id, listingId, sku, colour, size, mrp, price, stock, lowStockThreshold } = product;
    const row = { id, sku, colour: colour ?? '', size: size ?? '', stock, image };
    const own = byListing.get(listingId) ?? [];
    own.push({ ...row, mrp: rupees(mrp), price: rupees(price), low_stock: lowStockThreshold });
    byListing.set(listingId, own);
  }
  return byListing;
}

/** A draft that was never published shows the SKUs that are planned. */
function toRow(row: typeof listings.$inferSelect, published: Sku[]): ListingRow {
  const planned = row.draft?.skus ?? [];
  const image = published[0]?.image ?? row.draft?.pictures[0]?.images[0] ?? null;
  const skus = published.length
    ? published
    : planned.map((sku) => ({ ...sku, id: null, low_stock: null }));
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    title_hi: row.titleHi,
    status: row.status,
    has_changes: row.hasChanges,
    category_id: row.categoryId,
    image,
    skus: skus.map(({ id, sku, colour, size, mrp, price, stock, low_stock }) => ({
      id,
      sku,
      colour,
      size,
      mrp,
      price,
      stock,
      low_stock,
    })),
    updated_at: row.updatedAt.toISOString(),
  };
}
