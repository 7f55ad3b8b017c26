import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CouponPayer } from '@/lib/api/schemas/coupons/terms';
import type { PaymentMethod } from '@/lib/api/schemas/orders';
import type { ReturnPolicy } from '@/lib/api/schemas/returns/terms';
import type { Locale } from '@/lib/i18n/locales';
import type { Translations } from '@/lib/i18n/translated';
import { compactDay, noonOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import {
  type AddressSnapshot,
  orderItems,
  orders,
  shipmentEvents,
  shipments,
} from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import type { PaiseTotals, PricedLine, Shipment } from '../../../kernel/money/totals';
import type { Window } from '../../delivery';
import type { IdempotencyKey } from './idempotency';

/** Crockford's base 32: no I, L, O or U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** E.g. `HT-261121-7K3QZD`: the day in India and 30 random bits. */
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
  /** Of `newOrderId`. */
  id: number;
  userId: number;
  lang: Locale;
  method: PaymentMethod;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  idempotency: IdempotencyKey;
  shipments: (Shipment<Line> & { window: Window })[];
  totals: PaiseTotals;
  /** Of every item; see `orderItems.faultDays`. */
  faultDays: number;
  couponCode?: string;
  now: Date;
};

/** The id of an order to come: what its stock is taken for is known before the order is written. */
export async function newOrderId(tx: Database): Promise<number> {
  const next = sql`select nextval(pg_get_serial_sequence('orders', 'id'))::float8 as id`;
  return firstRow(await rowsOf<{ id: number }>(tx, next)).id;
}

/** Inserts an order with its shipments, their items, and its payment, due or still to be made. */
export async function recordOrder(tx: Database, it: NewOrder): Promise<void> {
  const { id: orderId, method, now } = it;
  await tx
    .insert(orders)
    .overridingSystemValue()
    .values({
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
    });
  await recordShipments(tx, orderId, it);
  await tx.insert(payments).values({
    number: newNumber('PAY', now),
    orderId,
    method,
    amount: it.totals.grandTotal,
    status: method === 'cod' ? 'due' : 'created',
    createdAt: now,
  });
}

async function recordShipments(
  tx: Database,
  orderId: number,
  { shipments: planned, method, faultDays, now }: NewOrder,
): Promise<void> {
  const status = method === 'cod' ? ('placed' as const) : ('pending_payment' as const);
  const written = await tx
    .insert(shipments)
    .values(
      planned.map(({ store, shipping, window }) => ({
        orderId,
        storeId: store.id,
        status,
        shipping,
        expectedFrom: noonOf(window.earliest),
        expectedTo: noonOf(window.latest),
        createdAt: now,
      })),
    )
    .returning({ id: shipments.id, storeId: shipments.storeId });
  await tx
    .insert(shipmentEvents)
    .values(written.map(({ id }) => ({ shipmentId: id, status, at: now })));
  await tx
    .insert(orderItems)
    .values(
      written.flatMap(({ id: shipmentId, storeId }) =>
        planned
          .filter(({ store }) => store.id === storeId)
          .flatMap(({ lines }) =>
            lines.map(({ store: _, gst: __, ...line }) => ({ ...line, faultDays, shipmentId })),
          ),
      ),
    );
}
