import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FailedDelivery, NextMove } from '@/lib/contract/schemas/orders/failed-deliveries';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, courierScans } from '../../../kernel/db/schema/couriers';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { reportOf } from '../../orders';

type Page = { page: number; limit: number };

/**
 * Returns shipments whose last delivery failed, the longest waiting first, each with its attempts and the next move.
 * @param only a store's id; otherwise those of the market
 */
export async function listFailedDeliveries(
  db: Database,
  { page, limit }: Page,
  only?: number,
): Promise<{ deliveries: FailedDelivery[]; total: number }> {
  const where = and(
    eq(shipments.status, 'delivery_failed'),
    only === undefined ? undefined : eq(shipments.storeId, only),
  );
  const itsFailures = sql`from ${shipmentEvents} where ${shipmentEvents.shipmentId} = ${shipments.id}
    and ${shipmentEvents.status} = 'delivery_failed'`;
  const failedAt = sql<Date>`(select max(${shipmentEvents.at}) ${itsFailures})`.mapWith(
    shipmentEvents.at,
  );
  const rows = await db
    .select({
      shipment: shipments,
      orderNumber: orders.number,
      address: orders.shippingAddress,
      store: stores.name,
      failedAt,
      failures: sql<number>`(select count(*) ${itsFailures})`.mapWith(Number),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(where)
    .orderBy(asc(failedAt), asc(shipments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await countSome(db, db.select({ id: shipments.id }).from(shipments).where(where));
  const reports = await reportsOf(
    db,
    rows.map(({ shipment }) => shipment.id),
  );
  const deliveries = rows.map(({ shipment, orderNumber, address, store, ...row }) => {
    const { id, carrier, awb, courier } = shipment;
    const report = courier ? reports.get(id) : undefined;
    const failed = report?.scans.filter(({ kind }) => kind === 'attempt_failed') ?? [];
    return {
      ...{ id, order_number: orderNumber, store, city: address.city, pincode: address.pincode },
      ...{ carrier, awb, reason: failed[0]?.reason ?? null },
      // A courier may have taken it back without an attempt.
      attempts: report ? failed.length : row.failures,
      failed_at: row.failedAt.toISOString(),
      next: nextMove(report),
      chosen: report?.chosen ?? null,
    };
  });
  return { deliveries, total };
}

type Report = Awaited<ReturnType<typeof reportsOf>> extends Map<number, infer One> ? One : never;

function nextMove(report: Report | undefined): NextMove {
  if (!report) return 'store';
  const last = report.scans[0]?.kind;
  if (last === 'lost') return 'lost';
  if (last === 'returning' || report.chosen?.choice === 'not_wanted') return 'coming_back';
  return report.chosen ? 'courier' : 'shopper';
}

async function reportsOf(db: Database, shipmentIds: number[]) {
  const bookings = shipmentIds.length
    ? await db
        .select()
        .from(courierBookings)
        .where(
          and(
            inArray(courierBookings.shipmentId, shipmentIds),
            eq(courierBookings.state, 'booked'),
          ),
        )
    : [];
  const scans = bookings.length
    ? await db
        .select()
        .from(courierScans)
        .where(
          inArray(
            courierScans.bookingId,
            bookings.map(({ id }) => id),
          ),
        )
    : [];
  const now = new Date();
  return new Map(
    bookings.flatMap((booking) => {
      const its = scans.filter(({ bookingId }) => bookingId === booking.id);
      const report = reportOf(booking, its, 'delivery_failed', now);
      return report ? [[booking.shipmentId, report] as const] : [];
    }),
  );
}
