import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { prepared } from '../../kernel/db/prepared';
import { isOfListing } from '../offers';

/** The newest order lines that are looked at, so that a best-seller costs no more than any other product. */
const mostLines = 300;
/** The least orders that must have had both. */
const leastOrders = 2;

type Asked = { productId: number; limit: number };

const rows = prepared<Asked, number>('bought_with', () => {
  const productId = sql.placeholder('productId');
  return sql<number>`
    with mine as materialized (
      select distinct s.order_id from (
        select i.shipment_id from order_items i
          where ${isOfListing(sql`i.product_id`, productId)} and i.cancelled_quantity < i.quantity
          order by i.id desc limit ${sql.raw(String(mostLines))}) i
        join shipments s on s.id = i.shipment_id
        where s.status not in ('pending_payment', 'cancelled')
    ),
    beside as (
      select p.listing_id, max(p.id) as id, count(distinct s.order_id) as orders from mine
        join shipments s on s.order_id = mine.order_id
        join order_items i on i.shipment_id = s.id and i.cancelled_quantity < i.quantity
        join products p on p.id = i.product_id
        where p.listing_id <> (select listing_id from products where id = ${productId})
        group by p.listing_id
    )
    select id::float8 as id from beside where orders >= ${sql.raw(String(leastOrders))}
      order by orders desc, id desc limit ${sql.placeholder('limit')}`;
});

/**
 * Returns ids of products that at least two orders had together with this one (in any colour or size), one a listing,
 * the most frequent first. Reads a bounded number of the newest orders.
 */
export const boughtWith = (db: Database, asked: Asked): Promise<number[]> => rows(db, asked);

/** The newest order lines of a shopper that are looked at. */
const mostOwn = 100;

/**
 * Returns ids of the products that a shopper has received and not sent back, one a listing, the last bought first.
 */
export async function boughtBefore(db: Database, userId: number, limit: number): Promise<number[]> {
  const bought = await rowsOf<{ id: number }>(
    db,
    sql`select id::float8 as id from (
        select distinct on (p.listing_id) p.id, i.id as item from (
          select i.id, i.product_id from orders o
            join shipments s on s.order_id = o.id and s.status = 'delivered'
            join order_items i on i.shipment_id = s.id and i.cancelled_quantity < i.quantity
            where o.user_id = ${userId} order by o.placed_at desc, i.id desc limit ${mostOwn}) i
          join products p on p.id = i.product_id
          order by p.listing_id, i.id desc) last
      order by item desc limit ${limit}`,
  );
  return bought.map(({ id }) => id);
}
