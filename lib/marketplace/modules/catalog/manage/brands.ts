import { and, asc, count, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type {
  BrandBody,
  BrandRequest,
  ManagedBrand,
} from '@/lib/contract/schemas/operators/catalogue';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import {
  brandRequestListings,
  brandRequests,
  brands,
  products,
} from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { markCatalogueStale } from '../../../kernel/events/stale-products/mark';
import { dropFormerSlugs, forgetFormerSlug, keepFormerSlug, passFormerSlugs } from './former-slugs';
import { markStaleWithProducts, refuseWhereReferred } from './stale';

/** Maximum characters of a brand's name. */
const longestName = 80;

/** Returns a brand's name for comparison: without case, spaces and punctuation. */
const keyOf = (name: string) =>
  normalised(name, longestName, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Requests brands that the market does not have yet; the listings get the brands once they exist. */
export async function requestBrands(
  tx: Database,
  wanted: readonly { listingId: number; name: string }[],
): Promise<void> {
  const names = new Map<string, string>();
  for (const { name } of wanted) {
    const key = keyOf(name);
    if (key && !names.has(key)) names.set(key, normalised(name, longestName).trim());
  }
  if (!names.size) return;
  const rows = [...names].map(([key, name]) => ({ key, name }));
  await tx.insert(brandRequests).values(rows).onConflictDoNothing();
  const found = await tx
    .select({ id: brandRequests.id, key: brandRequests.key })
    .from(brandRequests)
    .where(inArray(brandRequests.key, [...names.keys()]));
  const idOf = new Map(found.map(({ id, key }) => [key, id]));
  const waits = wanted.flatMap(({ listingId, name }) => {
    const requestId = idOf.get(keyOf(name));
    return requestId === undefined ? [] : [{ requestId, listingId }];
  });
  if (waits.length) await tx.insert(brandRequestListings).values(waits).onConflictDoNothing();
}

/** Returns the open requests, sorted by the number of waiting listings. */
export async function listBrandRequests(db: Database): Promise<BrandRequest[]> {
  const rows = await db
    .select({
      id: brandRequests.id,
      name: brandRequests.name,
      created_at: brandRequests.createdAt,
      listing_count: count(),
      stores: sql<string[]>`(array_agg(distinct ${stores.name}))[1:5]`,
    })
    .from(brandRequests)
    .innerJoin(brandRequestListings, eq(brandRequestListings.requestId, brandRequests.id))
    .innerJoin(listings, eq(listings.id, brandRequestListings.listingId))
    .innerJoin(stores, eq(stores.id, listings.storeId))
    .groupBy(brandRequests.id)
    .orderBy(sql`count(*) desc`, asc(brandRequests.id))
    .limit(200);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/**
 * Refuses a request for a brand.
 * @throws {NotFound} brand_request_not_found
 */
export async function refuseBrandRequest(db: Database, id: number): Promise<void> {
  const gone = await db
    .delete(brandRequests)
    .where(eq(brandRequests.id, id))
    .returning({ id: brandRequests.id });
  if (!gone.length) throw new NotFound('brand_request_not_found');
}

/**
 * Gives a new brand to the waiting listings that have no brand meanwhile, and to their public versions.
 * @returns whether any listing waited
 */
async function giveRequestedBrand(
  tx: Database,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const [request] = await tx
    .select({ id: brandRequests.id })
    .from(brandRequests)
    .where(eq(brandRequests.key, keyOf(name)));
  if (!request) return false;
  const waiting = tx
    .select({ id: brandRequestListings.listingId })
    .from(brandRequestListings)
    .where(eq(brandRequestListings.requestId, request.id));
  await tx
    .update(products)
    .set({ brandId: id, updatedAt: sql`now()` })
    .where(and(inArray(products.listingId, waiting), isNull(products.brandId)));
  await tx
    .update(listings)
    .set({
      draft: sql`jsonb_set(${listings.draft}, '{brand_id}', to_jsonb(${id}::bigint))`,
      version: sql`${listings.version} + 1`,
    })
    .where(
      and(
        inArray(listings.id, waiting),
        sql`${listings.draft} is not null and ${listings.draft} -> 'brand_id' in ('null'::jsonb)`,
      ),
    );
  await tx.delete(brandRequests).where(eq(brandRequests.id, request.id));
  return true;
}

/** Returns all brands by name, with the number of their SKUs. */
export const listManagedBrands = (db: Database): Promise<ManagedBrand[]> =>
  select(db).orderBy(asc(sql`lower(${brands.name})`), brands.id);

/**
 * Adds a brand.
 * @throws {InvalidFields} catalogue_slug_taken
 */
export const addBrand = (db: Database, body: BrandBody) =>
  transact(db, async (tx) => {
    await checkSlug(tx, body.slug);
    const [last] = await tx.select({ position: max(brands.position) }).from(brands);
    const { id } = firstRow(
      await tx
        .insert(brands)
        .values({ ...body, position: (last?.position ?? 0) + 1 })
        .returning({ id: brands.id }),
    );
    await forgetFormerSlug(tx, 'brand', body.slug);
    if (await giveRequestedBrand(tx, { id, name: body.name })) {
      await markStaleWithProducts(tx, { brandId: id });
    } else await markCatalogueStale(tx);
    return managedBrand(tx, id);
  });

/**
 * Changes a brand. Its former slug redirects to the new one.
 * @throws {NotFound} brand_not_found
 * @throws {InvalidFields} catalogue_slug_taken
 */
export const changeBrand = (db: Database, id: number, body: BrandBody) =>
  transact(db, async (tx) => {
    const before = await managedBrand(tx, id);
    await checkSlug(tx, body.slug, id);
    await tx.update(brands).set(body).where(eq(brands.id, id));
    if (before.slug !== body.slug) {
      await forgetFormerSlug(tx, 'brand', body.slug);
      await keepFormerSlug(tx, 'brand', { slug: before.slug, subjectId: id });
    }
    await markStaleWithProducts(tx, { brandId: id });
    return managedBrand(tx, id);
  });

/** Moves the products and drafts of a brand to another brand and removes it; its slugs redirect. */
export const mergeBrand = (db: Database, { id, into }: { id: number; into: number }) =>
  transact(db, async (tx) => {
    if (id === into) throw new DomainError(409, 'brand_merge_self');
    const { slug } = await managedBrand(tx, id);
    await managedBrand(tx, into);
    await tx
      .update(products)
      .set({ brandId: into, updatedAt: sql`now()` })
      .where(eq(products.brandId, id));
    await tx
      .update(listings)
      .set({ draft: sql`jsonb_set(${listings.draft}, '{brand_id}', to_jsonb(${into}::bigint))` })
      .where(sql`${listings.draft} -> 'brand_id' = to_jsonb(${id}::bigint)`);
    await passFormerSlugs(tx, 'brand', { id, slug, into });
    await refuseWhereReferred('brand_in_use', tx.delete(brands).where(eq(brands.id, id)));
    await markStaleWithProducts(tx, { brandId: into });
  });

/**
 * Removes a brand.
 * @throws {DomainError} brand_in_use if a product has it
 */
export const removeBrand = (db: Database, id: number) =>
  transact(db, async (tx) => {
    const { product_count } = await managedBrand(tx, id);
    if (product_count > 0) throw new DomainError(409, 'brand_in_use');
    await dropFormerSlugs(tx, 'brand', id);
    await refuseWhereReferred('brand_in_use', tx.delete(brands).where(eq(brands.id, id)));
    await markCatalogueStale(tx);
  });

async function managedBrand(db: Database, id: number): Promise<ManagedBrand> {
  const [row] = await select(db).where(eq(brands.id, id));
  if (!row) throw new NotFound('brand_not_found');
  return row;
}

async function checkSlug(tx: Database, slug: string, id?: number): Promise<void> {
  const others = id === undefined ? undefined : ne(brands.id, id);
  if (await tx.$count(brands, and(eq(brands.slug, slug), others))) {
    throw new InvalidFields({ slug: 'catalogue_slug_taken' });
  }
}

const select = (db: Database) =>
  db
    .select({
      id: brands.id,
      name: brands.name,
      slug: brands.slug,
      image: brands.image,
      product_count: sql<number>`(
        select count(*) from ${products} where ${products.brandId} = ${brands.id}
      )`.mapWith(Number),
    })
    .from(brands);
