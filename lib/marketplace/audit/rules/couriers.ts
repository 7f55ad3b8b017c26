import { type SQL, sql } from 'drizzle-orm';

/** Rules of bookings at couriers, each as a query for its violations. */
export const always: Record<string, SQL> = {
  'a courier gave one AWB number to two bookings': sql`
    select min(number) from courier_bookings where awb is not null
    group by provider, awb having count(*) > 1`,

  'a shipment is with a courier that has no booking of it': sql`
    select s.id::text from shipments s
    where s.courier is not null and not exists (select 1 from courier_bookings b
      where b.shipment_id = s.id and b.provider = s.courier and b.state in ('requested', 'booked'))`,

  'a shipment and its booking have different numbers': sql`
    select b.number from courier_bookings b join shipments s on s.id = b.shipment_id
    where b.state = 'booked' and s.courier is not null and s.awb is distinct from b.awb`,

  'a delivery is proved by a code that was never given': sql`
    select s.id::text from shipments s
    where s.received_by = 'code' and not exists (select 1 from delivery_codes c where c.shipment_id = s.id)`,

  'a shipment that was not delivered is proved to have arrived': sql`
    select id::text from shipments where received_at is not null and status <> 'delivered'`,

  'a courier is told of a payment that was never made': sql`
    select b.number from prepaid_notices n join courier_bookings b on b.id = n.booking_id
      join shipments s on s.id = b.shipment_id join orders o on o.id = s.order_id
    where not o.was_cash`,

  'a booking was made with cash before the order was paid online, and its courier is not to be told': sql`
    select b.number from door_payments d join payments p on p.id = d.payment_id
        and p.provider = d.provider and p.provider_order_id = d.provider_order_id and p.captured
      join shipments s on s.order_id = p.order_id join courier_bookings b on b.shipment_id = s.id
    -- What was paid before the first notice was paid under an earlier release.
    where b.state = 'booked' and b.created_at < p.processed_at
      and p.processed_at >= (select min(created_at) from prepaid_notices)
      and not exists (select 1 from prepaid_notices n where n.booking_id = b.id)`,

  'a courier has not answered a booking for an hour': sql`
    select number from courier_bookings
    where state = 'requested' and created_at < now() - interval '1 hour'`,
};

/** Additional rules once the jobs have nothing left to do. */
export const whenQuiet: Record<string, SQL> = {
  'the scans of a courier contradict the status of its shipment': sql`
    select b.number from courier_bookings b join shipments s on s.id = b.shipment_id
    where b.state = 'booked' and s.courier is not null and (
      exists (select 1 from courier_scans c
          where c.booking_id = b.id and c.kind in ('delivered', 'returned'))
        and s.status not in ('delivered', 'returned')
      or (select count(distinct c.kind) from courier_scans c
          where c.booking_id = b.id and c.kind in ('delivered', 'returned')) > 1)`,
};
