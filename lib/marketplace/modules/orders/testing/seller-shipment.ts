import { eq } from 'drizzle-orm';
import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { orderItems, orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { issueInvoice } from '../invoice/invoice-issue';
import { newNumber } from '../place/record';
import { pune } from './orders';

type Values = {
  status?: ShipmentStatus;
  /** The times of placing and of the status. */
  placedAt?: Date;
  at?: Date;
  address?: Partial<typeof pune>;
};

/** Creates a shipment of the store with one unit (₹100, ₹49 shipping), paid on delivery; returns its id. */
export async function makeShipment(
  db: Database,
  storeId: number,
  { status = 'placed', placedAt = new Date(), at = placedAt, address }: Values = {},
): Promise<number> {
  const shopper = await makeShopper(db);
  const product = await makeProduct(db, { storeId, nameHi: 'पीतल का दीया' });
  const totals = { subtotal: 8475, tax: 1525, shipping: 4900, grandTotal: 14_900 };
  const to = { ...pune, ...address };
  const order = firstRow(
    await db
      .insert(orders)
      .values({
        number: newNumber('HT', placedAt),
        userId: shopper.id,
        paymentMethod: 'cod',
        shippingAddress: to,
        billingAddress: to,
        ...totals,
        locale: 'hi',
        placedAt,
      })
      .returning(),
  );
  const [{ id: shipmentId }] = (await db
    .insert(shipments)
    .values({ orderId: order.id, storeId, status, shipping: 4900, createdAt: placedAt })
    .returning({ id: shipments.id })) as [{ id: number }];
  await db
    .insert(shipmentEvents)
    .values([
      { shipmentId, status: 'placed', at: placedAt },
      ...(status === 'placed' ? [] : [{ shipmentId, status, at }]),
    ]);
  const { id: productId, name, slug, sku, hsn, mrp } = product;
  await db.insert(orderItems).values({
    shipmentId,
    productId,
    name,
    translations: { hi: { name: 'पीतल का दीया' } },
    slug,
    sku,
    hsn,
    mrp,
    gstBasisPoints: 1_800,
    unitPrice: 10_000,
    quantity: 1,
    taxable: 8475,
    cgst: 763,
    sgst: 762,
    igst: 0,
    total: 10_000,
  });
  await db.insert(payments).values({
    number: newNumber('PAY', placedAt),
    orderId: order.id,
    method: 'cod',
    amount: totals.grandTotal,
    status: 'due',
  });
  if (status === 'packed') await issueInvoice(db, { shipmentId, storeId, at });
  await db.update(shipments).set({ status }).where(eq(shipments.id, shipmentId));
  return shipmentId;
}
