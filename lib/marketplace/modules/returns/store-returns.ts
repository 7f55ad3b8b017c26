import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import { codeText } from '@/lib/contract/schemas/numbers/identifier-text';
import { type ReturnTab, returnTabs } from '@/lib/contract/schemas/returns/terms';
import type {
  OperatorReturn,
  OperatorReturns,
  operatorReturnsQuerySchema,
  SellerReturn,
  SellerReturns,
  sellerReturnsQuerySchema,
} from '@/lib/contract/schemas/seller/returns';
import type { Locale } from '@/lib/i18n/locales';
import { countSome } from '../../kernel/db/bounded-count';
import {
  byChange,
  changedBetween,
  changeEdge,
  cursorOf,
  placeOf,
  refuseFilters,
  startOf,
} from '../../kernel/db/change-cursor';
import type { Database } from '../../kernel/db/connection';
import { orders, shipments } from '../../kernel/db/schema/orders';
import { invoices } from '../../kernel/db/schema/payments';
import { returns } from '../../kernel/db/schema/returns';
import { stores } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import { rupees } from '../../kernel/money/rupees';
import { documentKindOf, listItems, returnUntil } from '../orders';
import { offsetsOfReturns } from '../payments';
import { accountText, maskedAccount } from './pay-out';
import { deliveredAt, listReturnItems } from './queries';
import { refundOf } from './rounding';
import { viewReturns } from './view';

type Query = z.output<typeof sellerReturnsQuerySchema>;

