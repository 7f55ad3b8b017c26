import { eq } from 'drizzle-orm';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Database } from '../../../kernel/db/connection';
import { firstRow } from '../../../kernel/db/first-row';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { returns } from '../../../kernel/db/schema/returns';
import { makeShopper } from '../../../kernel/db/testing/fixtures';
import { pune } from '../../../modules/orders/testing/orders';
import type { SellerRoutes } from './table';

let made = 0;

/** Creates a return of the store without items, in a status. */
async function makeReturn(db: Database, storeId: number, status: ReturnStatus): Promise<number> {
  made += 1;
  const number = `HT-RETURN-${made}`;
  const { id: userId } = await makeShopper(db);
  const sums = { subtotal: 0, tax: 0, shipping: 0, grandTotal: 0 };
  const address = { shippingAddress: pune, billingAddress: pune };
  const order = firstRow(
    await db
      .insert(orders)
      .values({ number, userId, paymentMethod: 'cod', ...address, ...sums, locale: 'en' })
      .returning({ id: orders.id }),
  );
  const values = { number: `PAY-${number}`, orderId: order.id, amount: 0 } as const;
  await db
    .insert(payments)
    .values({ ...values, method: 'cod', status: 'captured', captured: true });
  const shipment = firstRow(
    await db
      .insert(shipments)
      .values({ orderId: order.id, storeId, status: 'delivered', shipping: 0 })
      .returning({ id: shipments.id }),
  );
  const facts = { kind: 'refund', reason: 'size', goods: 0, shipping: 0, target: 'upi' } as const;
  const row = {
    number: `${number}-R1`,
    orderId: order.id,
    shipmentId: shipment.id,
    storeId,
    status,
  };
  return firstRow(
    await db
      .insert(returns)
      .values({ ...row, ...facts })
      .returning(),
  ).id;
}

const at = (status: ReturnStatus, step = '') =>
  ({
    own: async (db: Database, storeId: number) =>
      `/api/seller/returns/${await makeReturn(db, storeId, status)}${step}`,
  }) as const;

export const returnsAccess: SellerRoutes = {
  'GET /api/seller/returns/{id}': at('requested'),
  'POST /api/seller/returns/{id}/accept': at('requested', '/accept'),
  'POST /api/seller/returns/{id}/refuse': { ...at('requested', '/refuse'), body: { reason: 'No' } },
  'POST /api/seller/returns/{id}/picked-up': at('accepted', '/picked-up'),
  'POST /api/seller/returns/{id}/not-received': {
    own: async (db: Database, storeId: number) => {
      const id = await makeReturn(db, storeId, 'picked_up');
      await db.update(returns).set({ handedOverAt: new Date() }).where(eq(returns.id, id));
      return `/api/seller/returns/${id}/not-received`;
    },
    body: { reason: 'Nothing came' },
  },
  'POST /api/seller/returns/{id}/received': {
    ...at('accepted', '/received'),
    body: { condition: 'damaged' },
  },
  'POST /api/seller/returns/{id}/decide': {
    ...at('received', '/decide'),
    body: { outcome: 'settle' },
  },
  'GET /api/seller/returns/{id}/credit-note': at('requested', '/credit-note'),
};
