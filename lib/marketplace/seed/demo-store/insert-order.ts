import { eq, sql } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import { compactDay } from '@/lib/time/india';
import type { Database } from '../../kernel/db/connection';
import { firstRow } from '../../kernel/db/first-row';
import { products } from '../../kernel/db/schema/catalog';
import { cashReceipts } from '../../kernel/db/schema/operator-orders';
import { orderItems, orders, shipmentEvents, shipments } from '../../kernel/db/schema/orders';
import { payments } from '../../kernel/db/schema/payments';
import type { stores } from '../../kernel/db/schema/stores';
import { translationsOfProduct } from '../../kernel/db/translations';
import { extractGst, resolveGst } from '../../kernel/money/gst';
import { sellerStateCode, stateNamed } from '../../kernel/money/states';
import { shippingOf } from '../../kernel/money/totals';
import { moveStock } from '../../modules/inventory';
import { issueInvoice, writeDeliveryCode } from '../../modules/orders';
import { gstTerms } from '../../modules/tax';
import type { Buyer } from './buyers';

export type Step = { status: ShipmentStatus; at: Date };

export type DemoOrder = {
  store: typeof stores.$inferSelect;
  product: typeof products.$inferSelect;
  buyer: Buyer;
  quantity: number;
  /** The end of the order's number. */
  mark: string;
  /** The steps of its shipment, which begins as `placed`; the last is its present state. */
  steps: readonly [Step, ...Step[]];
};

/** The keys of an inserted order. */
export type Inserted = { orderId: number; number: string; shipmentId: number; itemId: number };

const carriageOf = (orderId: number) => {
  const awb = `PVN${String(70_000_000 + orderId)}`;
  return {
    carrier: 'Pavan Couriers (Demo)',
    awb,
    trackingUrl: `https://track.pavan.example/${awb}`,
  };
};

/** Inserts an order of one product, paid on delivery, with the steps taken by its store; its stock is taken. */
export async function insertOrder(db: Database, it: DemoOrder): Promise<Inserted> {
  const { store, product, buyer, quantity, steps } = it;
  const { at: placedAt } = steps[0];
  const timeOf = (status: ShipmentStatus) => steps.find((step) => step.status === status)?.at;
  const [deliveredAt, packedAt] = [timeOf('delivered'), timeOf('packed')];
  const total = product.price * quantity;
  const isIntraState = sellerStateCode(store) === stateNamed(buyer.address.state)?.code;
  const { terms } = firstRow(
    await db
      .select({ terms: gstTerms(placedAt.toISOString()) })
      .from(products)
      .where(eq(products.id, product.id)),
  );
  const gst = resolveGst(terms, total, quantity);
  const parts = extractGst(total, gst.gstBasisPoints, isIntraState);
  const shipping = shippingOf(store, total);
  const stamp = `${compactDay(placedAt)}-${it.mark}`;
  const { id: orderId, number } = firstRow(
    await db
      .insert(orders)
      .values({
        number: `HT-${stamp}`,
        userId: buyer.id,
        paymentMethod: 'cod',
        shippingAddress: buyer.address,
        billingAddress: buyer.address,
        subtotal: parts.taxable,
        tax: total - parts.taxable,
        shipping,
        grandTotal: total + shipping,
        locale: buyer.locale,
        placedAt,
      })
      .returning({ id: orders.id, number: orders.number }),
  );
  const { id: shipmentId } = firstRow(
    await db
      .insert(shipments)
      .values({
        orderId,
        storeId: store.id,
        status: steps.at(-1)?.status ?? 'placed',
        shipping,
        ...(timeOf('shipped') && carriageOf(orderId)),
        ...(deliveredAt && { receivedAt: deliveredAt, receivedBy: 'shopper' as const }),
        createdAt: placedAt,
      })
      .returning({ id: shipments.id }),
  );
  await db.insert(shipmentEvents).values(steps.map((step) => ({ shipmentId, ...step })));
  const last = steps.at(-1);
  if (last?.status === 'out_for_delivery') await writeDeliveryCode(db, shipmentId, last.at);
  const { id: productId, name, slug, sku, hsn, mrp, price: unitPrice } = product;
  const picture = sql`(select url from product_media where product_id = ${productId} and position = 1)`;
  const { id: itemId } = firstRow(
    await db
      .insert(orderItems)
      .values({
        ...{ shipmentId, productId, name, slug, sku, hsn, mrp, unitPrice, quantity },
        translations: translationsOfProduct(sql`${productId}`),
        image: picture,
        returnPolicy: product.returnPolicy,
        ...gst,
        ...parts,
        total,
      })
      .returning({ id: orderItems.id }),
  );
  await db
    .update(products)
    .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
    .where(eq(products.id, productId));
  await moveStock(db, [{ productId, delta: -quantity }], { kind: 'sale', orderId, at: placedAt });
  if (packedAt) await issueInvoice(db, { shipmentId, storeId: store.id, at: packedAt });
  const amount = total + shipping;
  const [payment] = await db
    .insert(payments)
    .values({
      number: `PAY-${stamp}`,
      orderId,
      method: 'cod',
      amount,
      ...(deliveredAt
        ? { status: 'captured', captured: true, processedAt: deliveredAt }
        : { status: 'due' }),
      createdAt: placedAt,
    })
    .returning({ id: payments.id });
  if (payment && deliveredAt) {
    const reference = `DEPOSIT-${compactDay(placedAt)}`;
    await db
      .insert(cashReceipts)
      .values({ paymentId: payment.id, amount, reference, createdAt: deliveredAt });
  }
  return { orderId, number, shipmentId, itemId };
}
