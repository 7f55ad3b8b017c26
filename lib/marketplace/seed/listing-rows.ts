import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../kernel/db/connection';

/** Fills in what the store's table shows of published listings and is searched by, from their products. */
export async function describeListings(db: Database, ids: number[]): Promise<void> {
  await db.execute(sql`update listings l set published_at = p.since, updated_at = p.since,
      title = p.title, title_hi = coalesce(p.title_hi, ''), category_id = p.category_id,
      search_text = left(lower(concat_ws(' ', p.title, p.title_hi, l.code, p.skus)), 4000)
    from (
      select p.listing_id, min(p.created_at) as since, min(p.category_id) as category_id,
        string_agg(p.sku, ' ') as skus,
        min(case when n.skus > 1 then regexp_replace(p.name, ' \\([^()]*\\)$', '') else p.name end) as title,
        min(case when n.skus > 1 then regexp_replace(t.name, ' \\([^()]*\\)$', '') else t.name end) as title_hi
      from products p
      join (
        select listing_id, count(*) as skus from products
        where ${inArray(sql`listing_id`, ids)} group by 1
      ) n on n.listing_id = p.listing_id
      left join product_translations t on t.product_id = p.id and t.locale = 'hi'
      where ${inArray(sql`p.listing_id`, ids)}
      group by p.listing_id
    ) p
    where p.listing_id = l.id`);
}
