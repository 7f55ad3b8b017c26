import { eq } from 'drizzle-orm';
import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { testHost } from '../../../app/testing/test-host';
import type { Database } from '../../../kernel/db/connection';
import { payments } from '../../../kernel/db/schema/payments';
import { makeCartLine } from '../../../kernel/db/testing/fixtures';
import { enterCash } from '../cash/enter-cash';

/** The address of test orders: Pune, in the state of `makeStore`'s stores. */
export const pune = {
  full_name: 'Asha Rao',
  phone: '9876543210',
  full_address: '12 MG Road',
  landmark: 'Near the banyan tree',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

/** Returns an order of these cart lines, to Pune, paid on delivery. */
export const codOrder = (items: number[], more: object = {}) => ({
  items,
  shipping_address: pune,
  billing_same_as_shipping: true,
  payment_method: 'cod',
  ...more,
});

type Wanted = { product: { id: number; price: number }; quantity?: number };
type Placing = {
  db: Database;
  api: ReturnType<typeof testHost>;
  shopper: { id: number; token: string };
};

/** Places an order of these products through the API. */
export async function placeCod(
  { db, api, shopper }: Placing,
  wanted: Wanted[],
  more: object = {},
): Promise<Order> {
  const items: number[] = [];
  for (const { product, quantity } of wanted) {
    items.push(await makeCartLine(db, shopper.id, product, quantity));
  }
  const body = codOrder(items, more);
  const answer = await api.call('POST', '/api/orders', { token: shopper.token, body });
  if (answer.status !== 201) throw new Error(answer.body.message);
  return answer.body.data;
}

/** Changes an order to one paid by UPI before it was placed. */
export async function asPaid(db: Database, order: Order): Promise<void> {
  await db
    .update(payments)
    .set({ method: 'upi', status: 'captured', captured: true, processedAt: new Date() })
    .where(eq(payments.orderId, order.id));
}

export const operatorToken = 'token-of-the-operator';

/** Moves a shipment through these statuses, one after the other, as the operator does. */
export async function advanceThrough(
  api: ReturnType<typeof testHost>,
  shipmentId: number,
  ...statuses: ShipmentStatus[]
) {
  const answers = [];
  for (const to of statuses) {
    const path = `/api/operator/shipments/${shipmentId}/advance`;
    answers.push(await api.call('POST', path, { token: operatorToken, body: { to } }));
  }
  return answers;
}

/** Enters the cash of a delivered order, as an operator does after the handover; does nothing if none is due. */
export async function collectCash(db: Database, { id, number }: Pick<Order, 'id' | 'number'>) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, id));
  if (payment?.method !== 'cod' || payment.status !== 'due') return;
  const entry = { reference: 'DEPOSIT-TEST', operatorId: null, now: new Date() };
  await enterCash(db, { number, amount: payment.amount / 100, ...entry });
}
