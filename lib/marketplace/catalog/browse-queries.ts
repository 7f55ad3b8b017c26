import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Banner, Brand, Category, CategoryPage, Store } from '@/lib/api/schemas/catalog';
import type { Locale } from '@/lib/i18n/locales';
import { type Database, rowsOf } from '../db/connection';
import { banners, bannerTranslations } from '../db/schema/content';

type CategoryRow = Category & { parent_id: number | null };

/** Every category with its direct number of products on sale, in order. */
function allCategories(db: Database, lang: Locale): Promise<CategoryRow[]> {
  return rowsOf(
    db,
    sql`select c.id::int as id, c.parent_id::int as parent_id, c.slug, c.image,
          coalesce(t.name, c.name) as name,
          (select count(*)::int from products p join stores s on s.id = p.store_id
           where p.category_id = c.id and p.is_active and s.status = 'approved') as product_count
        from categories c
        left join category_translations t on t.category_id = c.id and t.locale = ${lang}
        order by c.position, c.id`,
  );
}

/** The tree of categories; a parent's number of products includes its children's. */
export async function categoryTree(db: Database, lang: Locale): Promise<Category[]> {
  const rows = await allCategories(db, lang);
  const leaf = ({ parent_id, ...row }: CategoryRow) => row;
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => {
      const children = rows.filter((child) => child.parent_id === row.id).map(leaf);
      return {
        ...leaf(row),
        product_count: row.product_count + children.reduce((sum, c) => sum + c.product_count, 0),
        children,
      };
    });
}

/** One category of the tree, or undefined. */
export async function findCategory(
  db: Database,
  lang: Locale,
  slug: string,
): Promise<CategoryPage | undefined> {
  const tree = await categoryTree(db, lang);
  for (const top of tree) {
    if (top.slug === slug) return { ...top, parent: null };
    const child = top.children.find((candidate) => candidate.slug === slug);
    const parent = { id: top.id, name: top.name, slug: top.slug };
    if (child) return { ...child, children: [], parent };
  }
  return undefined;
}

/** Brands that have products on sale, in order. */
export function listBrands(db: Database, { page, limit }: { page: number; limit: number }) {
  return rowsOf<Brand>(
    db,
    sql`select b.id::int as id, b.name, b.slug, b.image, count(p.id)::int as product_count
        from brands b join products p on p.brand_id = b.id and p.is_active
        join stores s on s.id = p.store_id and s.status = 'approved'
        group by b.id order by b.position, b.id limit ${limit} offset ${(page - 1) * limit}`,
  );
}

const storeColumns = sql`s.id::int as id, coalesce(nullif(s.name, ''), 'Seller') as name,
  coalesce(nullif(s.slug, ''), s.id::text) as slug, s.logo, s.banner, s.legal_name, s.address, s.city,
  s.state, s.pincode, s.gstin, s.care_email, s.care_phone,
  coalesce(round((sum(p.rating * p.review_count) / nullif(sum(p.review_count), 0))::numeric, 1), 0)::float8 as rating,
  coalesce(sum(p.review_count), 0)::int as total_reviews, count(p.id)::int as product_count`;

/** Approved stores, those that sold most first. */
export function listStores(db: Database, { page, limit }: { page: number; limit: number }) {
  return rowsOf<Store>(
    db,
    sql`select ${storeColumns} from stores s left join products p on p.store_id = s.id and p.is_active
        where s.status = 'approved' group by s.id
        order by coalesce(sum(p.sold_count), 0) desc, s.id limit ${limit} offset ${(page - 1) * limit}`,
  );
}

/** An approved store by id or slug, or undefined. */
export async function findStore(db: Database, idOrSlug: string): Promise<Store | undefined> {
  const which = /^\d{1,15}$/.test(idOrSlug)
    ? sql`s.id = ${Number(idOrSlug)}`
    : sql`s.slug = ${idOrSlug}`;
  const [store] = await rowsOf<Store>(
    db,
    sql`select ${storeColumns} from stores s left join products p on p.store_id = s.id and p.is_active
        where s.status = 'approved' and ${which} group by s.id`,
  );
  return store;
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
