import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { courierBookings } from './couriers';
import { shipments } from './orders';

/** Codes that shoppers read to a store's rider, one a shipment, written when it goes out for delivery. */
export const deliveryCodes = pgTable(
  'delivery_codes',
  {
    shipmentId: ref()
      .primaryKey()
      .references(() => shipments.id),
    code: text().notNull(),
    /** Wrong codes so far; the fifth closes the code for good. */
    wrongTries: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check('delivery_codes_code', sql`${t.code} ~ '^[0-9]{4}$'`),
    check('delivery_codes_wrong_tries', sql`${t.wrongTries} between 0 and 5`),
  ],
);

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
