import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { flashDeals, products } from '../../kernel/db/schema/catalog';
import { priceHistory } from '../../kernel/db/schema/price-history';

type Priced = { id: AnyPgColumn; price: AnyPgColumn };

/**
 * Matches a running deal below the product's price; others do not count. At most one runs
 * (`flash_deals_no_overlap`).
 */
const liveDealOf = ({ id, price }: Priced) => sql`${flashDeals.productId} = ${id}
  and ${flashDeals.startsAt} <= now() and ${flashDeals.endsAt} > now()
  and ${flashDeals.price} < ${price}`;

const liveDeal = liveDealOf(products);

/** Returns `livePrice` for an alias of `products`. */
export const livePriceOf = (product: Priced) =>
  sql<number>`coalesce((
  select min(${flashDeals.price}) from ${flashDeals} where ${liveDealOf(product)}
), ${product.price})`.mapWith(Number);

/**
 * The current unit price of a row of `products` in paise: the lowest running flash deal, else its price. Usable
 * in any statement over `products`.
 */
export const livePrice = livePriceOf(products);

/** The live deal of the row as the contract's `flash_deal` (price still in paise), else null. */
export const liveDealJson = sql<{ price: number; starts_at: string; ends_at: string } | null>`(
  select json_build_object(
    'price', ${flashDeals.price},
    'starts_at', to_char(${flashDeals.startsAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'ends_at', to_char(${flashDeals.endsAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from ${flashDeals} where ${liveDeal} order by ${flashDeals.price} limit 1)`;

const month = sql`now() - interval '30 days'`;

/** The highest price in paise, deals left out, that a row of `products` has had in the last 30 days. */
export const highestPrice = sql<number>`greatest(${products.price}, (
  select max(${priceHistory.price}) from ${priceHistory}
  where ${priceHistory.productId} = ${products.id}
    and coalesce(${priceHistory.validTo}, 'infinity') > ${month}))`;

/** The lowest price in paise, deals included, that a row of `products` has had in the last 30 days. */
export const lowestPrice = sql<number>`least(${products.price}, (
  select min(${priceHistory.price}) from ${priceHistory}
  where ${priceHistory.productId} = ${products.id}
    and coalesce(${priceHistory.validTo}, 'infinity') > ${month}), (
  select min(${flashDeals.price}) from ${flashDeals}
  where ${flashDeals.productId} = ${products.id}
    and ${flashDeals.startsAt} <= now() and ${flashDeals.endsAt} > ${month}))`;
