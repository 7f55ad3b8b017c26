import { type SQL, sql } from 'drizzle-orm';
import { tcsOfLine, tcsRateAt } from '../../modules/settlement';

const underWay = sql`('waiting', 'queued', 'pending', 'processing')`;

/** Rules of payouts by the provider, each as a query for its violations. */
const payouts: Record<string, SQL> = {
  'a settlement is being paid without an attempt under way, or the other way round': sql`
    select x.number from settlements x
    where (x.status = 'paying') <> exists (select 1 from payout_attempts a
      where a.settlement_id = x.id and a.state in ${underWay})`,

  'a payout has waited for a day to be sent': sql`
    select reference from payout_attempts
    where state = 'waiting' and created_at < now() - interval '1 day'`,

  'a settlement failed at the bank a week ago and was not approved again': sql`
    select number from settlements
    where status = 'failed' and exported_at < now() - interval '7 days'`,

  'a settlement could not be made': sql`
    select s.slug from job_faults f join stores s on s.id::text = f.subject
    where f.job = 'settlements'`,

  'a payout has been under way at the provider for a week': sql`
    select reference from payout_attempts
    where state in ('queued', 'pending', 'processing') and created_at < now() - interval '7 days'`,

  // Settlements are excluded: `a settlement could not be made` names them.
  'a job has given something up that nobody had tried again': sql`
    select job || ' ' || subject from job_faults where try_at is null and job <> 'settlements'`,

  'a settlement has several payouts at once': sql`
    select x.number from settlements x join payout_attempts a on a.settlement_id = x.id
    where a.state in ${underWay} or a.state = 'processed'
    group by x.id having count(*) > 1`,

  'a payout is processed for another sum or settlement than it was made for': sql`
    select a.reference from payout_attempts a join settlements x on x.id = a.settlement_id
    where a.state = 'processed' and (x.status <> 'paid' or x.utr is distinct from a.utr
      or a.amount <> -(select sum(e.amount) from settlement_lines l
        join ledger_entries e on e.id = l.entry_id where l.settlement_id = x.id))`,

  'a payout is in the ledger otherwise than it ended': sql`
    select a.reference from payout_attempts a
      left join ledger_transactions t
        on t.reference = 'payout:' || a.settlement_id || ':' || a.attempt
      left join ledger_transactions r
        on r.reference = 'payout_reversal:' || a.settlement_id || ':' || a.attempt
    where (a.state = 'processed') <> (t.id is not null and r.id is null)
      or (r.id is not null and (t.id is null or a.state <> 'reversed'))
    union all
    select t.reference from ledger_transactions t
    where t.kind in ('payout', 'payout_reversal') and split_part(t.reference, ':', 3) <> ''
      and not exists (select 1 from payout_attempts a
        where a.settlement_id::text = split_part(t.reference, ':', 2)
          and a.attempt::text = split_part(t.reference, ':', 3))`,
};

