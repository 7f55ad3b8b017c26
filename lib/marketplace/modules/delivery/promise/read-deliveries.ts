import { sql } from 'drizzle-orm';
import { dayLength, dayOf, daysAfter, weekdayOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { deliveryDays, deliveryLearning } from '../../../kernel/db/schema/learned';
import { transact } from '../../../kernel/db/transaction';
import { dispatchDay, zoneOf } from '../estimate';
import { type DeliveryRules, ruleFor } from '../rules';
import { districtOf, stateOf } from './lanes';

/** Days for which deliveries count. */
export const daysKept = 90;

/** Events read in one transaction. */
const batch = 2000;

/** Events are read a second time this far back: one with a lower number may be written a little later. */
const overlap = 1000;

/** The longest trip that counts; a longer one counts as this. */
const longest = 60;

type Delivered = {
  shipmentId: number;
  storeId: number;
  from: string;
  to: string;
  courier: string;
  leavesOn: string | null;
  placedAt: Date;
  promisedFor: Date;
  at: Date;
};

/**
 * Notes how long newly delivered shipments took: those that a courier has scanned, and those that a store's rider
 * handed over for the delivery code. A store's word alone teaches nothing. Where the courier's clock is another one,
 * its days count from the first scan on.
 * @returns how many were noted
 */
export async function readDeliveries(
  db: Database,
  rules: DeliveryRules,
  now: Date,
): Promise<number> {
  await db.insert(deliveryLearning).values({ id: 1 }).onConflictDoNothing();
  let noted = 0;
  for (let isFirst = true; ; isFirst = false) {
    const turn = await transact(db, (tx) => readSome(tx, rules, now, isFirst ? overlap : 0));
    noted += turn.noted;
    if (turn.events < batch) return noted;
  }
}

async function readSome(tx: Database, rules: DeliveryRules, now: Date, again: number) {
  const [state] = await tx.select().from(deliveryLearning).for('update', { skipLocked: true });
  if (!state) return { noted: 0, events: 0 };
  const after = Math.max(0, state.eventId - again);
  const [range] = await rowsOf<{ last: number | null; events: number }>(
    tx,
    sql`select max(id)::float8 as last, count(*)::int as events from (
      select id from shipment_events where id > ${after} order by id limit ${batch}) next_events`,
  );
  if (!range?.last) return { noted: 0, events: 0 };
  const oldest = daysAfter(dayOf(now), -daysKept);
  const values = (await deliveredBetween(tx, after, range.last))
    .map((row) => toDays(rules, row))
    .filter(({ deliveredOn }) => deliveredOn >= oldest);
  const noted = values.length
    ? await tx.insert(deliveryDays).values(values).onConflictDoNothing().returning({ id: sql`1` })
    : [];
  const eventId = Math.max(state.eventId, range.last);
  await tx.update(deliveryLearning).set({ eventId });
  return { noted: noted.length, events: range.events };
}

async function deliveredBetween(tx: Database, after: number, last: number): Promise<Delivered[]> {
  const rows = await rowsOf<Record<keyof Delivered, string>>(
    tx,
    sql`select s.id::float8 as "shipmentId", s.store_id::float8 as "storeId", st.pincode as "from",
        o.shipping_address->>'pincode' as "to", coalesce(carried.provider, 'own') as courier,
        s.leaves_on::text as "leavesOn", o.placed_at::text as "placedAt",
        s.expected_to::text as "promisedFor", coalesce(carried.at, e.at)::text as at
      from shipment_events e
        join shipments s on s.id = e.shipment_id
        join orders o on o.id = s.order_id
        join stores st on st.id = s.store_id
        left join lateral (
          select b.provider, begun.at + (coalesce(d.clock_at, d.at) - coalesce(begun.clock_at, begun.at)) as at
          from courier_bookings b
            join courier_scans d on d.booking_id = b.id and d.kind = 'delivered'
            join lateral (select f.at, f.clock_at from courier_scans f where f.booking_id = b.id
              order by f.at, f.id limit 1) begun on true
          where b.shipment_id = s.id and b.state = 'booked' order by d.at limit 1) carried on true
      where e.id > ${after} and e.id <= ${last} and e.status = 'delivered'
        and not s.is_replacement and s.expected_to is not null
        and (carried.provider is not null or s.received_by = 'code')`,
  );
  return rows.map((row) => ({
    ...row,
    shipmentId: Number(row.shipmentId),
    storeId: Number(row.storeId),
    placedAt: new Date(row.placedAt),
    promisedFor: new Date(row.promisedFor),
    at: new Date(row.at),
  }));
}

function toDays(rules: DeliveryRules, it: Delivered): typeof deliveryDays.$inferInsert {
  const { shipmentId, storeId, courier, from, to } = it;
  const leaves = it.leavesOn ?? dispatchDay(rules, it.placedAt);
  const deliveredOn = dayOf(it.at);
  const took = Math.round((Date.parse(deliveredOn) - Date.parse(leaves)) / dayLength);
  const extra = ruleFor(rules, to)?.extra_days ?? 0;
  return {
    shipmentId,
    storeId,
    courier,
    deliveredOn,
    zone: zoneOf(from, to),
    fromState: stateOf(from),
    toState: stateOf(to),
    toDistrict: districtOf(to),
    weekday: weekdayOf(leaves),
    days: Math.min(longest, Math.max(0, took - extra)),
    isKept: deliveredOn <= dayOf(it.promisedFor),
  };
}
