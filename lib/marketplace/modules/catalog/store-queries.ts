import { and, eq, inArray } from 'drizzle-orm';
import type { Brand, Store } from '@/lib/contract/schemas/catalog';
import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import type { StoreSort } from '@/lib/contract/schemas/stores';
import { eachLanguage } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { stores } from '../../kernel/db/schema/stores';
import { storeIsApproved } from '../offers';
import type { Search, StoreCount } from '../search';

/** A page of a list; the first is 1. */
export type Page = { page: number; limit: number };

export const pageOf = <One>(all: readonly One[], { page, limit }: Page) =>
  all.slice((page - 1) * limit, page * limit);

type Sources = { db: Database; search: Search };

function toStore(row: typeof stores.$inferSelect, count: StoreCount | undefined): Store {
  return {
    id: row.id,
    name: row.name || 'Seller',
    slug: row.slug || String(row.id),
    logo: row.logo,
    banner: row.banner,
    legal_name: row.legalName,
    address: row.address,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    gstin: row.gstin,
    care_email: row.careEmail,
    care_phone: row.carePhone,
    about: eachLanguage((lang) => row.about[lang] ?? null),
    holiday: row.holidayFrom && row.holidayTo ? { from: row.holidayFrom, to: row.holidayTo } : null,
    rating: count?.reviews ? shownRating(count.stars / count.reviews) : 0,
    total_reviews: count?.reviews ?? 0,
    product_count: count?.products ?? 0,
  };
}

/** Minimum number of reviews for a store's rating to count. */
const minReviews = 20;

/** The sort keys of stores, the greatest first; the first number that differs decides. */
const ranks: Record<StoreSort, (count: StoreCount) => number[]> = {
  sold: ({ sold }) => [sold],
  rating: ({ reviews, stars }) => [
    Number(reviews >= minReviews),
    reviews && stars / reviews,
    reviews,
  ],
};

/** Returns approved stores: those that sold most first, or the best rated among those with at least 20 reviews. */
export async function listStores(
  { db, search }: Sources,
  { sort = 'sold', ...page }: Page & { sort?: StoreSort },
): Promise<Store[]> {
  const counts = (await search.counts()).stores;
  const rankOf = ranks[sort];
  const approved = [...counts.values()]
    .filter(({ isApproved }) => isApproved)
    .map((count) => ({ id: count.id, rank: rankOf(count) }))
    .sort((a, b) => byRank(a.rank, b.rank) || a.id - b.id);
  const ids = pageOf(approved, page).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(stores)
    .where(and(inArray(stores.id, ids), storeIsApproved));
  const byId = new Map(rows.map((row) => [row.id, toStore(row, counts.get(row.id))]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function byRank(a: number[], b: number[]): number {
  for (const [at, rank] of a.entries()) {
    const other = b[at] ?? 0;
    if (rank !== other) return other - rank;
  }
  return 0;
}

/** Returns an approved store by id or slug, or undefined. */
export async function findStore(
  { db, search }: Sources,
  idOrSlug: string,
): Promise<Store | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug)
    ? eq(stores.id, Number(idOrSlug))
    : eq(stores.slug, idOrSlug);
  const [row] = await db.select().from(stores).where(and(storeIsApproved, which));
  if (!row) return undefined;
  return toStore(row, (await search.counts()).stores.get(row.id));
}

/** Returns brands that have products on sale, by position. */
export async function listBrands(search: Search, page: Page): Promise<Brand[]> {
  const { brands } = await search.counts();
  const selling = brands.filter(({ products }) => products > 0);
  return pageOf(selling, page).map(({ id, name, slug, image, products }) => {
    return { id, name, slug, image, product_count: products };
  });
}
