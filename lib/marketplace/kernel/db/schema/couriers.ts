import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { deliveryChoices, failureReasons, scanKinds } from '@/lib/contract/schemas/orders/scans';
import { createdAt, id, moment, paise, ref } from './columns';
import { shipments } from './orders';

/** Bookings at couriers: written before they are sent, so that a lost answer is asked for by `number`. */
export const courierBookings = pgTable(
  'courier_bookings',
  {
    id: id(),
    shipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    /** The courier's name in the list of providers. */
    provider: text().notNull(),
    /** Our number of it, which the courier keeps. */
    number: text().notNull(),
    service: text().notNull(),
    serviceName: text().notNull(),
    price: paise().notNull(),
    days: integer().notNull(),
    grams: integer().notNull(),
    /** `requested`: sent, or about to be, and not answered yet. */
    state: text({ enum: ['requested', 'booked', 'refused', 'cancelled'] }).notNull(),
    /** The courier's id of it, and the number on the label. */
    providerId: text(),
    awb: text(),
    labelUrl: text(),
    /** The courier's words on why it was refused or is not answered. */
    words: text(),
    tries: integer().notNull().default(0),
    /** The time from which it is sent or asked for again; null once it was answered. */
    askAt: moment(),
    /** The time from which scans are asked for; null before it is booked and after its end. */
    pollAt: moment(),
    promisedAt: moment(),
    /** The shopper's choice after a failed delivery, and when the courier was told. */
    choice: text({ enum: deliveryChoices }),
    choiceDay: date({ mode: 'string' }),
    /** A better description of the address, in the same pincode. */
    choiceAddress: text(),
    choiceAt: moment(),
    choiceToldAt: moment(),
    createdAt: createdAt(),
    bookedAt: moment(),
  },
  (t) => [
    uniqueIndex('courier_bookings_number_key').on(t.number),
    uniqueIndex('courier_bookings_awb_key').on(t.provider, t.awb).where(sql`${t.awb} is not null`),
    uniqueIndex('courier_bookings_one_open')
      .on(t.shipmentId)
      .where(sql`${t.state} in ('requested', 'booked')`),
    index('courier_bookings_shipment_idx').on(t.shipmentId),
    index('courier_bookings_ask_idx').on(t.askAt, t.id).where(sql`${t.askAt} is not null`),
    index('courier_bookings_poll_idx').on(t.pollAt, t.id).where(sql`${t.pollAt} is not null`),
    index('courier_bookings_waiting_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.state} in ('requested', 'refused')`),
    index('courier_bookings_untold_idx')
      .on(t.choiceAt, t.id)
      .where(sql`${t.choiceAt} is not null and ${t.choiceToldAt} is null`),
    check(
      'courier_bookings_answered',
      sql`(${t.state} <> 'booked' or (${t.awb} is not null and ${t.bookedAt} is not null))
        and (${t.askAt} is null or ${t.state} = 'requested')`,
    ),
    check('courier_bookings_choice', sql`(${t.choice} is null) = (${t.choiceAt} is null)`),
    check('courier_bookings_amounts', sql`${t.price} >= 0 and ${t.grams} > 0 and ${t.days} >= 0`),
  ],
);

/**
 * Bookings of cash orders that were paid online: their couriers are told to collect nothing. Each is written with the
 * payment, before it is sent.
 */
export const prepaidNotices = pgTable(
  'prepaid_notices',
  {
    bookingId: ref()
      .primaryKey()
      .references(() => courierBookings.id),
    /** `dropped`: its booking was refused or cancelled, so that there is nobody to tell. */
    state: text({ enum: ['waiting', 'told', 'refused', 'dropped'] })
      .notNull()
      .default('waiting'),
    /** The courier's words on why it refused, or why it does not answer. */
    words: text(),
    tries: integer().notNull().default(0),
    /** The time from which it is sent or sent again; null once it is settled. */
    askAt: moment(),
    createdAt: createdAt(),
    toldAt: moment(),
  },
  (t) => [
    index('prepaid_notices_ask_idx').on(t.askAt, t.bookingId).where(sql`${t.askAt} is not null`),
    index('prepaid_notices_open_idx')
      .on(t.createdAt, t.bookingId)
      .where(sql`${t.state} in ('waiting', 'refused')`),
    check(
      'prepaid_notices_settled',
      sql`(${t.state} = 'waiting') = (${t.askAt} is not null)
        and (${t.state} = 'told') = (${t.toldAt} is not null)
        and ${t.state} in ('waiting', 'told', 'refused', 'dropped')`,
    ),
  ],
);

/** Scans as they came from couriers, stored before they are read. */
export const courierEvents = pgTable(
  'courier_events',
  {
    id: id(),
    provider: text().notNull(),
    /** The courier's id of the event, else a hash of its bytes. */
    eventId: text().notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: createdAt(),
    /** Null until its scans were taken over. */
    readAt: moment(),
    tries: integer().notNull().default(0),
    askAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('courier_events_key').on(t.provider, t.eventId),
    index('courier_events_ask_idx').on(t.askAt, t.id).where(sql`${t.readAt} is null`),
  ],
);

/** The scans of booked shipments, each once. */
export const courierScans = pgTable(
  'courier_scans',
  {
    id: id(),
    bookingId: ref()
      .notNull()
      .references(() => courierBookings.id),
    /** Equal keys are one scan, whether it was sent or asked for. */
    key: text().notNull(),
    kind: text({ enum: scanKinds }).notNull(),
    at: moment().notNull(),
    /** The time on the courier's own clock, where that is another one: the test courier's can be put forward. */
    clockAt: moment(),
    place: text(),
    words: text().notNull(),
    reason: text({ enum: failureReasons }),
    receivedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('courier_scans_key').on(t.bookingId, t.key),
    index('courier_scans_at_idx').on(t.bookingId, t.at),
    check('courier_scans_reason', sql`${t.reason} is null or ${t.kind} = 'attempt_failed'`),
  ],
);
