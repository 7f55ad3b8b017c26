import { lt, type SQL, sql } from 'drizzle-orm';
import { type DeliveryZone, deliveryZones } from '@/lib/contract/schemas/settings/delivery';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import {
  deliveryDays,
  deliveryLanes,
  deliveryLearning,
  storeCouriers,
} from '../../../kernel/db/schema/learned';
import { transact } from '../../../kernel/db/transaction';
import { readGroup } from '../../../kernel/settings/queries';
import { deliveryRules } from '../rules';
import { anyWeekday, refreshLanes } from './lanes';
import { daysKept, readDeliveries } from './read-deliveries';

/** The fewest deliveries of a lane that say how long it takes. */
export const enough = 20;

/** The share of shipments that keep a promised day. */
const kept = 0.8;

/** A market with more deliveries in ninety days learns from the newest ones: a lane's statement stays within seconds. */
const most = 100_000;

/**
 * Reads what was delivered, and learns from the last ninety days how long each lane takes: once a day in India, and
 * at once while nothing was learned. Every lane holds at least `enough` deliveries.
 * @returns how many deliveries were new
 */
export async function learnPromises(db: Database, now: Date): Promise<number> {
  const settings = {
    delivery: await readGroup(db, 'delivery'),
    pincodes: await readGroup(db, 'pincodes'),
  };
  const noted = await readDeliveries(db, deliveryRules(settings), now);
  const hasLearned = await transact(db, async (tx) => {
    const [state] = await tx.select().from(deliveryLearning).for('update', { skipLocked: true });
    if (!state || !(await isDue(tx, state, { noted, now }))) return false;
    await learn(tx, now);
    return true;
  });
  if (hasLearned) await refreshLanes(db);
  return noted;
}

async function isDue(
  tx: Database,
  { learnedAt }: { learnedAt: Date | null },
  { noted, now }: { noted: number; now: Date },
): Promise<boolean> {
  if (!learnedAt || dayOf(learnedAt) < dayOf(now)) return true;
  return noted > 0 && (await tx.$count(deliveryLanes)) === 0;
}

async function learn(tx: Database, now: Date): Promise<void> {
  await tx
    .delete(deliveryDays)
    .where(lt(deliveryDays.deliveredOn, daysAfter(dayOf(now), -daysKept)));
  await tx.delete(deliveryLanes);
  const [newest] = await rowsOf<{ since: string }>(
    tx,
    sql`select delivered_on::text as since from delivery_days
      order by delivered_on desc, shipment_id desc offset ${most} limit 1`,
  );
  const counted = newest ? sql`d.delivered_on > ${newest.since}::date` : sql`true`;
  for (const zone of deliveryZones) await learnZone(tx, zone, counted);
  await tx.delete(storeCouriers);
  await tx.execute(sql`
    insert into store_couriers (store_id, courier)
    select d.store_id, mode() within group (order by d.courier) from delivery_days d
      join stores s on s.id = d.store_id where ${counted}
    group by d.store_id`);
  await tx.update(deliveryLearning).set({ learnedAt: now });
}

/** Learns the lanes of a zone. An unknown place teaches nothing but its zone. */
const learnZone = (tx: Database, zone: DeliveryZone, counted: SQL) =>
  tx.execute(sql`
    insert into delivery_lanes (zone, origin, destination, courier, weekday, deliveries, days)
    select ${zone}, case when grouping(d.from_state) = 0 then d.from_state else '' end,
      case when grouping(d.to_district) = 0 then d.to_district
        when grouping(d.to_state) = 0 then d.to_state else '' end,
      case when grouping(d.courier) = 0 then d.courier else '' end,
      case when grouping(d.weekday) = 0 then d.weekday else ${anyWeekday}::smallint end,
      count(*), percentile_disc(${kept}::float8) within group (order by d.days)
    from delivery_days d where d.zone = ${zone} and ${counted}
    group by grouping sets ((d.from_state, d.to_district), (d.from_state, d.to_state), ()),
      grouping sets ((d.courier), ()), grouping sets ((d.weekday), ())
    having count(*) >= ${enough} and (grouping(d.from_state) = 1
      or (d.from_state <> '' and (grouping(d.to_state) = 1 or d.to_state <> '')))`);
