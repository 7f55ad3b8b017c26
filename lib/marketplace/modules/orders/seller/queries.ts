import { and, desc, eq, ilike, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { mostCounted } from '@/lib/api/schemas/most-counted';
import type { ShipmentStatus } from '@/lib/api/schemas/orders';
import {
  type ShipmentState,
  type sellerShipmentsQuerySchema,
  shipmentStates,
} from '@/lib/api/schemas/seller/shipments';
import { defaultDispatch } from '@/lib/api/schemas/settings/dispatch';
import { countSome } from '../../../kernel/db/bounded-count';
import {
  byChange,
  changedBetween,
  changeEdge,
  cursorOf,
  placeOf,
  startOf,
} from '../../../kernel/db/change-cursor';
import { type Database, rowsOf } from '../../../kernel/db/connection';
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

/** Statuses of what the store still has to send, which are few; the others grow without end. */
const openStatuses: ShipmentStatus[] = ['placed', 'confirmed', 'packed'];
const isOpen = inArray(shipments.status, openStatuses);

/**
 * A page of a store's shipments, those due first, then the newest, and how many there are, counted by `countSome`. What
 * is due is sorted; all else is read by its index, so that a page takes as long in a store with many.
 */
export async function listSellerRows(
  db: Database,
  storeId: number,
  { state, search, page, limit }: Filter,
  now: Date,
) {
  const where = and(
    ownOf(storeId),
    state && isIn(state, now),
    search ? isOneOf(await listMentioning(db, storeId, search)) : undefined,
  );
  const [open, others] = [and(where, isOpen), and(where, not(isOpen))];
  const hasOthers = !state || !openStates.has(state);
  const due = await countOf(db, open);
  const from = (page - 1) * limit;
  const rows =
    from < due
      ? await select(db, open)
          .orderBy(sql`${dueAt} asc nulls last`, desc(shipments.id))
          .limit(limit)
          .offset(from)
      : [];
  if (hasOthers && rows.length < limit) {
    const more = select(db, others)
      .orderBy(desc(shipments.createdAt), desc(shipments.id))
      .limit(limit - rows.length);
    rows.push(...(await more.offset(Math.max(0, from - due))));
  }
  const total = due + (hasOthers ? await countOf(db, others) : 0);
  return { rows, total: Math.min(total, mostCounted + 1) };
}

const openStates = new Set<ShipmentState>(['to_confirm', 'to_pack', 'to_ship', 'late']);

const countOf = (db: Database, where: SQL | undefined) =>
  countSome(
    db,
    db
      .select({ id: shipments.id })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .innerJoin(stores, eq(stores.id, shipments.storeId))
      .where(where),
  );

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
  const total = await countSome(db, db.select({ id: shipments.id }).from(shipments).where(where));
  return { rows, total, cursor: cursorOf(next) };
}

/** These shipments of the store, oldest first. */
export const findSellerRows = (db: Database, storeId: number, ids: readonly number[]) =>
  select(db, and(ownOf(storeId), inArray(shipments.id, [...ids]))).orderBy(shipments.id);

export type SellerRow = Awaited<ReturnType<typeof findSellerRows>>[number];

/** How many shipments of the store are in each state, each counted by `countSome`. */
export async function countByState(
  db: Database,
  storeId: number,
  now: Date,
): Promise<Record<ShipmentState, number>> {
  const one = (state: ShipmentState) =>
    sql`(select count(*)::int from (select 1 from ${shipments}
      join ${stores} on ${stores.id} = ${shipments.storeId}
      where ${ownOf(storeId)} and ${isIn(state, now)} ${state === 'late' ? sql`and ${isOpen}` : sql``}
      limit ${mostCounted + 1}) as counted) as ${sql.identifier(state)}`;
  const [counts] = await rowsOf<Record<ShipmentState, number>>(
    db,
    sql`select ${sql.join(shipmentStates.map(one), sql`, `)}`,
  );
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

/** Of a store's shipments so many of the newest are searched for words; numbers are found whatever their age. */
const searched = 5000;

const isOneOf = (ids: number[]) => sql`${shipments.id} = any(${sql.param(ids)}::bigint[])`;

/** Whose number, AWB, SKU, name or goods have the text: whole numbers by their index, all else among the newest. */
async function listMentioning(db: Database, storeId: number, search: string): Promise<number[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const number = search.trim().toUpperCase();
  const inItem = or(
    ilike(orderItems.name, pattern),
    anyTranslation(orderItems.translations, 'name', pattern),
    ilike(orderItems.sku, pattern),
  );
  const has = or(
    ilike(orders.number, pattern),
    ilike(shipments.awb, pattern),
    sql`${orders.shippingAddress} ->> 'full_name' ilike ${pattern}`,
    sql`exists (select 1 from ${orderItems} where ${orderItems.shipmentId} = ${shipments.id} and ${inItem})`,
  );
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select s.id::float8 as id from ${shipments} s join ${orders} o on o.id = s.order_id
      where o.number = ${number} and s.store_id = ${storeId}
      union select s.id::float8 from ${shipments} s where upper(s.awb) = ${number} and s.store_id = ${storeId}
      union select ${shipments.id}::float8 from (select * from ${shipments} newest
        where newest.store_id = ${storeId} order by newest.created_at desc limit ${searched}) as ${shipments}
      join ${orders} on ${orders.id} = ${shipments.orderId} where ${has}`,
  );
  return rows.map(({ id }) => id);
}
