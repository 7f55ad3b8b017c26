import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../db/connection';
import {
  type AddressSnapshot,
  orderItems,
  orders,
  shipmentEvents,
  shipments,
} from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import type { PaiseTotals, Parcel, PricedLine } from '../money/totals';
import type { IdempotencyKey } from './idempotency';
import { newNumber } from './number';

const day = 24 * 60 * 60 * 1000;
const earliestDays = 3;
const latestDays = 6;

type Line = PricedLine & {
  productId: number;
  name: string;
  nameHi: string | null;
  slug: string;
  image: string | null;
  sku: string;
  hsn: string;
  mrp: number;
};

export type NewOrder = {
  userId: number;
  lang: Locale;
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  idempotency: IdempotencyKey | undefined;
  parcels: Parcel<Line>[];
  totals: PaiseTotals;
};

/** Writes an order that is paid on delivery: one shipment a parcel, its items, and what is due. */
export async function recordOrder(tx: Database, it: NewOrder): Promise<number> {
  const now = new Date();
  const [order] = await tx
    .insert(orders)
    .values({
      number: newNumber('HT', now),
      userId: it.userId,
      paymentMethod: 'cod',
      shippingAddress: it.shippingAddress,
      billingAddress: it.billingAddress,
      ...it.totals,
      locale: it.lang,
      idempotencyKey: it.idempotency?.key,
      requestHash: it.idempotency?.requestHash,
      placedAt: now,
    })
    .returning({ id: orders.id });
  const { id: orderId } = order as { id: number };
  await recordShipments(tx, orderId, it.parcels, now);
  await tx.insert(payments).values({
    number: newNumber('PAY', now),
    orderId,
    method: 'cod',
    amount: it.totals.grandTotal,
    status: 'due',
  });
  return orderId;
}

async function recordShipments(tx: Database, orderId: number, parcels: Parcel<Line>[], now: Date) {
  const written = await tx
    .insert(shipments)
    .values(
      parcels.map(({ store, shipping }) => ({
        orderId,
        storeId: store.id,
        status: 'placed' as const,
        shipping,
        expectedFrom: new Date(now.getTime() + earliestDays * day),
        expectedTo: new Date(now.getTime() + latestDays * day),
        createdAt: now,
      })),
    )
    .returning({ id: shipments.id, storeId: shipments.storeId });
  const idOf = new Map(written.map(({ id, storeId }) => [storeId, id]));
  await tx
    .insert(shipmentEvents)
    .values(written.map(({ id }) => ({ shipmentId: id, status: 'placed' as const, at: now })));
  await tx.insert(orderItems).values(
    parcels.flatMap(({ store, lines }) =>
      lines.map(({ store: _, ...line }) => ({
        ...line,
        shipmentId: idOf.get(store.id) as number,
      })),
    ),
  );
}
