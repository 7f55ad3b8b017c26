import { and, asc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import {
  type FailedDelivery,
  type FailedDeliveryFilters,
  type NextMove,
  waitingMoves,
} from '@/lib/contract/schemas/orders/failed-deliveries';
import type { FailureReason } from '@/lib/contract/schemas/orders/scans';
import { containing } from '@/lib/text/containing';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';

type Page = FailedDeliveryFilters & { page: number; limit: number };

/** SQL: the courier's open booking of a shipment, its newest scan, and whether the shopper has chosen since. */
const itsBooking = sql`courier_bookings b left join lateral (
    select kind, at from courier_scans where booking_id = b.id order by at desc, id desc limit 1
  ) last on true
  where b.shipment_id = ${shipments.id} and b.state = 'booked' and ${shipments.courier} is not null`;
const isChosen = sql`last.kind = 'attempt_failed' and b.choice_at > last.at`;

/** SQL: the next move after a failed delivery; the store's where no courier carries it. */
const nextMove = sql<NextMove>`coalesce((select case
    when last.kind = 'lost' then 'lost'
    when last.kind = 'returning' or (${isChosen} and b.choice = 'not_wanted') then 'coming_back'
    when ${isChosen} then 'courier'
    else 'shopper' end
  from ${itsBooking}), 'store')`;

const itsFailures = sql`from ${shipmentEvents} where ${shipmentEvents.shipmentId} = ${shipments.id}
  and ${shipmentEvents.status} = 'delivery_failed'`;
const failedAt = sql`(select max(${shipmentEvents.at}) ${itsFailures})`;

const failedScans = sql`courier_scans s where s.kind = 'attempt_failed' and s.booking_id = (
  select b.id from ${itsBooking})`;
const reason = sql<FailureReason | null>`(select s.reason from ${failedScans}
  order by s.at desc, s.id desc limit 1)`;
// A courier may have taken it back without an attempt.
const attempts = sql`case when exists (select from ${itsBooking})
  then (select count(*) from ${failedScans}) else (select count(*) ${itsFailures}) end`;

/** SQL: the number of failed deliveries on one of these turns, and the time of the oldest. */
export const failedDeliveriesOnTurn = (turns: readonly NextMove[], where: SQL = sql`true`) => sql`
  select count(*) as count, min(${failedAt}) as oldest from ${shipments}
  where ${shipments.status} = 'delivery_failed' and ${inArray(nextMove, [...turns])} and ${where}`;

function matching({ next, reason: why, store }: FailedDeliveryFilters, only: number | undefined) {
  const turns = next === 'waiting' ? waitingMoves : next && [next];
  return and(
    eq(shipments.status, 'delivery_failed'),
    only === undefined ? undefined : eq(shipments.storeId, only),
    turns && inArray(nextMove, [...turns]),
    // A store's own rider gives no reason.
    why && eq(sql`coalesce(${reason}, 'other')`, why),
    store ? ilike(stores.name, containing(store)) : undefined,
  );
}

/**
 * Returns shipments whose last delivery failed, the longest waiting first, each with its attempts and the next move.
 * @param only a store's id; otherwise those of the market
 */
export async function listFailedDeliveries(
  db: Database,
  { page, limit, ...filters }: Page,
  only?: number,
): Promise<{ deliveries: FailedDelivery[]; total: number }> {
  const where = matching(filters, only);
  const rows = await db
    .select({
      shipment: shipments,
      orderNumber: orders.number,
      address: orders.shippingAddress,
      store: stores.name,
      booking: courierBookings,
      ...{ reason, next: nextMove },
      failedAt: failedAt.mapWith(shipmentEvents.at),
      attempts: attempts.mapWith(Number),
      isChosen: sql<boolean>`coalesce((select ${isChosen} from ${itsBooking}), false)`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(
      courierBookings,
      and(eq(courierBookings.shipmentId, shipments.id), eq(courierBookings.state, 'booked')),
    )
    .where(where)
    .orderBy(asc(failedAt), asc(shipments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const every = db
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId));
  const deliveries = rows.map(({ shipment, orderNumber, address, store, booking, ...row }) => {
    const { id, carrier, awb } = shipment;
    const { choice = null, choiceDay: day = null, choiceAddress = null } = booking ?? {};
    return {
      ...{ id, order_number: orderNumber, store, city: address.city, pincode: address.pincode },
      ...{ carrier, awb, reason: row.reason, attempts: row.attempts, next: row.next },
      failed_at: row.failedAt.toISOString(),
      chosen: row.isChosen && choice ? { choice, day, address: choiceAddress } : null,
    };
  });
  return { deliveries, total: await countSome(db, every.where(where)) };
}
