import { type SQL, sql } from 'drizzle-orm';
import { defaultDispatch } from '@/lib/api/schemas/settings/dispatch';
import { dayInIndia, startOfIndianDay } from '../../../kernel/db/india';
import { lastReturnDay } from '../../orders';

/** The end of the last Indian day on which a delivered line can come back, whatever its policy: it may be faulty. */
const windowEnds = startOfIndianDay(
  sql`${dayInIndia(sql`d.at`)} + greatest(i.fault_days, ${lastReturnDay}::int) + 1`,
);

/**
 * Entries of stores' accounts that no settlement has, as `open (entry_id, store_id, order_item_id, amount,
 * component, kind, at, order_id, delivered_at, available_at)`: a line is available when its return window
 * has closed, an adjustment at once.
 */
export const openEntries: SQL = sql`
  select e.id as entry_id, e.store_id, e.order_item_id, e.amount, e.component, t.kind, t.at,
    t.order_id, d.at as delivered_at,
    coalesce(${windowEnds}, t.at) as available_at
  from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  left join order_items i on i.id = e.order_item_id
  left join ledger_transactions d on d.reference = 'delivery:' || i.shipment_id
  where e.account = 'store_payable' and e.component <> 'payout'
    and not exists (select 1 from settlement_lines l where l.entry_id = e.id)`;

/**
 * A line waits until its return, exchange or dispute has ended: while a refusal can be disputed, and until a
 * replacement has arrived and its return days are over, or it came back.
 */
const isComingBack = (
  at: SQL,
) => sql`exists (select 1 from return_items ri join returns b on b.id = ri.return_id
  left join shipments r on r.id = b.replacement_shipment_id
  where ri.order_item_id = open.order_item_id and (
    b.status in ('requested', 'accepted', 'disputed', 'picked_up', 'received')
    or (b.status in ('refused', 'sent_back') and b.disputed_at is null
      and b.dispute_until > ${at})
    or (b.status = 'exchanged' and not exists (select 1 from shipment_events v
      where v.shipment_id = r.id and r.status = 'delivered' and v.status = 'delivered'
        and v.at <= ${at} - make_interval(days => ${lastReturnDay}::int)))))`;

/** Days after which silence is a yes; of the same statement for all its rows. */
const silenceDays = sql`coalesce((select (value ->> 'silence_days')::integer from setting_versions
  where "group" = 'dispatch' order by id desc limit 1), ${defaultDispatch.silence_days}::integer)`;

/**
 * Somebody beside the store says that a line arrived: an operator who entered its cash, its shopper, an operator, or,
 * where it was paid online, its shopper's silence. Where the shopper says that nothing came, an operator decides.
 */
const hasArrived = (at: SQL) => sql`(open.order_item_id is null or exists (
  select 1 from order_items i join shipments s on s.id = i.shipment_id
    join payments p on p.order_id = s.order_id
  where i.id = open.order_item_id and (s.not_received_at is null or s.received_at is not null)
    and case when p.method = 'cod' then p.captured
      else s.received_at is not null
        or open.delivered_at <= ${at} - make_interval(days => ${silenceDays}) end))`;

/** Whether an open entry belongs to a settlement whose period ends at that moment. */
export function isDue(periodTo: Date): SQL {
  const at = sql`${periodTo.toISOString()}::timestamptz`;
  return sql`(open.available_at <= ${at} and open.at < ${at} and not ${isComingBack(at)}
    and ${hasArrived(at)})`;
}
