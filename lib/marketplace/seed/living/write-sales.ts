import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { config } from '@/lib/config';
import { compactDay, dayOf, daysAfter, noonOf } from '@/lib/time/india';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { products } from '../../kernel/db/schema/catalog';
import { cashReceipts } from '../../kernel/db/schema/operator-orders';
import {
  orderItems,
  orders,
  shipmentEvents,
  shipments,
  stockHolds,
} from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';
import { stockMovements } from '../../kernel/db/schema/stock';
import { writeDeliveryCode } from '../../modules/orders';
import { randomOf } from '../random';
import { writeInvoices } from './invoices';
import { priceSale, readBands } from './price-sale';
import { lettersOf, type Sale } from './sale';
import { writeTestPayments } from './test-payments';

const minute = 60_000;
/** Rows in a statement. */
const batch = 400;

/** A sale as it was written. */
export type Written = Sale & {
  orderId: number;
  number: string;
  shipments: { id: number; storeId: number; items: number[] }[];
};

/** Draws ids for rows that refer to each other. */
async function drawIds(db: Database, table: string, count: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::float8 as id
      from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => id);
}

async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  hasIds = false,
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await db.execute(insertMany(table, rows.slice(at, at + batch), { hasIds }));
  }
}

/** Returns the sales with their ids, prices and steps. */
async function prepare(db: Database, sales: readonly Sale[]) {
  const bandsOf = await readBands(db, sales);
  const priced = sales.map((sale) => ({ ...sale, ...priceSale(sale, bandsOf) }));
  const sent = priced.flatMap((sale) => sale.shipments);
  const orderIds = await drawIds(db, 'orders', priced.length);
  const shipmentIds = await drawIds(db, 'shipments', sent.length);
  const itemIds = await drawIds(db, 'order_items', sent.flatMap(({ lines }) => lines).length);
  return priced.map((sale) => ({
    ...sale,
    orderId: orderIds.shift() ?? 0,
    stamp: `${compactDay(sale.placedAt)}-${lettersOf(6, 'order', sale.key)}`,
    shipments: sale.shipments.map(({ store, shipping, lines }) => ({
      id: shipmentIds.shift() ?? 0,
      ...{ storeId: store.id, shipping, steps: sale.steps?.(store.id) },
      lines: lines.map((line) => ({ ...line, id: itemIds.shift() ?? 0 })),
    })),
  }));
}

type Prepared = Awaited<ReturnType<typeof prepare>>[number];
type PreparedShipment = Prepared['shipments'][number];

const timeOf = ({ steps }: PreparedShipment, status: string) =>
  steps?.find((step) => step.status === status)?.at;

