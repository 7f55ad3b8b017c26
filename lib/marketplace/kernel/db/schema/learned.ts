import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { codeChannels } from '@/lib/contract/schemas/orders/cash-code';
import { deliveryZones } from '@/lib/contract/schemas/settings/delivery';
import { createdAt, id, moment, ref } from './columns';
import { orders, shipments } from './orders';
import { stores } from './stores';

/** The days that each delivered shipment took, for ninety days; the lanes are learned from them. */
export const deliveryDays = pgTable(
  'delivery_days',
  {
    shipmentId: ref()
      .primaryKey()
      .references(() => shipments.id),
    storeId: ref().notNull(),
    /** The day in India. */
    deliveredOn: date({ mode: 'string' }).notNull(),
    /** The courier's name in the list of providers; `own` for the store's rider. */
    courier: text().notNull(),
    zone: text({ enum: deliveryZones }).notNull(),
    /** ISO codes of the states, and the first three digits of the shopper's pincode; '' for an unknown place. */
    fromState: text().notNull(),
    toState: text().notNull(),
    toDistrict: text().notNull(),
    /** The weekday on which it was to leave; Monday is 0. */
    weekday: smallint().notNull(),
    /** Days from the day on which it was to leave to the delivery, without those that the pincode's rule adds. */
    days: smallint().notNull(),
    /** Whether it came by the day that was promised with the order. */
    isKept: boolean().notNull(),
  },
  (t) => [
    index('delivery_days_delivered_idx').on(t.deliveredOn, t.shipmentId),
    check('delivery_days_range', sql`${t.days} between 0 and 60 and ${t.weekday} between 0 and 6`),
  ],
);

/** Days that four of five shipments of a lane take, for lanes with enough rows in `delivery_days`. */
export const deliveryLanes = pgTable(
  'delivery_lanes',
  {
    /** '' stands for every courier. */
    courier: text().notNull(),
    zone: text({ enum: deliveryZones }).notNull(),
    /** The state; '' for every one. */
    origin: text().notNull(),
    /** The first three digits of the pincode, or the state; '' for every place. */
    destination: text().notNull(),
    /** -1 stands for every weekday. */
    weekday: smallint().notNull(),
    deliveries: integer().notNull(),
    /** The days within which four of five arrived. */
    days: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.zone, t.origin, t.destination, t.courier, t.weekday] }),
    check('delivery_lanes_counts', sql`${t.deliveries} > 0 and ${t.days} between 0 and 60`),
  ],
);

/** The courier that carries most of a store's shipments. */
export const storeCouriers = pgTable('store_couriers', {
  storeId: ref()
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  courier: text().notNull(),
});

/** One row: how far the deliveries were read, and when lanes were learned from them. */
export const deliveryLearning = pgTable(
  'delivery_learning',
  {
    id: integer().primaryKey(),
    /** The last event of a shipment that was read. */
    eventId: bigint({ mode: 'number' }).notNull().default(0),
    learnedAt: moment(),
  },
  (t) => [check('delivery_learning_one', sql`${t.id} = 1`)],
);

/** Versions of the weights by which the risk of cash orders is scored; the newest one counts, and none is changed. */
export const cashRiskVersions = pgTable(
  'cash_risk_versions',
  {
    id: id(),
    /** `invented`: shipped with the software, from nobody's orders. `learned`: from finished cash orders of this market. */
    source: text({ enum: ['invented', 'learned'] }).notNull(),
    /** The finished cash orders that taught it, and how many of them came back to their stores. */
    orders: integer().notNull(),
    refused: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'cash_risk_versions_counts',
      sql`${t.refused} between 0 and ${t.orders} and (${t.source} = 'learned') = (${t.orders} > 0)`,
    ),
  ],
);

/** The weight of each feature in a version; a feature without a row counts nothing. */
export const cashRiskWeights = pgTable(
  'cash_risk_weights',
  {
    version: ref()
      .notNull()
      .references(() => cashRiskVersions.id),
    feature: text().notNull(),
    weight: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.version, t.feature] }),
    check('cash_risk_weights_range', sql`${t.weight} between -20 and 20`),
  ],
);

/** A feature of a cash order as it was scored. */
export type RiskReason = {
  feature: string;
  /** The feature as a number of about 0 to 1. */
  value: number;
  /** Weight times value: what it adds to the logarithm of the odds. */
  points: number;
  /** For people: returns in percent, orders, or rupees; null where the feature says it all. */
  shown: number | null;
};

/** The risk of each cash order as it was scored when it was placed, with what it was made of. */
export const cashRisks = pgTable(
  'cash_risks',
  {
    orderId: ref()
      .primaryKey()
      .references(() => orders.id),
    version: ref()
      .notNull()
      .references(() => cashRiskVersions.id),
    /** The chance in percent that it comes back, rounded down. */
    percent: smallint().notNull(),
    /** All features, those that add most first. */
    reasons: jsonb().$type<RiskReason[]>().notNull(),
  },
  (t) => [check('cash_risks_percent', sql`${t.percent} between 0 and 99`)],
);

/** Cash orders that were placed with a code, because their risk was as high as the settings say. */
export const cashConfirmations = pgTable(
  'cash_confirmations',
  {
    orderId: ref()
      .primaryKey()
      .references(() => orders.id),
    /** The way by which the code reached the shopper. */
    sentBy: text({ enum: codeChannels }).notNull(),
  },
  (t) => [check('cash_confirmations_sent_by', sql`${t.sentBy} in ('sms', 'email')`)],
);
