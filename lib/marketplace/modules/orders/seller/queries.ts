import { and, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import type { ShipmentState, sellerShipmentsQuerySchema } from '@/lib/api/schemas/seller/shipments';
import { defaultDispatch } from '@/lib/api/schemas/settings/dispatch';
import {
  byChange,
  changedBetween,
  changeEdge,
  cursorOf,
  placeOf,
  startOf,
} from '../../../kernel/db/change-cursor';
import type { Database } from '../../../kernel/db/connection';
import { startOfIndianDay } from '../../../kernel/db/india';
import { orderItems, orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { invoices } from '../../../kernel/db/schema/payments';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { stores } from '../../../kernel/db/schema/stores';
import { anyTranslation } from '../../../kernel/db/translations';

const started = sql`(select min(${shipmentEvents.at}) from ${shipmentEvents}
  where ${shipmentEvents.shipmentId} = ${shipments.id} and ${shipmentEvents.status} =
    case ${shipments.status} when 'placed' then 'placed' else 'confirmed' end)`;

/** Hours of a step as they are set; of the same statement for all its rows. */
const hoursTo = (step: keyof typeof defaultDispatch) => sql`coalesce((
  select (${settingVersions.value} ->> ${sql.raw(`'${step}'`)})::integer from ${settingVersions}
  where ${settingVersions.group} = 'dispatch' order by ${settingVersions.id} desc limit 1
), ${sql.raw(String(defaultDispatch[step]))})`;

const time = sql`(case ${shipments.status} when 'placed' then ${hoursTo('confirm_within_hours')}
  else ${hoursTo('ship_within_hours')} end) * interval '1 hour'`;

const holidayBegins = startOfIndianDay(stores.holidayFrom);
const holidayEnds = startOfIndianDay(sql`${stores.holidayTo} + 1`);

/**
 * Until when the next step of a shipment is due, for statements over shipments and their stores; null once
 * it is shipped or off. The clock rests on the store's holiday.
 */
export const dueAt = sql`(case when ${shipments.status} in ('placed', 'confirmed', 'packed') then
  case
    when ${stores.holidayFrom} is null or ${started} >= ${holidayEnds}
      or ${started} + ${time} <= ${holidayBegins} then ${started} + ${time}
    when ${started} >= ${holidayBegins} then ${holidayEnds} + ${time}
    else ${started} + ${time} + (${holidayEnds} - ${holidayBegins})
  end end)`;

const statusesOf: Record<Exclude<ShipmentState, 'late'>, ShipmentStatus[]> = {
  to_confirm: ['placed'],
  to_pack: ['confirmed'],
  to_ship: ['packed'],
  on_the_way: ['shipped', 'out_for_delivery'],
  delivered: ['delivered'],
  failed: ['delivery_failed', 'returned'],
  cancelled: ['cancelled'],
};

const isIn = (state: ShipmentState, now: Date) =>
  state === 'late' ? sql`${dueAt} < ${now}` : inArray(shipments.status, statusesOf[state]);

type Filter = z.output<typeof sellerShipmentsQuerySchema>;
type ChangesOf = { cursor?: string; since?: string; limit: number };

/** Orders that wait for their money are none of the store's business, nor those that were never paid. */
const ownOf = (storeId: number) =>
  and(
    eq(shipments.storeId, storeId),
    ne(shipments.status, 'pending_payment'),
    sql`(${shipments.status} <> 'cancelled' or exists (select 1 from ${shipmentEvents}
      where ${shipmentEvents.shipmentId} = ${shipments.id}
        and ${shipmentEvents.status} not in ('pending_payment', 'cancelled')))`,
  );

/** A page of a store's shipments, those due first, then the newest, and how many there are. */
export async function listSellerRows(
  db: Database,
  storeId: number,
  { state, search, page, limit }: Filter,
  now: Date,
) {
  const where = and(
    ownOf(storeId),
    state && isIn(state, now),
    search ? mentions(search) : undefined,
  );
  const rows = await select(db, where)
    .orderBy(sql`${dueAt} asc nulls last`, desc(shipments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count() })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * The store's shipments in the order in which they changed, behind a cursor or since a time, and how many those are.
 * @throws {InvalidFields} cursor: invalid
 */
export async function listChangedRows(
  db: Database,
  storeId: number,
  { limit, ...start }: ChangesOf,
) {
  const after = startOf(start);
  const edge = await changeEdge(db);
  const where = and(ownOf(storeId), changedBetween(shipments, after, edge));
  const rows = await select(db, where).orderBy(byChange(shipments)).limit(limit);
  const last = rows.at(-1);
  const next = last ? { at: last.changedAt, id: last.shipment.id } : after;
  return { rows, total: await db.$count(shipments, where), cursor: cursorOf(next) };
}

/** These shipments of the store, oldest first. */
export const findSellerRows = (db: Database, storeId: number, ids: readonly number[]) =>
  select(db, and(ownOf(storeId), inArray(shipments.id, [...ids]))).orderBy(shipments.id);

export type SellerRow = Awaited<ReturnType<typeof findSellerRows>>[number];

/** How many shipments of the store are in each state. */
export async function countByState(
  db: Database,
  storeId: number,
  now: Date,
): Promise<Record<ShipmentState, number>> {
  const one = (state: ShipmentState) =>
    sql<number>`count(*) filter (where ${isIn(state, now)})`.mapWith(Number);
  const [counts] = await db
    .select({
      to_confirm: one('to_confirm'),
      to_pack: one('to_pack'),
      to_ship: one('to_ship'),
      on_the_way: one('on_the_way'),
      delivered: one('delivered'),
      failed: one('failed'),
      cancelled: one('cancelled'),
      late: one('late'),
    })
    .from(shipments)
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .where(ownOf(storeId));
  if (!counts) throw new Error('an aggregate returned no row');
  return counts;
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      shipment: shipments,
      order: orders,
      dueAt: sql<Date | null>`${dueAt}`.mapWith((at) => at && new Date(at)),
      invoiceNumber: invoices.number,
      changedAt: placeOf(shipments.changedAt),
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(invoices, eq(invoices.shipmentId, shipments.id))
    .where(where)
    .$dynamic();
}

function mentions(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const inItem = or(
    ilike(orderItems.name, pattern),
    anyTranslation(orderItems.translations, 'name', pattern),
    ilike(orderItems.sku, pattern),
  );
  return or(
    ilike(orders.number, pattern),
    ilike(shipments.awb, pattern),
    sql`${orders.shippingAddress} ->> 'full_name' ilike ${pattern}`,
    sql`exists (select 1 from ${orderItems} where ${orderItems.shipmentId} = ${shipments.id} and ${inItem})`,
  );
}