/** Returns the time at which the last shipment arrived; undefined before. */
function arrivedAt({ shipments: sent }: Prepared): Date | undefined {
  const times = sent.map((shipment) => timeOf(shipment, 'delivered'));
  const last = Math.max(...times.map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(last) ? new Date(last) : undefined;
}

const orderRow = (sale: Prepared): typeof orders.$inferInsert & { id: number } => ({
  id: sale.orderId,
  number: `HT-${sale.stamp}`,
  userId: sale.buyer.id,
  paymentMethod: sale.method,
  shippingAddress: sale.buyer.address,
  billingAddress: sale.buyer.address,
  ...sale.totals,
  locale: sale.buyer.locale,
  placedAt: sale.placedAt,
});

function shipmentRow(sale: Prepared, shipment: PreparedShipment) {
  const day = dayOf(sale.placedAt);
  const delivered = timeOf(shipment, 'delivered') ?? null;
  const awb = timeOf(shipment, 'shipped') ? `PVN${String(80_000_000 + shipment.id)}` : null;
  return {
    id: shipment.id,
    orderId: sale.orderId,
    storeId: shipment.storeId,
    status: shipment.steps?.at(-1)?.status ?? ('pending_payment' as const),
    shipping: shipment.shipping,
    inRupees: sale.method === 'cod',
    expectedFrom: noonOf(daysAfter(day, 3)),
    expectedTo: noonOf(daysAfter(day, 6)),
    carrier: awb && 'Pavan Couriers (Demo)',
    awb,
    trackingUrl: awb && `https://track.pavan.example/${awb}`,
    receivedAt: delivered,
    receivedBy: delivered && ('shopper' as const),
    createdAt: sale.placedAt,
  };
}

const itemRows = ({ id: shipmentId, lines }: PreparedShipment) =>
  lines.map(({ id, good: { product, translations, image }, quantity, ...line }) => {
    const { id: productId, name, slug, sku, hsn, mrp, returnPolicy } = product;
    const { unitPrice, discount, total, taxable, cgst, sgst, igst } = line;
    const { gstBasisPoints, gstSource } = line;
    return {
      ...{
        id,
        shipmentId,
        productId,
        name,
        translations,
        slug,
        image,
        sku,
        hsn,
        mrp,
        returnPolicy,
      },
      // The database computes the whole percent of the rate.
      ...{ gstRate: 0, gstBasisPoints, gstSource, unitPrice, quantity, discount },
      ...{ taxable, cgst, sgst, igst, total },
      fromSearch: randomOf('from search', id).next() < 0.4,
    };
  });

const eventRows = (sale: Prepared, { id: shipmentId, steps }: PreparedShipment) =>
  (steps ?? [{ status: 'pending_payment' as const, at: sale.placedAt }]).map((step) => ({
    shipmentId,
    ...step,
  }));

const soldLines = (sale: Prepared) =>
  sale.shipments.flatMap(({ storeId, lines }) =>
    lines.map(({ good, quantity }) => ({ productId: good.product.id, storeId, quantity })),
  );

/** Returns an online order's stock: held while it is not paid, then sold. */
const holdRows = (sale: Prepared) =>
  soldLines(sale).map(({ productId, quantity }) => ({
    ...{ orderId: sale.orderId, productId, quantity },
    expiresAt: new Date(sale.placedAt.getTime() + config.holdTime),
    settledAt: sale.steps ? new Date(sale.placedAt.getTime() + minute) : null,
    outcome: sale.steps ? ('sold' as const) : null,
  }));

function paymentRow(sale: Prepared, id: number) {
  const isCash = sale.method === 'cod';
  const isPaid = !isCash && sale.steps !== undefined;
  const arrived = isCash ? arrivedAt(sale) : undefined;
  const reference = isPaid && lettersOf(14, 'payment', sale.key);
  return {
    ...{ id, number: `PAY-${sale.stamp}`, orderId: sale.orderId, method: sale.method },
    amount: sale.totals.grandTotal,
    status:
      isPaid || arrived ? ('captured' as const) : isCash ? ('due' as const) : ('created' as const),
    provider: reference ? 'test' : null,
    providerOrderId: reference ? `order_${reference}` : null,
    providerPaymentId: reference ? `pay_${reference}` : null,
    providerStatus: reference ? 'captured' : null,
    captured: isPaid || arrived !== undefined,
    processedAt: isPaid ? new Date(sale.placedAt.getTime() + minute) : (arrived ?? null),
    createdAt: sale.placedAt,
  };
}

type PaymentRow = ReturnType<typeof paymentRow>;

/** Counts what was sold; an unpaid order holds its units without having bought them. */
async function countSold(db: Database, sales: readonly Prepared[]): Promise<void> {
  const lines = sales.filter(({ steps }) => steps).flatMap(soldLines);
  await db.execute(sql`update ${products} set sold_count = sold_count + sold.quantity
    from (select "productId" as id, sum(quantity)::integer as quantity
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r("productId" bigint, quantity integer)
      group by 1) sold
    where ${products.id} = sold.id`);
}

/**
 * Writes sales with all that placing, paying and delivering them writes, a statement for each table: stock and
 * its movements, invoices in the order in which they were packed, payments with the test provider's side of
 * them, and cash. The ledger is posted later, from what the triggers note.
 */
export async function writeSales(db: Database, sales: readonly Sale[]): Promise<Written[]> {
  if (sales.length === 0) return [];
  const all = await prepare(db, sales);
  const sent = all.flatMap((sale) => sale.shipments.map((shipment) => ({ sale, shipment })));
  const online = all.filter(({ method }) => method !== 'cod');
  const paid = (await drawIds(db, 'payments', all.length)).map((id, index) => {
    return paymentRow(all[index] as Prepared, id);
  });
  const moved = all.flatMap((sale) =>
    soldLines(sale).map(({ productId, storeId, quantity }) => ({
      ...{ productId, storeId, delta: -quantity, kind: 'sale' as const },
      ...{ orderId: sale.orderId, at: sale.placedAt },
    })),
  );
  await insertAll(db, orders, all.map(orderRow), true);
  await insertAll(
    db,
    shipments,
    sent.map(({ sale, shipment }) => shipmentRow(sale, shipment)),
    true,
  );
  const events = sent.flatMap(({ sale, shipment }) => eventRows(sale, shipment));
  await insertAll(db, shipmentEvents, events);
  for (const { shipment } of sent) {
    const last = shipment.steps?.at(-1);
    const wasTakenOut = timeOf(shipment, 'out_for_delivery');
    if (wasTakenOut && last?.status !== 'delivered') {
      await writeDeliveryCode(db, shipment.id, wasTakenOut);
    }
  }
  await insertAll(
    db,
    orderItems,
    sent.flatMap(({ shipment }) => itemRows(shipment)),
    true,
  );
  await insertAll(db, stockMovements, moved);
  await countSold(db, all);
  await insertAll(db, stockHolds, online.flatMap(holdRows));
  await insertAll(db, payments, paid, true);
  const cash = paid.filter(({ method, captured }) => method === 'cod' && captured);
  await insertAll(db, cashReceipts, cash.map(receiptRow));
  await writeTestPayments(db, paid);
  await writeInvoices(
    db,
    sent.flatMap(({ sale, shipment }) => {
      const at = timeOf(shipment, 'packed');
      const store = shipment.lines[0]?.good.store;
      return at && store
        ? [{ shipmentId: shipment.id, store, at, address: sale.buyer.address }]
        : [];
    }),
  );
  return all.map(({ stamp, shipments: own, ...sale }) => ({
    ...sale,
    number: `HT-${stamp}`,
    shipments: own.map(({ id, storeId, lines }) => ({
      id,
      storeId,
      items: lines.map((l) => l.id),
    })),
  }));
}

const receiptRow = ({ id, amount, processedAt }: PaymentRow) => {
  const at = processedAt ?? new Date();
  return { paymentId: id, amount, reference: `DEPOSIT-${compactDay(at)}`, createdAt: at };
};