/** Rules of the ledger and the settlements, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'a transaction of the ledger does not sum to zero': sql`
    select t.reference from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    group by t.id, t.reference having sum(e.amount) <> 0`,

  'a delivered line is in the ledger for another amount': sql`
    select i.id::text from order_items i join shipments s on s.id = i.shipment_id
      join ledger_transactions t on t.reference = 'delivery:' || s.id
    where (case when i.cancelled_quantity = 0 then i.total
        else (2 * i.total * (i.quantity - i.cancelled_quantity) + i.quantity) / (2 * i.quantity) end)
      <> (select coalesce(sum(e.amount), 0) from ledger_entries e
        join ledger_transactions d on d.id = e.transaction_id
        where e.order_item_id = i.id and e.account = 'shoppers' and e.about = 'goods'
          and d.kind = 'delivery')`,

  'the shipping of a delivered shipment is in the ledger for another amount': sql`
    select s.id::text from shipments s join ledger_transactions t on t.reference = 'delivery:' || s.id
    where s.shipping <> (select coalesce(sum(e.amount), 0) from ledger_entries e
      where e.transaction_id = t.id and e.account = 'shoppers' and e.about = 'shipping')`,

  'the ledger has sold what was not delivered': sql`
    select t.reference from ledger_transactions t
      left join shipments s on t.reference = 'delivery:' || s.id
    where t.kind = 'delivery' and s.status is distinct from 'delivered'`,

  'more of a line was given back than was sold': sql`
    select order_item_id::text from ledger_entries
    where account = 'shoppers' and order_item_id is not null
    group by order_item_id, about having sum(amount) < 0`,

  'the ledger has another sum for a payment': sql`
    select p.number from payments p join ledger_transactions t on t.reference = 'payment:' || p.id
    where not p.captured or -p.amount <> (select sum(e.amount) from ledger_entries e
      join ledger_transactions any_of on any_of.id = e.transaction_id
      where e.account = 'shoppers' and (any_of.id = t.id
        or (p.method = 'cod' and any_of.order_id = p.order_id and any_of.kind = 'collection')))`,

  'the ledger has another sum for a refund': sql`
    select r.id::text from refunds r join ledger_transactions t on t.reference = 'refund:' || r.id
    where r.status <> 'processed' or r.amount <> (select sum(e.amount) from ledger_entries e
      where e.transaction_id = t.id and e.account = 'shoppers')`,

  'a settlement has a line of another account': sql`
    select x.number from settlement_lines l join settlements x on x.id = l.settlement_id
      join ledger_entries e on e.id = l.entry_id
    where e.account <> 'store_payable' or e.store_id <> x.store_id or e.component = 'payout'`,

  'a settlement has a line that nobody but its store calls delivered': sql`
    select distinct x.number from settlements x join settlement_lines l on l.settlement_id = x.id
      join ledger_entries e on e.id = l.entry_id join order_items i on i.id = e.order_item_id
      join shipments s on s.id = i.shipment_id join payments p on p.order_id = s.order_id
    where (p.method = 'cod' and not p.captured)
      or (s.received_at is null and s.not_received_at < x.created_at)`,

  'a settlement is not paid by its sum': sql`
    select x.number from settlements x left join (
        select split_part(t.reference, ':', 2) as settlement_id, sum(e.amount) as amount
        from ledger_transactions t join ledger_entries e
          on e.transaction_id = t.id and e.account = 'store_payable'
        where t.kind in ('payout', 'payout_reversal') group by 1
      ) p on p.settlement_id = x.id::text
    where coalesce(p.amount, 0) <> case when x.status = 'paid' then
      -(select sum(e.amount) from settlement_lines l join ledger_entries e on e.id = l.entry_id
        where l.settlement_id = x.id) else 0 end`,

  'a bank reference speaks of several payments': sql`
    select upper(regexp_replace(paid.reference, '[^A-Za-z0-9]', '', 'g')) from (
      select utr as reference from settlements where utr is not null
      union all select paid_reference from returns where paid_reference is not null
      union all select paid_reference from refund_requests where paid_reference is not null
      union all select paid_reference from returned_payments
      union all select return_reference from returned_payments
    ) paid group by 1 having count(*) > 1`,

  'a parcel number is that of several shipments': sql`
    select min(awb) from shipments
    where awb is not null and status not in ('cancelled', 'returned') and created_at > now() - interval '180 days'
    group by parcel_key(carrier), parcel_key(awb) having count(*) > 1`,

  ...payouts,

  'the TCS of a delivered line is not that of its invoice': sql`
    select line.order_item_id::text from shipment_lines line join invoices i on i.shipment_id = line.shipment_id
      join ledger_transactions t on t.reference = 'delivery:' || line.shipment_id
    where ${tcsOfLine(tcsRateAt(sql`i.issued_at`))} <> (select coalesce(sum(e.amount), 0) from ledger_entries e
      where e.transaction_id = t.id and e.order_item_id = line.order_item_id and e.about = line.about
        and e.account = 'store_payable' and e.component = 'tcs')`,

  'TCS is not of two equal halves': sql`
    select distinct t.reference from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.component = 'tcs' and e.amount % 2 <> 0`,

  'what is owed to a store is not what is unsettled and unpaid': sql`
    select e.store_id::text from ledger_entries e
      left join settlement_lines l on l.entry_id = e.id
      left join settlements x on x.id = l.settlement_id
    where e.account = 'store_payable'
    group by e.store_id
    having sum(e.amount) <> coalesce(sum(e.amount) filter (
      where e.component <> 'payout' and x.status is distinct from 'paid'), 0)`,

  'a settlement says another amount than its lines': sql`
    select x.number from settlements x
    where x.amount <> -(select sum(e.amount) from settlement_lines l
      join ledger_entries e on e.id = l.entry_id where l.settlement_id = x.id)`,

  'the mark of what is settled has passed an entry that is not': sql`
    select e.id::text from settlement_marks m
      join ledger_entries e on e.store_id = m.store_id and e.id <= m.entry_id
    where e.account = 'store_payable' and e.component <> 'payout'
      and not exists (select 1 from settlement_lines l where l.entry_id = e.id)`,

  'a commission invoice is not the commission of its settlement': sql`
    select c.number from commission_invoices c
      join settlement_lines l on l.settlement_id = c.settlement_id
      join ledger_entries e on e.id = l.entry_id
    group by c.id having c.taxable <> abs(sum(e.amount) filter (where e.component = 'commission'))
      or c.cgst + c.sgst + c.igst <>
        abs(coalesce(sum(e.amount) filter (where e.component = 'commission_gst'), 0))`,
};

/** Invariants once the jobs have nothing left to do. */
export const whenQuiet: Record<string, SQL> = {
  'an event is not in the ledger': sql`
    select kind || ' ' || subject_id from unposted_events
    union all
    select 'delivery ' || s.id from shipments s where s.status = 'delivered'
      and not exists (select 1 from ledger_transactions where reference = 'delivery:' || s.id)
    union all
    select 'payment ' || p.id from payments p where p.captured and p.method <> 'cod'
      and not exists (select 1 from ledger_transactions where reference = 'payment:' || p.id)
    union all
    select 'refund ' || r.id from refunds r join payments p on p.id = r.payment_id
    where r.status = 'processed'
      and (r.provider_payment_id is null or r.provider_payment_id = p.provider_payment_id)
      and not exists (select 1 from ledger_transactions where reference = 'refund:' || r.id)`,

  'the account of an order that is over is not even': sql`
    select o.number from orders o
    where not exists (select 1 from shipments s where s.order_id = o.id
        and s.status not in ('delivered', 'returned', 'cancelled'))
      and not exists (select 1 from payments p
        where p.order_id = o.id and p.method = 'cod' and p.status = 'due')
      and 0 <> (select coalesce(sum(e.amount), 0) from ledger_entries e
          join ledger_transactions t on t.id = e.transaction_id
          where t.order_id = o.id and e.account = 'shoppers')
        + (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
          where p.order_id = o.id and r.status <> 'processed'
            and (r.provider_payment_id is null or r.provider_payment_id = p.provider_payment_id))
        + (select coalesce(sum(b.goods + b.shipping + b.rounding - coalesce(f.amount, 0)), 0) from returns b
          left join refund_offsets f on f.idempotency_key = 'return-' || b.id
          where b.order_id = o.id and b.status = 'refunded' and b.target <> 'original_payment'
            and b.paid_at is null)`,
};
