import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { CouponPayer } from '@/lib/contract/schemas/coupons/terms';
import type { PaymentMethod } from '@/lib/contract/schemas/orders';
import type { CodeChannel } from '@/lib/contract/schemas/orders/cash-code';
import type { ReturnPolicy } from '@/lib/contract/schemas/returns/terms';
import type { Locale } from '@/lib/i18n/locales';
import type { Translations } from '@/lib/i18n/translated';
import { compactDay, noonOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { columnsOf, insertMany } from '../../../kernel/db/insert-many';
import { repeated } from '../../../kernel/db/prepared';
import { cashConfirmations, cashRisks } from '../../../kernel/db/schema/learned';
import {
  type AddressSnapshot,
  orderItems,
  orders,
  shipmentEvents,
  shipments,
} from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import type { PaiseTotals, PricedLine, Shipment } from '../../../kernel/money/totals';
import type { CashRisk } from '../../cash-risk';
import type { Window } from '../../delivery';
import type { IdempotencyKey } from './idempotency';

/** Crockford's base 32: no I, L, O or U, which are misread or form words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a number such as `HT-261121-7K3QZD`: the day in India and 30 random bits. */
export function newNumber(prefix: 'HT' | 'PAY', now: Date): string {
  const random = [...randomBytes(6)].map((byte) => alphabet[byte % 32]).join('');
  return `${prefix}-${compactDay(now)}-${random}`;
}

type Line = PricedLine & {
  productId: number;
  name: string;
  translations: Translations<'name'>;
  slug: string;
  image: string | null;
  sku: string;
  hsn: string;
  returnPolicy: ReturnPolicy;
  mrp: number;
  couponPaidBy: CouponPayer | null;
  fromSearch: boolean;
};

export type NewOrder = {
  /** The id from `newOrderId`. */
  id: number;
  userId: number;
  lang: Locale;
  method: PaymentMethod;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  idempotency: IdempotencyKey;
  shipments: (Shipment<Line> & { window: Window; leavesOn: string })[];
  totals: PaiseTotals;
  /** Days for returning a faulty item; see `orderItems.faultDays`. */
  faultDays: number;
  couponCode?: string;
  /** The risk of a cash order as it was scored. */
  risk?: CashRisk;
  /** The way by which a cash order's code was sent. */
  confirmedBy?: CodeChannel;
  now: Date;
};

/** Reserves the id of an order, to which its stock is assigned before the order is written. */
export async function newOrderId(tx: Database): Promise<number> {
  const next = sql`select nextval(pg_get_serial_sequence('orders', 'id'))::float8 as id`;
  return firstRow(await rowsOf<{ id: number }>(tx, next)).id;
}

const itemKeys: (keyof typeof orderItems.$inferInsert)[] = [
  ...(['productId', 'name', 'translations', 'slug', 'image', 'sku', 'hsn'] as const),
  ...(['gstRate', 'gstBasisPoints', 'gstSource', 'returnPolicy', 'faultDays'] as const),
  ...(['mrp', 'unitPrice', 'quantity', 'discount', 'couponPaidBy'] as const),
  ...(['taxable', 'cgst', 'sgst', 'igst', 'total', 'fromSearch'] as const),
];

/**
 * Inserts an order with its shipments, their items, and its payment, due or still to be made: one statement,
 * because five would each wait for a round trip to the database.
 */
export async function recordOrder(tx: Database, it: NewOrder): Promise<void> {
  const { id: orderId, method, now } = it;
  const isCash = method === 'cod';
  const status = isCash ? ('placed' as const) : ('pending_payment' as const);
  const order: typeof orders.$inferInsert & { id: number } = {
    id: orderId,
    number: newNumber('HT', now),
    userId: it.userId,
    paymentMethod: method,
    shippingAddress: it.shippingAddress,
    billingAddress: it.billingAddress,
    ...it.totals,
    couponCode: it.couponCode,
    locale: it.lang,
    idempotencyKey: it.idempotency.key,
    requestHash: it.idempotency.requestHash,
    placedAt: now,
  };
  const sent = it.shipments.map(({ store, shipping, window, leavesOn }) => ({
    orderId,
    storeId: store.id,
    status,
    shipping,
    inRupees: isCash,
    expectedFrom: noonOf(window.earliest),
    expectedTo: noonOf(window.latest),
    leavesOn,
    createdAt: now,
  }));
  const items = it.shipments
    .flatMap(({ store, lines }) => lines.map((line) => ({ ...line, storeId: store.id })))
    // The database computes the whole percent of the rate.
    .map((line, position) => ({ ...line, position, gstRate: 0, faultDays: it.faultDays }));
  const payment = {
    number: newNumber('PAY', now),
    orderId,
    method,
    amount: it.totals.grandTotal,
    status: isCash ? ('due' as const) : ('created' as const),
    createdAt: now,
  };
  const at = sql`${now.toISOString()}::timestamptz`;
  const scored = it.risk
    ? sql`scored as (${insertMany(cashRisks, [{ orderId, ...it.risk }])}),`
    : sql``;
  const confirmed = it.confirmedBy
    ? sql`confirmed as (${insertMany(cashConfirmations, [{ orderId, sentBy: it.confirmedBy }])}),`
    : sql``;
  await repeated(
    tx,
    'record_order',
    sql`with placed as (${insertMany(orders, [order], { hasIds: true })}),
      sent as (${insertMany(shipments, sent)} returning id, store_id),
      noted as (insert into ${shipmentEvents} (shipment_id, status, at)
        select id, ${status}, ${at} from sent),
      ${scored} ${confirmed} listed as (${insertItems(items)})
      ${insertMany(payments, [payment])} returning id::float8`,
  );
}

/** Returns the insertion of items in their order, each under its store's shipment from `sent`. */
function insertItems(items: readonly object[]): SQL {
  const columns = columnsOf(orderItems, itemKeys);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  return sql`insert into ${orderItems} (shipment_id, ${list(columns.map(({ name }) => sql`${name}`))})
    select sent.id, ${list(columns.map(({ key }) => sql`r.${key}`))}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as r("storeId" bigint, position integer, ${list(columns.map(({ key, type }) => sql`${key} ${type}`))})
    join sent on sent.store_id = r."storeId" order by r.position`;
}
