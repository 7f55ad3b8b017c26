import { type SQL, sql } from 'drizzle-orm';

/** The rest of a line `i` in paise, as `lineValue` computes it. */
const lineLeft = sql`case when i.cancelled_quantity = 0 then i.total
  else (2 * i.total * (i.quantity - i.cancelled_quantity) + i.quantity) / (2 * i.quantity) end`;

/** An amount in whole rupees, 50 paise and more upwards. */
const whole = (amount: SQL) => sql`((${amount} + 50) / 100 * 100)`;

/** Shipments of orders placed as paid on delivery, with their value as ordered and now, and the cash for it now. */
const collected = sql`
  select s.id, s.order_id, s.store_id, s.status, s.in_rupees, v.ordered, v.now,
    case when s.in_rupees then greatest(${whole(sql`v.now`)} + s.rounding_shift, 0) else v.now end as cash_now
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
    select o.number from orders o join (
      select c.order_id, case when bool_or(c.in_rupees) then ${whole(sql`sum(c.ordered)::bigint`)} - sum(c.ordered)
        else 0 end as rounding
      from (${collected}) c group by c.order_id, c.store_id) ordered on ordered.order_id = o.id
    group by o.id having o.rounding <> sum(ordered.rounding)`,

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

  'the cash of a delivered shipment is in the ledger for another amount': sql`
    select c.id::text from (${collected}) c join ledger_transactions t on t.reference = 'cash:' || c.id
    where c.status <> 'delivered' or c.cash_now <> (select coalesce(sum(e.amount), 0)
      from ledger_entries e where e.transaction_id = t.id and e.account = 'cash')`,

  'cash is held by another than the one who delivered it': sql`
    select s.id::text from shipments s join ledger_transactions t on t.reference = 'cash:' || s.id
      join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
    where e.holder is distinct from s.courier
      or e.store_id is distinct from case when s.courier is null then s.store_id end`,

  'a remittance is in the ledger for another amount': sql`
    select m.reference || ' ' || m.awb from cash_remittances m
      cross join lateral (select sum(e.amount) filter (where e.account = 'bank') as bank,
          coalesce(-sum(e.amount) filter (where e.account = 'cash' and e.holder = m.courier), 0) as applied
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.reference in ('remittance:' || m.id, 'remittance:' || m.id || ':applied')) l
    where m.amount is distinct from l.bank or m.applied <> l.applied`,

  'a courier has handed over more for a shipment than it collected': sql`
    select m.shipment_id::text from cash_remittances m group by m.shipment_id
    having sum(m.applied) > coalesce((select sum(e.amount) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
      where t.reference = 'cash:' || m.shipment_id), 0)`,

  'the risk of a cash order is not that of its reasons': sql`
    select o.number from cash_risks k join orders o on o.id = k.order_id
      cross join lateral (select coalesce(sum((r->>'points')::float8), 0) as points
        from jsonb_array_elements(k.reasons) r) its
    where abs(k.percent - 100 / (1 + exp(greatest(-700, least(700, -its.points))))) > 1.01`,

  'a risk was scored of an order that was never paid on delivery': sql`
    select o.number from cash_risks k join orders o on o.id = k.order_id
    where o.payment_method <> 'cod' and not o.was_cash`,

  'an order was confirmed by a code without a risk': sql`
    select o.number from cash_confirmations c join orders o on o.id = c.order_id
    where not exists (select 1 from cash_risks k where k.order_id = c.order_id)`,

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

/** Invariants once the ledger has posted every event. */
export const whenQuiet: Record<string, SQL> = {
  'nobody holds the cash of a delivered shipment': sql`
    select c.id::text from (${collected}) c join payments p on p.order_id = c.order_id
    where c.status = 'delivered' and p.method = 'cod' and p.status = 'due' and c.cash_now > 0
      and not exists (select 1 from ledger_transactions t where t.reference = 'cash:' || c.id)`,

  'the cash of an order is entered and somebody still holds it': sql`
    select o.number from orders o join payments p on p.order_id = o.id
      join ledger_transactions t on t.order_id = o.id join ledger_entries e on e.transaction_id = t.id
    where p.method = 'cod' and p.captured and e.account = 'cash'
      and (e.holder is not null or e.store_id is not null)
    group by o.id having sum(e.amount) <> 0`,
};
