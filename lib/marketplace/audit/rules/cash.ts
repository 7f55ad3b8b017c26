import { type SQL, sql } from 'drizzle-orm';

/** The rest of a line `i` in paise, as `lineValue` computes it. */
const lineLeft = sql`case when i.cancelled_quantity = 0 then i.total
  else (2 * i.total * (i.quantity - i.cancelled_quantity) + i.quantity) / (2 * i.quantity) end`;

/** An amount in whole rupees, 50 paise and more upwards. */
const whole = (amount: SQL) => sql`((${amount} + 50) / 100 * 100)`;

/** Shipments of orders placed as paid on delivery, with their value as ordered and now, and the cash for both. */
const collected = sql`
  select s.id, s.order_id, s.status, s.in_rupees, v.ordered, v.now,
    case when s.in_rupees then ${whole(sql`v.ordered`)} else v.ordered end as cash_ordered,
    case when s.in_rupees then ${whole(sql`v.now`)} else v.now end as cash_now
  from shipments s join orders o on o.id = s.order_id
    and (o.payment_method = 'cod' or o.was_cash)
    cross join lateral (select (s.shipping + coalesce(sum(i.total), 0))::bigint as ordered,
        (s.shipping + coalesce(sum(${lineLeft}), 0))::bigint as now
      from order_items i where i.shipment_id = s.id) v
  where not s.is_replacement`;

/** Rules of cash in whole rupees, each as a query for whatever breaks it. */
export const always: Record<string, SQL> = {
  'what is paid online is rounded': sql`
    select o.number from orders o join shipments s on s.order_id = o.id
    where o.payment_method <> 'cod' and not o.was_cash and (s.in_rupees or o.rounding <> 0)`,

  'a cash order is prepaid without the payment that was opened for it': sql`
    select p.number from orders o join payments p on p.order_id = o.id
    where o.was_cash and (p.method = 'cod' or not p.captured or not exists (
      select 1 from door_payments d where d.payment_id = p.id and d.provider = p.provider
        and d.provider_order_id = p.provider_order_id and d.amount = p.amount))`,

  'the rounding of an order is not that of its shipments': sql`
    select o.number from orders o join (${collected}) c on c.order_id = o.id
    group by o.id having o.rounding <> sum(c.cash_ordered - c.ordered)`,

  'the cash of an order is not what is left of its shipments in whole rupees': sql`
    select o.number from orders o join payments p on p.order_id = o.id
      join (${collected}) c on c.order_id = o.id
    where p.status in ('due', 'captured') and p.method = 'cod'
    group by o.id, p.id
    having bool_or(c.in_rupees) and p.amount <> coalesce(sum(c.cash_now)
      filter (where c.status not in ('cancelled', 'returned')), 0)`,

  'the rounding of delivered cash is in the ledger for another amount': sql`
    select c.id::text from (${collected}) c join ledger_transactions t on t.reference = 'delivery:' || c.id
    where c.cash_now - c.now <> (select coalesce(-sum(e.amount), 0) from ledger_entries e
      where e.transaction_id = t.id and e.account = 'rounding')`,

  'the rounding of a return is in the ledger for another amount': sql`
    select r.number from returns r join ledger_transactions t on t.reference = 'return:' || r.number
    where r.rounding <> (select coalesce(sum(e.amount), 0) from ledger_entries e
      where e.transaction_id = t.id and e.account = 'rounding')`,

  'what came back of a shipment is not what was paid for it in cash': sql`
    select c.id::text from (${collected}) c join returns r on r.shipment_id = c.id
    where c.in_rupees and r.refunded_at is not null
    group by c.id, c.now, c.cash_now
    having sum(r.goods + r.shipping + r.rounding) > c.cash_now
      or (sum(r.goods + r.shipping) = c.now and sum(r.goods + r.shipping + r.rounding) <> c.cash_now)`,
};