const rowsWhere = (db: Database, where: SQL | undefined) =>
  db
    .select({
      row: returns,
      order: orders,
      store: stores.name,
      invoiceNumber: invoices.number,
      changedAt: placeOf(returns.changedAt),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(stores, eq(stores.id, returns.storeId))
    .leftJoin(invoices, eq(invoices.shipmentId, returns.shipmentId))
    .where(where);

type Row = Awaited<ReturnType<typeof rowsWhere>>[number];

/**
 * Returns the store's returns of a tab: the most urgent first, finished ones newest first. With
 * `updated_since` or a cursor those that changed since, in that order.
 * @throws {InvalidFields} cursor: invalid, or with_filter when changes of a tab are requested, which returns
 * leave
 */
export async function listStoreReturns(
  db: Database,
  lang: Locale,
  storeId: number,
  query: Query,
): Promise<SellerReturns> {
  const { updated_since: since, cursor, tab, page, limit } = query;
  const own = eq(returns.storeId, storeId);
  if (since !== undefined || cursor !== undefined) {
    refuseFilters(query, tab);
    const after = startOf({ cursor, since });
    const changed = and(own, changedBetween(returns, after, await changeEdge(db)));
    const rows = await rowsWhere(db, changed).orderBy(byChange(returns)).limit(limit);
    const total = await db.$count(returns, changed);
    const last = rows.at(-1);
    return {
      returns: await toStoreReturns(db, lang, rows),
      total,
      page: 1,
      limit,
      counts: (await countTabs(db, own)).counts,
      next_cursor: cursorOf(last ? { at: last.changedAt, id: last.row.id } : after),
      has_more: total > rows.length,
    };
  }
  const where = and(own, tab && inArray(returns.status, [...returnTabs[tab]]));
  const isOver = tab === undefined || tab === 'closed';
  const rows = await rowsWhere(db, where)
    .orderBy(...(isOver ? [desc(returns.id)] : [asc(returns.dueAt), asc(returns.id)]))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await countTabs(db, own);
  return {
    returns: await toStoreReturns(db, lang, rows),
    total: tab ? counted.counts[tab] : counted.all,
    page,
    limit,
    counts: counted.counts,
  };
}

/** Counts the returns of each tab, and all. */
async function countTabs(db: Database, where: SQL) {
  const counted = await db
    .select({ status: returns.status, total: count() })
    .from(returns)
    .where(where)
    .groupBy(returns.status);
  const countOf = (isIn: (status: string) => boolean) =>
    counted.reduce((sum, { status, total }) => sum + (isIn(status) ? total : 0), 0);
  const tabs = Object.entries(returnTabs) as [ReturnTab, readonly string[]][];
  const counts = Object.fromEntries(
    tabs.map(([name, statuses]) => [name, countOf((status) => statuses.includes(status))]),
  );
  return { counts: counts as SellerReturns['counts'], all: countOf(() => true) };
}

/** @throws {NotFound} return_not_found, also for another store's */
export async function viewStoreReturn(
  db: Database,
  lang: Locale,
  { storeId, id }: { storeId: number; id: number },
): Promise<SellerReturn> {
  const rows = await rowsWhere(db, and(eq(returns.storeId, storeId), eq(returns.id, id)));
  const [view] = await toStoreReturns(db, lang, rows);
  if (!view) throw new NotFound('return_not_found');
  return view;
}

async function toStoreReturns(db: Database, lang: Locale, rows: Row[]): Promise<SellerReturn[]> {
  const views = await viewReturns(
    db,
    lang,
    rows.map(({ row }) => row),
  );
  const sent = await listItems(db, [...new Set(rows.map(({ row }) => row.shipmentId))]);
  return views.map((view, index) => {
    const { row, order, invoiceNumber, changedAt } = rows[index] as Row;
    const own = sent.filter(({ shipmentId }) => shipmentId === row.shipmentId);
    return {
      ...view,
      // The account for the refund is not shown to the store.
      refund: { ...view.refund, account: null },
      order_number: order.number,
      shopper: order.shippingAddress.full_name,
      invoice_number: invoiceNumber,
      invoice_kind: invoiceNumber === null ? null : documentKindOf(own),
      changed_at: changedAt,
    };
  });
}

/** Accounts as an operator sees them: only a role that pays sees them whole. */
type Seen = { seesAccounts: boolean };

type Asked = z.output<typeof operatorReturnsQuerySchema>;

/**
 * Returns a page of an operator's list: returns in dispute, or with a refund waiting to be paid out, oldest first; or
 * paid, last first. A search keeps those with its number or of its order.
 */
export async function listOperatorReturns(
  db: Database,
  lang: Locale,
  { show = 'disputed', search, page, limit, seesAccounts }: Seen & Asked,
): Promise<OperatorReturns> {
  const number = search && codeText(search).replace(/^#/, '');
  const where = and(
    isShown[show],
    number
      ? sql`${returns.id} in (select id from ${returns} where number = ${number} union
          select r.id from ${returns} r join ${orders} o on o.id = r.order_id where o.number = ${number})`
      : undefined,
  );
  const rows = await rowsWhere(db, where)
    .orderBy(show === 'paid' ? desc(returns.paidAt) : asc(returns.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const found = db.select({ id: returns.id }).from(returns).where(where);
  return {
    returns: await toOperatorReturns(db, lang, rows, seesAccounts),
    total: await countSome(db, found),
    page,
    limit,
  };
}

const isShown = {
  disputed: eq(returns.status, 'disputed'),
  payable: and(
    eq(returns.status, 'refunded'),
    ne(returns.target, 'original_payment'),
    isNull(returns.paidAt),
  ),
  // Paid returns have a date of refund, which is indexed.
  paid: and(isNotNull(returns.refundedAt), isNotNull(returns.paidReference)),
};

/** @throws {NotFound} return_not_found */
export async function viewOperatorReturn(
  db: Database,
  lang: Locale,
  { id, seesAccounts }: Seen & { id: number },
): Promise<OperatorReturn> {
  const rows = await rowsWhere(db, eq(returns.id, id));
  const [view] = await toOperatorReturns(db, lang, rows, seesAccounts);
  if (!view) throw new NotFound('return_not_found');
  return view;
}

async function toOperatorReturns(db: Database, lang: Locale, rows: Row[], seesAccounts: boolean) {
  const views = await toStoreReturns(db, lang, rows);
  const policies = await policiesOf(db, rows);
  const sentIds = rows.map(({ row }) => row.replacementShipmentId).filter((id) => id !== null);
  const replacements = await db
    .select({ id: shipments.id, status: shipments.status })
    .from(shipments)
    .where(inArray(shipments.id, sentIds));
  const offsets = await offsetsOfReturns(
    db,
    rows.map(({ row }) => row.id),
  );
  return views.map((view, index) => {
    const { row, store } = rows[index] as Row;
    const sent = replacements.find((one) => one.id === row.replacementShipmentId);
    return {
      ...view,
      store,
      disputed_from: row.disputedFrom,
      replacement_status: sent?.status ?? null,
      policies: policies.filter(({ returnId }) => returnId === row.id).map(({ policy }) => policy),
      pay_to: row.account && (seesAccounts ? accountText : maskedAccount)(row.account),
      to_pay: rupees(refundOf(row) - (offsets.get(row.id) ?? 0)),
    };
  });
}

/** Returns each item's policy for the return it is in. */
async function policiesOf(db: Database, rows: Row[]) {
  if (!rows.length) return [];
  const items = await listReturnItems(
    db,
    rows.map(({ row }) => row.id),
  );
  const delivered = await deliveredAt(
    db,
    rows.map(({ row }) => row.shipmentId),
  );
  return items.flatMap(({ row: { returnId }, item }) => {
    const row = rows.find((each) => each.row.id === returnId)?.row;
    const at = row && delivered.get(row.shipmentId);
    if (!row || !at) return [];
    const until = returnUntil(item, at, row)?.toISOString() ?? null;
    return [{ returnId, policy: { item_id: item.id, policy: item.returnPolicy, until } }];
  });
}
