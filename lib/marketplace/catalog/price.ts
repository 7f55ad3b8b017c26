import { sql } from 'drizzle-orm';
import { flashDeals, products } from '../db/schema/catalog';

/** A deal that runs at this moment and makes its product cheaper; any other is none. */
const liveDeal = sql`${flashDeals.productId} = ${products.id}
  and ${flashDeals.startsAt} <= now() and ${flashDeals.endsAt} > now()
  and ${flashDeals.price} < ${products.price}`;

/**
 * What one piece of the row of `products` costs now, in paise: the lowest live flash deal, else its price.
 * For use in any statement over `products`.
 */
export const livePrice = sql<number>`coalesce((
  select min(${flashDeals.price}) from ${flashDeals} where ${liveDeal}
), ${products.price})`.mapWith(Number);

/** The live deal of the row as the contract's `flash_deal` (price still in paise), else null. */
export const liveDealJson = sql<{ price: number; starts_at: string; ends_at: string } | null>`(
  select json_build_object(
    'price', ${flashDeals.price},
    'starts_at', to_char(${flashDeals.startsAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char(${flashDeals.endsAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from ${flashDeals} where ${liveDeal} order by ${flashDeals.price} limit 1)`;
