import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  Banner,
  Brand,
  Category,
  CategoryPage,
  Store,
  StoreSort,
} from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import { banners, bannerTranslations } from '../db/schema/content';
import { stores } from '../db/schema/stores';
import { onSaleIn, type StoreTotals, storeTotals } from '../search/memory/catalogue-counts';
import { categoryName, type MarketCategory } from '../search/memory/catalogue-snapshot';
import type { LiveIndex } from '../search/memory/live-index';

type Page = { page: number; limit: number };

const pageOf = <One>(all: One[], { page, limit }: Page) =>
  all.slice((page - 1) * limit, page * limit);

/** The tree of categories; a parent's number of products includes its children's. */
export async function categoryTree(search: LiveIndex, lang: Locale): Promise<Category[]> {
  const index = await search.current();
  const { categories } = index.market;
  const { counts } = onSaleIn(index);
  const leaf = (category: MarketCategory) => ({
    id: category.id,
    name: categoryName(category, lang),
    slug: category.slug,
    image: category.image,
    product_count: counts.categories.get(category.id) ?? 0,
  });
  return categories
    .filter(({ parentId }) => parentId === null)
    .map((category) => {
      const top = leaf(category);
      const children = categories.filter(({ parentId }) => parentId === top.id).map(leaf);
      const product_count = children.reduce(
        (sum, one) => sum + one.product_count,
        top.product_count,
      );
      return { ...top, product_count, children };
    });
}

/** One category of the tree, or undefined. */
export async function findCategory(
  search: LiveIndex,
  lang: Locale,
  slug: string,
): Promise<CategoryPage | undefined> {
  for (const top of await categoryTree(search, lang)) {
    if (top.slug === slug) return { ...top, parent: null };
    const child = top.children.find((candidate) => candidate.slug === slug);
    const parent = { id: top.id, name: top.name, slug: top.slug };
    if (child) return { ...child, children: [], parent };
  }
  return undefined;
}

/** Brands that have products on sale, in order. */
export async function listBrands(search: LiveIndex, page: Page): Promise<Brand[]> {
  const index = await search.current();
  const { counts } = onSaleIn(index);
  const selling = index.market.brands.filter(({ id }) => (counts.brands.get(id) ?? 0) > 0);
  return pageOf(selling, page).map(({ id, name, slug, image }) => {
    return { id, name, slug, image, product_count: counts.brands.get(id) ?? 0 };
  });
}

function toStore(row: typeof stores.$inferSelect, totals: StoreTotals | undefined): Store {
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
    rating: totals?.reviews ? Math.round((10 * totals.stars) / totals.reviews) / 10 : 0,
    total_reviews: totals?.reviews ?? 0,
    product_count: totals?.products ?? 0,
  };
}

/** With fewer reviews, a store's rating says little. */
const tellingReviews = 20;

type StoresQuery = Page & { sort?: StoreSort };

/** Approved stores, those that sold most first, or the best rated among those with 20 reviews and more. */
export async function listStores(
  search: LiveIndex,
  { sort = 'sold', ...page }: StoresQuery,
): Promise<Store[]> {
  const index = await search.current();
  const totals = storeTotals(index);
  const orders: Record<StoreSort, (of: StoreTotals | undefined) => number[]> = {
    sold: (of) => [of?.sold ?? 0],
    rating: (of) => {
      const reviews = of?.reviews ?? 0;
      return [Number(reviews >= tellingReviews), reviews && (of?.stars ?? 0) / reviews, reviews];
    },
  };
  const rankOf = (id: number) => orders[sort](totals.get(id));
  const chosen = pageOf(
    index.market.stores
      .filter(({ isApproved }) => isApproved)
      .sort((a, b) => byRank(rankOf(a.id), rankOf(b.id)) || a.id - b.id),
    page,
  );
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await search.db.select().from(stores).where(inArray(stores.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row?.status === 'approved' ? [toStore(row, totals.get(id))] : [];
  });
}

/** The greater number first, by the first that differs. */
function byRank(a: number[], b: number[]): number {
  for (const [at, rank] of a.entries()) {
    if (rank !== b[at]) return (b[at] as number) - rank;
  }
  return 0;
}

/** An approved store by id or slug, or undefined. */
export async function findStore(search: LiveIndex, idOrSlug: string): Promise<Store | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug)
    ? eq(stores.id, Number(idOrSlug))
    : eq(stores.slug, idOrSlug);
  const rows = await search.db
    .select()
    .from(stores)
    .where(and(eq(stores.status, 'approved'), which));
  const totals = storeTotals(await search.current());
  return rows.map((row) => toStore(row, totals.get(row.id)))[0];
}

/** Active banners of a kind, in order, in the language asked for or English. */
export async function listBanners(
  db: Database,
  lang: Locale,
  kind: 'hero' | 'promotional',
): Promise<Banner[]> {
  const inLanguage = (column: string) =>
    sql<string>`coalesce((select ${sql.identifier(column)} from ${bannerTranslations}
      where banner_id = ${banners.id} and locale in (${lang}, 'en')
      order by locale = ${lang} desc limit 1), '')`;
  return db
    .select({
      id: banners.id,
      title: inLanguage('title'),
      text: inLanguage('body'),
      alt: inLanguage('alt'),
      image: banners.image,
      link: banners.link,
    })
    .from(banners)
    .where(
      and(
        eq(banners.kind, kind),
        eq(banners.isActive, true),
        sql`now() between coalesce(${banners.startsAt}, now()) and coalesce(${banners.endsAt}, now())`,
      ),
    )
    .orderBy(asc(banners.position), desc(banners.id))
    .limit(20);
}
