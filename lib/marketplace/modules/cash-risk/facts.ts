import { type SQL, sql } from 'drizzle-orm';

/** The newest orders of a shopper and to a pincode that are looked at. */
const most = { shopper: 50, pincode: 200 };

/**
 * SQL: how cash orders among `newest` ended. One ends once nothing of it is under way; one that was cancelled whole
 * says nothing.
 */
const recordOf = (newest: SQL) => sql`(
  select json_build_object('finished', count(*), 'refused', count(*) filter (where is_refused))
  from (select bool_or(s.status = 'returned') as is_refused
    from (${newest}) o join shipments s on s.order_id = o.id and not s.is_replacement
    where o.payment_method = 'cod'
    group by o.id having bool_and(s.status in ('delivered', 'returned', 'cancelled'))
      and bool_or(s.status <> 'cancelled')) ended)`;

/**
 * SQL: the `CashRiskFacts` of an order as JSON, for a statement that asks for cash anyway. What it reads is bounded:
 * the shopper's newest 50 orders, the newest 200 to the pincode, and the categories of what is ordered.
 */
export const cashRiskFacts = (order: { userId: SQL; pincode: SQL; productIds: SQL }): SQL => sql`
  (select json_build_object(
    'version', v.id,
    'weights', (select json_object_agg(w.feature, w.weight) from cash_risk_weights w where w.version = v.id),
    'shopper', ${recordOf(sql`select o.id, o.payment_method from orders o where o.user_id = ${order.userId}
      order by o.placed_at desc limit ${sql.raw(String(most.shopper))}`)},
    'pincode', ${recordOf(sql`select o.id, o.payment_method from orders o
      where o.shipping_address->>'pincode' = ${order.pincode}
      order by o.id desc limit ${sql.raw(String(most.pincode))}`)},
    'categories', (
      with recursive above as (
        select c.id, c.parent_id, c.slug from categories c
          where c.id in (select p.category_id from products p where p.id = any(${order.productIds}))
        union select c.id, c.parent_id, c.slug from categories c join above on c.id = above.parent_id)
      select json_agg(slug order by slug) from above where parent_id is null))
  from cash_risk_versions v order by v.id desc limit 1)`;
