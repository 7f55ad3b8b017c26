import { eq } from 'drizzle-orm';
import type { BookCourier, CourierOffer } from '@/lib/contract/schemas/seller/couriers';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { courierBookings, prepaidNotices } from '../../../kernel/db/schema/couriers';
import { shipments } from '../../../kernel/db/schema/orders';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { paiseOf } from '../../../kernel/money/rupees';
import { lockOrder } from '../../orders';
import type { CourierContext } from '../courier-context';
import { type BookingRow, openBookingOf } from './open-booking';
import { type ShipmentToBook, shipmentToBook } from './order-of';
import { listOffers } from './services';
import { sendBooking } from './settle-booking';

type Booking = BookCourier & { storeId: number; shipmentId: number; now: Date };

/** How long the first call may take, before the job asks by our number. */
const firstTry = 60_000;

/**
 * Books a courier for a packed shipment of the store: the booking is written first and then sent, so that a lost
 * answer is asked for and nothing is booked twice. A shipment with an open booking keeps it.
 * @throws {NotFound} shipment_not_found
 * @throws {DomainError} 409 courier_not_packed, courier_none, courier_refused; 503 courier_unavailable
 */
export async function bookCourier(context: CourierContext, booking: Booking): Promise<void> {
  const { db } = context;
  const { storeId, shipmentId, grams, now } = booking;
  const toBook = await shipmentToBook(db, { storeId, shipmentId, grams });
  if (await openBookingOf(db, shipmentId)) return;
  requirePacked(toBook);
  const offer = chosen(await listOffers(context, toBook.route), booking);
  const row = await transact(db, (tx) => write(tx, booking, toBook, offer));
  if (row) await sendBooking(context, row, toBook, now);
}

function requirePacked({ shipment: { status } }: ShipmentToBook): void {
  if (status !== 'packed') throw new DomainError(409, 'courier_not_packed');
}

function chosen(offers: CourierOffer[], { service, prefer }: Booking): CourierOffer {
  const offer = service
    ? offers.find(({ provider, code }) => provider === service.provider && code === service.code)
    : offers.find((one) => (prefer === 'fastest' ? one.is_fastest : one.is_cheapest));
  if (!offer) throw new DomainError(409, 'courier_none');
  return offer;
}

/** Writes a booking to be sent; undefined if another call has written one meanwhile. */
async function write(
  tx: Database,
  { shipmentId, now }: Booking,
  toBook: ShipmentToBook,
  offer: CourierOffer,
): Promise<BookingRow | undefined> {
  const [found] = await tx
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId));
  const locked = found && (await lockOrder(tx, found.orderId));
  const shipment = locked?.shipments.find(({ id }) => id === shipmentId);
  if (!shipment) throw new NotFound('shipment_not_found');
  if (await openBookingOf(tx, shipmentId)) return undefined;
  if (shipment.status !== 'packed') throw new DomainError(409, 'courier_not_packed');
  // Its courier was asked with cash, but the order has been paid online since.
  const isPaidSince = toBook.cash > 0 && locked?.payment.method !== 'cod';
  const before = await tx.$count(courierBookings, eq(courierBookings.shipmentId, shipmentId));
  await tx.update(shipments).set({ courier: offer.provider }).where(eq(shipments.id, shipmentId));
  const booking = firstRow(
    await tx
      .insert(courierBookings)
      .values({
        shipmentId,
        provider: offer.provider,
        number: `${toBook.shipment.order_number}-${shipmentId}-${before + 1}`,
        service: offer.code,
        serviceName: offer.name.slice(0, 60),
        price: paiseOf(offer.price),
        days: offer.days,
        grams: toBook.route.grams,
        state: 'requested',
        tries: 1,
        askAt: new Date(now.getTime() + firstTry),
        createdAt: now,
      })
      .returning(),
  );
  if (isPaidSince) {
    await tx.insert(prepaidNotices).values({ bookingId: booking.id, askAt: now, createdAt: now });
  }
  return booking;
}
