import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, ref } from './columns';
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
