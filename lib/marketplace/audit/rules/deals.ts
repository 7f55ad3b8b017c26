import { type SQL, sql } from 'drizzle-orm';

/** Rules of deals, each as a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'a deal strikes through a price that was not the usual one': sql`
    select f.id::text from flash_deals f
    where f.ends_at > now() and (
      select coalesce(sum(extract(epoch from upper(span) - lower(span))), 0)
      from unnest(full_price_times(f.product_id)
        * tstzmultirange(tstzrange(least(f.ends_at - interval '30 days', f.starts_at), f.starts_at))) span
    ) <= 15 * 86400`,
};
