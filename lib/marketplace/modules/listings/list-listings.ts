import { and, asc, count, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type {
  ListingRow,
  ListingsPage,
  ListingsQuery,
} from '@/lib/contract/schemas/seller/listings';
import { filledFields } from '@/lib/i18n/translated';
import {
  byChange,
  changedBetween,
  changeEdge,
  cursorOf,
  placeOf,
  refuseFilters,
  startOf,
} from '../../kernel/db/change-cursor';
import type { Database } from '../../kernel/db/connection';
import { productMedia, products } from '../../kernel/db/schema/catalog';
import { listings } from '../../kernel/db/schema/listings';
import { stores } from '../../kernel/db/schema/stores';
import { rupees } from '../../kernel/money/rupees';

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const hasSku = (storeId: number, condition: SQL) => sql`exists (select 1 from ${products} p
  where p.listing_id = ${listings.id} and p.store_id = ${storeId} and not p.is_removed
    and ${condition})`;

/** Returns the threshold of the SKU `p`, also for a store that wants no mail, because it still has its list. */
const thresholdOf = (storeId: number) =>
  sql`coalesce(p.low_stock_threshold, (select ${stores.lowStockThreshold} from ${stores} where ${stores.id} = ${storeId}), 5)`;

function conditionsOf(storeId: number, query: ListingsQuery): SQL | undefined {
  const { q, status, category, stock, missing } = query;
  return and(
    eq(listings.storeId, storeId),
    status ? eq(listings.status, status) : sql`${listings.status} <> 'archived'`,
    category ? eq(listings.categoryId, category) : undefined,
    missing ? sql`not ${listings.translations} ? ${missing}` : undefined,
    stock === 'out' ? hasSku(storeId, sql`p.stock = 0`) : undefined,
    stock === 'low'
      ? hasSku(storeId, sql`p.stock between 1 and ${thresholdOf(storeId)}`)
      : undefined,
    ...words(q ?? '').map((word) => sql`${listings.searchText} like ${`%${escaped(word)}%`}`),
  );
}

/** SQL: an aggregate over a listing's SKUs that shoppers can see. */
const ofSkus = (storeId: number, aggregate: SQL) => sql`(select ${aggregate} from ${products} p
  where p.listing_id = ${listings.id} and p.store_id = ${storeId} and not p.is_removed)`;

function orderOf(storeId: number, sort: ListingsQuery['sort'] = '-changed'): SQL[] {
  const by = {
    changed: listings.updatedAt,
    title: listings.title,
    price: ofSkus(storeId, sql`min(p.price)`),
    stock: ofSkus(storeId, sql`sum(p.stock)`),
  };
  if (sort === 'updated') return orderOf(storeId);
  const isDescending = sort.startsWith('-');
  const name = sort.replace('-', '') as keyof typeof by;
  return isDescending
    ? [sql`${by[name]} desc nulls last`, desc(listings.id)]
    : [sql`${by[name]} asc nulls last`, asc(listings.id)];
}

/**
 * Returns a page of a store's listings with their SKUs; without a status all except archived ones. With
 * `updated_since` or a cursor returns listings of every state in the order of their changes; prices and sales
 * change only SKUs (`listSkus`).
 * @throws {InvalidFields} cursor: invalid, or with_filter for changes with a filter, which would hide listings
 * that leave it
 */
export async function listListings(
  db: Database,
  storeId: number,
  query: ListingsQuery,
): Promise<ListingsPage> {
  const { updated_since, cursor } = query;
  if (updated_since !== undefined || cursor !== undefined) return listChanges(db, storeId, query);
  const where = conditionsOf(storeId, query);
  const { page, limit } = query;
  const rows = await db
    .select({ ...getTableColumns(listings), at: placeOf(listings.changedAt) })
    .from(listings)
    .where(where)
    .orderBy(...orderOf(storeId, query.sort))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await db.$count(listings, where);
  return {
    listings: await toRows(db, rows),
    total,
    page,
    limit,
    counts: await counts(db, storeId),
  };
}

async function listChanges(
  db: Database,
  storeId: number,
  { limit, cursor, updated_since: since, ...filters }: ListingsQuery,
): Promise<ListingsPage> {
  const { q, status, category, stock, missing } = filters;
  refuseFilters({ cursor }, q, status, category, stock, missing);
  const after = startOf({ cursor, since });
  const where = and(
    eq(listings.storeId, storeId),
    changedBetween(listings, after, await changeEdge(db)),
  );
  const rows = await db
    .select({ ...getTableColumns(listings), at: placeOf(listings.changedAt) })
    .from(listings)
    .where(where)
    .orderBy(byChange(listings))
    .limit(limit);
  const total = await db.$count(listings, where);
  const changed = await toRows(db, rows);
  const last = changed.at(-1);
  return {
    listings: changed,
    total,
    page: 1,
    limit,
    counts: await counts(db, storeId),
    next_cursor: cursorOf(last ? { at: last.changed_at, id: last.id } : after),
    has_more: total > rows.length,
  };
}

/** Counts a store's listings by status. */
async function counts(db: Database, storeId: number): Promise<ListingsPage['counts']> {
  const statuses = await db
    .select({ status: listings.status, listings: count() })
    .from(listings)
    .where(eq(listings.storeId, storeId))
    .groupBy(listings.status);
  return Object.fromEntries(statuses.map((row) => [row.status, row.listings]));
}

type Row = typeof listings.$inferSelect & { at: string };

async function toRows(db: Database, rows: Row[]): Promise<ListingRow[]> {
  const skus = await skusByListing(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toRow(row, skus.get(row.id) ?? []));
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

/** Converts a listing to a table row; a draft that was never published shows its planned SKUs. */
function toRow(row: Row, published: Sku[]): ListingRow {
  const planned = row.draft?.skus ?? [];
  const image = published[0]?.image ?? row.draft?.pictures[0]?.images[0] ?? null;
  const skus = published.length
    ? published
    : planned.map((sku) => ({ ...sku, id: null, low_stock: null }));
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    ...filledFields(row, 'title'),
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
    changed_at: row.at,
  };
}
