import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { courierBookings } from './couriers';

/** Links of messages after a failed delivery, by which a shopper decides about one shipment without signing in. */
export const deliveryLinks = pgTable(
  'delivery_links',
  {
    /** SHA-256 of the token, which only the message knows. */
    tokenHash: text().primaryKey(),
    bookingId: ref()
      .notNull()
      .references(() => courierBookings.id),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('delivery_links_booking_idx').on(t.bookingId)],
);
