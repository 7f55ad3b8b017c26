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
  units?: number;
};

/** Creates a shipment of the store with units of ₹100, by default one, ₹49 shipping, paid on delivery; returns its id. */
export async function makeShipment(
  db: Database,
  storeId: number,
  { status = 'placed', placedAt = new Date(), at = placedAt, address, units = 1 }: Values = {},
): Promise<number> {
  const shopper = await makeShopper(db);
  const product = await makeProduct(db, { storeId, nameHi: 'पीतल का दीया' });
  const totals = {
    ...{ subtotal: 8475 * units, tax: 1525 * units },
    ...{ shipping: 4900, grandTotal: 10_000 * units + 4900 },
  };
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
    quantity: units,
    taxable: 8475 * units,
    cgst: 763 * units,
    sgst: 762 * units,
    igst: 0,
    total: 10_000 * units,
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
