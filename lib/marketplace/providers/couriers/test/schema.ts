import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FailureReason, ScanKind } from '@/lib/contract/schemas/orders/scans';
import { createdAt, id, moment } from '../../../kernel/db/schema/columns';

/*
 * Tables of the test courier, kept as if they were another company's. They belong to the test provider's
 * migration set (../../payments/test/migrate.ts).
 */

/** A scan that the test courier will send, by its own clock, or has sent. */
export type PlannedScan = {
  /** ISO 8601: on the test courier's clock while it is to come, the real time once it has happened. */
  at: string;
  /** The time on the test courier's clock, once it has happened. */
  clock_at?: string;
  kind: ScanKind;
  place: string;
  words: string;
  reason: FailureReason | null;
};

export const testShipments = pgTable(
  'standin_shipments',
  {
    id: id(),
    number: text().notNull(),
    awb: text().notNull(),
    service: text().notNull(),
    fromPincode: text().notNull(),
    toPincode: text().notNull(),
    /** Paise to collect at the door. */
    cash: bigint({ mode: 'number' }).notNull().default(0),
    plan: jsonb().$type<PlannedScan[]>().notNull(),
    /** The scans that have happened, with their real times. */
    scans: jsonb().$type<PlannedScan[]>().notNull().default([]),
    /** The time of the next scan on the courier's clock; null at the end. */
    dueAt: moment(),
    cancelledAt: moment(),
    bookedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('standin_shipments_number_key').on(t.number),
    uniqueIndex('standin_shipments_awb_key').on(t.awb),
    index('standin_shipments_due_idx').on(t.dueAt).where(sql`${t.dueAt} is not null`),
  ],
);

/** How far the test courier's clock is ahead, in one row. */
export const testClock = pgTable('standin_clock', {
  id: integer().primaryKey(),
  aheadMs: bigint({ mode: 'number' }).notNull(),
});
