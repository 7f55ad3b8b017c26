import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, ref } from './columns';
import { orderItems, shipments } from './orders';

/** Shipments that a store packed apart, each with the shipment that its lines came from. */
export const shipmentSplits = pgTable(
  'shipment_splits',
  {
    shipmentId: ref()
      .primaryKey()
      .references(() => shipments.id),
    fromShipmentId: ref()
      .notNull()
      .references(() => shipments.id),
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('shipment_splits_idempotency_key').on(t.fromShipmentId, t.idempotencyKey),
    check('shipment_splits_other', sql`${t.shipmentId} <> ${t.fromShipmentId}`),
  ],
);

/** Items that hold a part of an ordered line, each with the item that was ordered. */
export const splitItems = pgTable(
  'split_items',
  {
    itemId: ref()
      .primaryKey()
      .references(() => orderItems.id),
    orderedItemId: ref()
      .notNull()
      .references(() => orderItems.id),
  },
  (t) => [
    index('split_items_ordered_idx').on(t.orderedItemId),
    check('split_items_other', sql`${t.itemId} <> ${t.orderedItemId}`),
  ],
);
