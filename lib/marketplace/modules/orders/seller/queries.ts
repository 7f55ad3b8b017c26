import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { mostCounted } from '@/lib/contract/schemas/most-counted';
import { codeText, identifierText } from '@/lib/contract/schemas/numbers/identifier-text';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import {
  type ShipmentState,
  type sellerShipmentsQuerySchema,
  shipmentStates,
} from '@/lib/contract/schemas/seller/shipments';
import { defaultDispatch } from '@/lib/contract/schemas/settings/dispatch';
import { daysAfter, startOfDay } from '@/lib/time/india';
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

/** Returns the configured hours of a step; the subquery is evaluated once for all rows of a statement. */
const hoursTo = (step: keyof typeof defaultDispatch) => sql`coalesce((
  select (${settingVersions.value} ->> ${sql.raw(`'${step}'`)})::integer from ${settingVersions}
  where ${settingVersions.group} = 'dispatch' order by ${settingVersions.id} desc limit 1
), ${sql.raw(String(defaultDispatch[step]))})`;

const time = sql`(case ${shipments.status} when 'placed' then ${hoursTo('confirm_within_hours')}
  else ${hoursTo('ship_within_hours')} end) * interval '1 hour'`;

const holidayBegins = startOfIndianDay(stores.holidayFrom);
const holidayEnds = startOfIndianDay(sql`${stores.holidayTo} + 1`);

/**
 * The deadline of a shipment's next step, for statements over shipments and their stores; null once it is shipped
 * or cancelled. The clock stops during the store's holiday.
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

/** Matches a store's shipments without unpaid orders, which the store does not see. */
const ownOf = (storeId: number) =>
  and(
    eq(shipments.storeId, storeId),
    ne(shipments.status, 'pending_payment'),
    sql`(${shipments.status} <> 'cancelled' or exists (select 1 from ${shipmentEvents}
      where ${shipmentEvents.shipmentId} = ${shipments.id}
        and ${shipmentEvents.status} not in ('pending_payment', 'cancelled')))`,
  );

/** Statuses of shipments still to be sent, which are few; the others grow without limit. */
const openStatuses: ShipmentStatus[] = ['placed', 'confirmed', 'packed'];
const isOpen = inArray(shipments.status, openStatuses);

/**
 * Returns a page of a store's shipments, those due first, then the newest, and their number, counted by
 * `countSome`. Sorts only due shipments and reads the others by index, so that a page is as fast in a large
 * store.
 */
export async function listSellerRows(
  db: Database,
  storeId: number,
  { state, search, method, from: firstDay, to: lastDay, pincode, sort, page, limit }: Filter,
  now: Date,
) {
  const where = and(
    ownOf(storeId),
    state && isIn(state, now),
    search ? isOneOf(await listMentioning(db, storeId, search)) : undefined,
    method && eq(orders.paymentMethod, method),
    firstDay ? gte(shipments.createdAt, startOfDay(firstDay)) : undefined,
    lastDay ? lt(shipments.createdAt, startOfDay(daysAfter(lastDay, 1))) : undefined,
    pincode ? sql`${orders.shippingAddress} ->> 'pincode' = ${pincode}` : undefined,
  );
  if (sort) {
    const by = sort === 'placed' ? asc : desc;
    const sorted = select(db, where)
      .orderBy(by(shipments.createdAt), by(shipments.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return { rows: await sorted, total: await countOf(db, where) };
  }
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
 * Returns the store's shipments in the order of their changes, after a cursor or since a time, and their number.
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

/** Returns these shipments of the store, oldest first. */
export const findSellerRows = (db: Database, storeId: number, ids: readonly number[]) =>
  select(db, and(ownOf(storeId), inArray(shipments.id, [...ids]))).orderBy(shipments.id);

/** Rows read at once for a file. */
const rowsAtOnce = 100;

/**
 * Generates a store's shipments whose orders were placed on some days in India, both included, oldest first, with a
 * hundred in memory.
 */
export async function* eachSellerRows(
  db: Database,
  storeId: number,
  { from, to }: { from?: string; to?: string },
): AsyncGenerator<SellerRow[]> {
  let after = { at: from ? startOfDay(from).toISOString() : '-infinity', id: 0 };
  for (;;) {
    const found = await db
      .select({ id: shipments.id, at: placeOf(shipments.createdAt) })
      .from(shipments)
      .where(
        and(
          ownOf(storeId),
          sql`(${shipments.createdAt}, ${shipments.id}) > (${after.at}::timestamptz, ${after.id}::bigint)`,
          to ? lt(shipments.createdAt, startOfDay(daysAfter(to, 1))) : undefined,
        ),
      )
      .orderBy(shipments.createdAt, shipments.id)
      .limit(rowsAtOnce);
    const last = found.at(-1);
    if (!last) return;
    after = last;
    const ids = found.map(({ id }) => id);
    yield await findSellerRows(db, storeId, ids);
  }
}

export type SellerRow = Awaited<ReturnType<typeof findSellerRows>>[number];

/** Counts the store's shipments in each state, by `countSome`. */
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

/** SQL: the shipments that a store makes of its part of a shipment's order. */
const ofSamePart = sql`from shipments own where own.order_id = ${shipments.orderId}
  and own.store_id = ${shipments.storeId} and not own.is_replacement`;

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      shipment: shipments,
      order: orders,
      dueAt: sql<Date | null>`${dueAt}`.mapWith((at) => at && new Date(at)),
      invoiceNumber: invoices.number,
      changedAt: placeOf(shipments.changedAt),
      part: sql<number>`(select count(*) ${ofSamePart} and own.id <= ${shipments.id})::int`,
      parts: sql<number>`(select count(*) ${ofSamePart})::int`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .innerJoin(stores, eq(stores.id, shipments.storeId))
    .leftJoin(invoices, eq(invoices.shipmentId, shipments.id))
    .where(where)
    .$dynamic();
}

/** Number of a store's newest shipments searched for words; numbers are found at any age. */
const searched = 5000;

const isOneOf = (ids: number[]) => sql`${shipments.id} = any(${sql.param(ids)}::bigint[])`;

/**
 * Returns shipments whose number, AWB, SKU, name or goods contain the text: complete numbers by index, others
 * among the newest.
 */
async function listMentioning(db: Database, storeId: number, search: string): Promise<number[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const number = codeText(search).replace(/^#/, '');
  const awb = identifierText(search).toUpperCase();
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
      union select s.id::float8 from ${shipments} s where upper(s.awb) = ${awb} and s.store_id = ${storeId}
      union select ${shipments.id}::float8 from (select * from ${shipments} newest
        where newest.store_id = ${storeId} order by newest.created_at desc limit ${searched}) as ${shipments}
      join ${orders} on ${orders.id} = ${shipments.orderId} where ${has}`,
  );
  return rows.map(({ id }) => id);
}
