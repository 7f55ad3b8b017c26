import { and, asc, desc, eq } from 'drizzle-orm';
import { identifierText } from '@/lib/contract/schemas/numbers/identifier-text';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { courierBookings, courierScans } from '../../../kernel/db/schema/couriers';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { DomainError } from '../../../kernel/errors';
import type { CourierScan } from '../../../providers/couriers/provider';
import { advanceShipment, wayOf } from '../../orders';
import { isLastScan, whereItIs } from './state';

/** The time after which a courier that sent nothing is asked. */
const silence = 4 * 3_600_000;

type Place = { scan: { at: Date }; status: ShipmentStatus };

/** The longest text of a courier that is kept. */
const longest = 300;

/**
 * Keeps scans of a shipment, each once and in any order, and moves the shipment to where they prove it to be.
 * Repeating it changes nothing.
 * @returns whether the AWB belongs to a booking
 */
export async function takeScans(
  db: Database,
  { provider, awb, scans }: { provider: string; awb: string; scans: readonly CourierScan[] },
  now: Date,
): Promise<boolean> {
  const [booking] = await db
    .select()
    .from(courierBookings)
    .where(
      and(eq(courierBookings.provider, provider), eq(courierBookings.awb, identifierText(awb))),
    );
  if (!booking) return false;
  // A scan from the future would hold for ever: the courier's clock is wrong.
  const values = scans.map(({ key, kind, at, clockAt, place, words, reason }) => ({
    ...{ bookingId: booking.id, kind, reason: kind === 'attempt_failed' ? reason : null },
    key: key.slice(0, longest),
    at: at > now ? now : at,
    clockAt,
    place: place?.slice(0, 120) || null,
    words: words.slice(0, longest),
    receivedAt: now,
  }));
  if (values.length) await db.insert(courierScans).values(values).onConflictDoNothing();
  await moveByScans(db, booking, now);
  return true;
}

async function moveByScans(
  db: Database,
  { id, shipmentId }: { id: number; shipmentId: number },
  now: Date,
): Promise<void> {
  const scans = await db
    .select()
    .from(courierScans)
    .where(eq(courierScans.bookingId, id))
    .orderBy(asc(courierScans.at), asc(courierScans.id));
  const isOver = scans.some(({ kind }) => isLastScan(kind));
  await db
    .update(courierBookings)
    .set({ pollAt: isOver ? null : new Date(now.getTime() + silence) })
    .where(and(eq(courierBookings.id, id), eq(courierBookings.state, 'booked')));
  const there = whereItIs(scans);
  if (there) await moveTo(db, shipmentId, there, now);
}

/** Moves a shipment step by step. Scans that are read at the same time take steps of each other: the way is looked for again. */
async function moveTo(
  db: Database,
  shipmentId: number,
  { scan, status }: Place,
  now: Date,
): Promise<void> {
  const [shipment] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
  // A shipment whose booking was cancelled, or that the market has taken over, is not moved any more.
  if (!shipment?.courier) return;
  const [last] = await db
    .select({ at: shipmentEvents.at })
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipmentId))
    .orderBy(desc(shipmentEvents.at))
    .limit(1);
  // Steps are shown in their order, whatever the courier's clock says.
  const at = new Date(Math.max(scan.at.getTime(), (last?.at.getTime() ?? 0) + 1));
  try {
    for (const to of wayOf('courier', shipment.status, status)) {
      await advanceShipment(db, { shipmentId, by: { kind: 'courier' }, to, now, at });
    }
  } catch (error) {
    const isOvertaken = error instanceof DomainError && error.code === 'shipment_cannot_move';
    if (!isOvertaken) throw error;
    const [met] = await db.select().from(shipments).where(eq(shipments.id, shipmentId));
    if (!met || met.status === shipment.status) throw error;
    await moveTo(db, shipmentId, { scan, status }, now);
  }
}
