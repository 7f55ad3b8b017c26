import { type SQL, sql } from 'drizzle-orm';

/** Rules of returns and exchanges, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'a return waits for somebody without a clock': sql`
    select b.number from returns b
    where b.status in ('requested', 'accepted', 'picked_up', 'received', 'disputed') and b.due_at is null`,

  // A return or dispute after the settlement is deducted from the next one.
  'a line was settled while its return, exchange or dispute was open': sql`
    select b.number from returns b
      join return_items i on i.return_id = b.id
      join ledger_entries e on e.order_item_id = i.order_item_id
      join settlement_lines l on l.entry_id = e.id
      join settlements x on x.id = l.settlement_id
    where b.status in ('requested', 'accepted', 'picked_up', 'received', 'disputed')
      and not exists (select 1 from return_events v where v.return_id = b.id and v.at >= x.created_at)`,

  'an exchange was sent and refunded as well': sql`
    select b.number from returns b join shipments s on s.id = b.replacement_shipment_id
    where b.refunded_at is not null and s.status not in ('cancelled', 'returned')`,

  'a replacement is kept for a return that is over': sql`
    select b.number from returns b
    where b.replacement_reserved
      and b.status not in ('requested', 'accepted', 'picked_up', 'received', 'disputed')`,
};
