import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/connection';

/** Fills the columns of published listings for the store's table and its search, from their products. */
export async function describeListings(db: Database, ids: number[]): Promise<void> {
  await db.execute(sql`update listings l set published_at = p.since, updated_at = p.since,
      title = p.title, category_id = p.category_id, translations = coalesce(t.translations, '{}'),
      search_text = left(lower(concat_ws(' ', p.title, t.titles, l.code, p.skus)), 4000)
    from (
      select p.listing_id, min(p.created_at) as since, min(p.category_id) as category_id,
        string_agg(p.sku, ' ') as skus,
        min(case when n.skus > 1 then regexp_replace(p.name, ' \\([^()]*\\)$', '') else p.name end) as title,
        max(n.skus) as count
      from products p
      join (
        select listing_id, count(*) as skus from products
        where ${inArray(sql`listing_id`, ids)} group by 1
      ) n on n.listing_id = p.listing_id
      where ${inArray(sql`p.listing_id`, ids)}
      group by p.listing_id
    ) p
    left join lateral (
      select jsonb_object_agg(said.locale, jsonb_build_object('title', said.title)) as translations,
        string_agg(said.title, ' ') as titles
      from (
        select t.locale,
          min(case when p.count > 1 then regexp_replace(t.name, ' \\([^()]*\\)$', '') else t.name end) as title
        from products one join product_translations t on t.product_id = one.id
        where one.listing_id = p.listing_id group by t.locale
      ) said
    ) t on true
    where p.listing_id = l.id`);
}
