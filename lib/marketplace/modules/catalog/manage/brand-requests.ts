import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BrandRequest } from '@/lib/api/schemas/operators/catalogue';
import { normalised } from '@/lib/security/normalised';
import type { Database } from '../../../kernel/db/connection';
import { brandRequestListings, brandRequests, products } from '../../../kernel/db/schema/catalog';
import { listings } from '../../../kernel/db/schema/listings';
import { stores } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';

/** Characters of a brand's name. */
const longestName = 80;

/** A brand's name as it is compared: without case, spaces and signs. */
const keyOf = (name: string) =>
  normalised(name, longestName, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Asks the market for brands that it does not have yet; the listings get them once they are there. */
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

/** Requests that are open, by how many listings wait. */
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

/** @throws {NotFound} brand_request_not_found */
export async function refuseBrandRequest(db: Database, id: number): Promise<void> {
  const gone = await db
    .delete(brandRequests)
    .where(eq(brandRequests.id, id))
    .returning({ id: brandRequests.id });
  if (!gone.length) throw new NotFound('brand_request_not_found');
}

/**
 * Gives a brand that has come to the listings that wait for it, those that have got none meanwhile; what shoppers see
 * of them changes too.
 * @returns whether any waited
 */
export async function giveRequestedBrand(
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
