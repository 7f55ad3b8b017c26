import { sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { type Translations, textsOfRow, translated } from '@/lib/i18n/translated';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { translationsOfCategory } from '../../../kernel/db/translations';
import { isApproved } from '../../../modules/offers';
import { keysOf, type SynonymGroup, wordsOf } from '../../../modules/search-language';

export type SnapshotCategory = {
  id: number;
  parentId: number | null;
  slug: string;
  image: string | null;
  name: string;
  translations: Translations<'name'>;
};
export type SnapshotBrand = { id: number; slug: string; name: string; image: string | null };
/** `name` and `slug` as shoppers see them (specification §3). */
export type SnapshotStore = { id: number; slug: string; name: string; isApproved: boolean };
type StoreRow = Omit<SnapshotStore, 'isApproved'> & Parameters<typeof isApproved>[0];
/** A deal; money in paise, times in milliseconds since 1970. */
export type Deal = { productId: number; price: number; startsAt: number; endsAt: number };

export type SnapshotSynonym = SynonymGroup & { id: number };
/** A boost; exactly one of the three ids is set; `query` null is every search. */
export type SnapshotBoost = {
  id: number;
  query: string | null;
  listingId: number | null;
  brandId: number | null;
  categoryId: number | null;
  startsAt: number | null;
  endsAt: number | null;
};

/** An occasion; `builtIn` is the id of a disabled built-in one; without it the row is an operator's own. */
export type SnapshotOccasion = {
  id: number;
  builtIn: string | null;
  words: string[];
  leadsTo: string[];
};

/** Categories, brands and stores by position, with current and future flash deals, synonyms and boosts. */
export type CatalogueSnapshot = {
  categories: SnapshotCategory[];
  brands: SnapshotBrand[];
  stores: SnapshotStore[];
  deals: Deal[];
  synonyms: SnapshotSynonym[];
  boosts: SnapshotBoost[];
  occasions: SnapshotOccasion[];
};

export const emptySnapshot: CatalogueSnapshot = {
  categories: [],
  brands: [],
  stores: [],
  deals: [],
  synonyms: [],
  boosts: [],
  occasions: [],
};

const sources = {
  categories: sql`select c.id::float8 as id, c.parent_id::float8 as "parentId", c.slug, c.image, c.name,
      ${translationsOfCategory(sql`c.id`)} as translations, c.position
    from categories c`,
  brands: sql`select b.id::float8 as id, b.slug, b.name, b.image, b.position from brands b`,
  stores: sql`select s.id::float8 as id, coalesce(nullif(s.slug, ''), s.id::text) as slug,
      coalesce(nullif(s.name, ''), 'Seller') as name, s.status,
      0 as position
    from stores s`,
  deals: sql`select d.product_id::float8 as "productId", d.price::float8 as price,
      extract(epoch from d.starts_at)::float8 * 1000 as "startsAt",
      extract(epoch from d.ends_at)::float8 * 1000 as "endsAt", d.id, 0 as position
    from flash_deals d where d.ends_at > now()`,
  synonyms: sql`select s.id::float8 as id, s.words, s.meanings, 0 as position from search_synonyms s`,
  boosts: sql`select b.id::float8 as id, b.query, b.listing_id::float8 as "listingId",
      b.brand_id::float8 as "brandId", b.category_id::float8 as "categoryId",
      extract(epoch from b.starts_at)::float8 * 1000 as "startsAt",
      extract(epoch from b.ends_at)::float8 * 1000 as "endsAt", 0 as position
    from search_boosts b where b.ends_at is null or b.ends_at > now()`,
  occasions: sql`select o.id::float8 as id, o.built_in as "builtIn", o.words, o.leads_to as "leadsTo", 0 as position
    from search_occasions o`,
};

/** Returns a checksum of the snapshot's rows; `now` is the database's clock, in milliseconds since 1970. */
export async function snapshotState(db: Database): Promise<{ state: string; now: number }> {
  const state = sql.join(
    Object.values(sources).map(
      (source) =>
        sql`(select coalesce(md5(string_agg(x::text, ' ' order by x.id)), '') from (${source}) x)`,
    ),
    sql` || `,
  );
  const [row] = await rowsOf<{ state: string; now: number }>(
    db,
    sql`select ${state} as state, extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  );
  return row ?? { state: '', now: Date.now() };
}

export async function readSnapshot(db: Database): Promise<CatalogueSnapshot> {
  const read = <Row>(source: (typeof sources)[keyof typeof sources]) =>
    rowsOf<Row>(db, sql`select * from (${source}) x order by x.position, x.id`);
  return {
    categories: await read<SnapshotCategory>(sources.categories),
    brands: await read<SnapshotBrand>(sources.brands),
    stores: (await read<StoreRow>(sources.stores)).map(({ status, ...store }) => ({
      ...store,
      isApproved: isApproved({ status }),
    })),
    deals: await read<Deal>(sources.deals),
    synonyms: await read<SnapshotSynonym>(sources.synonyms),
    boosts: await read<SnapshotBoost>(sources.boosts),
    occasions: await read<SnapshotOccasion>(sources.occasions),
  };
}

export const categoryName = (category: SnapshotCategory, lang: Locale): string =>
  translated(category, 'name', lang);

/** Returns the ids of these categories and of their children. */
export function withChildren(
  categories: SnapshotCategory[],
  slugs: readonly string[],
): Set<number> {
  const chosen = new Set(categories.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id));
  const children = categories.filter(({ parentId }) => parentId !== null && chosen.has(parentId));
  return new Set([...chosen, ...children.map(({ id }) => id)]);
}

/** Returns the slugs of categories whose names have one of these words, in any language. */
export function categoriesWith(
  categories: readonly SnapshotCategory[],
  words: readonly string[],
): string[] {
  const keys = new Set(words.flatMap(keysOf));
  const has = (name: string) =>
    wordsOf(name)
      .flatMap(keysOf)
      .some((key) => keys.has(key));
  return categories
    .filter((category) =>
      Object.values(textsOfRow(category, 'name')).some((name) => has(name || '')),
    )
    .map(({ slug }) => slug);
}
