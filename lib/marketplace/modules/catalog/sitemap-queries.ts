import { type SQL, sql } from 'drizzle-orm';
import {
  type SitemapEntry,
  type SitemapKind,
  type SitemapPage,
  type SitemapShard,
  sitemapKinds,
  sitemapShardIds,
} from '@/lib/contract/schemas/sitemap';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { isOnSale } from '../offers';

const onSale = sql`(select ${products}.* from ${products}
  join ${stores} on ${stores.id} = ${products.storeId} where ${isOnSale}) p`;

/** Returns the last change of products on sale, by category, brand or store id. */
const lastChangeBy = (column: 'category_id' | 'brand_id' | 'store_id') =>
  sql`(select p.${sql.identifier(column)} as id, max(p.updated_at) as updated_at
       from ${onSale} group by 1)`;

const one = (image: SQL) => sql`array_remove(array[${image}], null)`;

/** The entries of each kind that have a page: id, slug, images, updated_at. Empty pages are left out. */
const sources: Record<SitemapKind, SQL> = {
  products: sql`select p.id, p.slug, p.updated_at, array(
      select m.url from product_media m where m.product_id = p.id order by m.position) as images
    from ${onSale}`,
  categories: sql`select c.id, c.slug, max(changed.updated_at) as updated_at,
      ${one(sql`c.image`)} as images
    from categories c join categories own on own.id = c.id or own.parent_id = c.id
    join ${lastChangeBy('category_id')} changed on changed.id = own.id group by c.id`,
  brands: sql`select b.id, b.slug, changed.updated_at, ${one(sql`b.image`)} as images
    from brands b join ${lastChangeBy('brand_id')} changed on changed.id = b.id`,
  stores: sql`select t.id, t.slug, changed.updated_at, array_remove(array[t.logo, t.banner], null)
      as images
    from stores t join ${lastChangeBy('store_id')} changed on changed.id = t.id`,
};

const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Returns the shards that have entries, each with its last change. */
export async function listShards(db: Database): Promise<SitemapShard[]> {
  const shards: SitemapShard[] = [];
  for (const kind of sitemapKinds) {
    const rows = await rowsOf<Omit<SitemapShard, 'kind'>>(
      db,
      sql`select ((listed.id - 1) / ${sitemapShardIds} + 1)::int as shard,
            ${iso(sql`max(listed.updated_at)`)} as updated_at
          from (${kind === 'products' ? sql`select p.id, p.updated_at from ${onSale}` : sources[kind]}) listed
          group by 1 order by 1`,
    );
    shards.push(...rows.map((row) => ({ kind, ...row })));
  }
  return shards;
}

/** Returns a part of a shard, by ascending id, starting after the id `after`. */
export async function listEntries(
  db: Database,
  kind: SitemapKind,
  { shard, after, limit }: { shard: number; after: number; limit: number },
): Promise<SitemapPage> {
  const last = shard * sitemapShardIds;
  const from = Math.max(after, last - sitemapShardIds);
  const rows = await rowsOf<SitemapEntry & { id: number }>(
    db,
    sql`select listed.id::float8 as id, listed.slug, listed.images,
          ${iso(sql`listed.updated_at`)} as updated_at
        from (${sources[kind]}) listed
        where listed.id > ${from} and listed.id <= ${last}
        order by listed.id limit ${limit}`,
  );
  return {
    entries: rows.map(({ id, ...entry }) => entry),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}
