import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '@/lib/contract/schemas/orders';
import { type Market, type Next, type Product, pick, type Shopper, whole } from './market';
import type { ToldOrder } from './told';
import type { Answer } from './visitor';

export const address = {
  full_name: 'Meera Demo',
  phone: '9000000001',
  full_address: '12 Lakshmi Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};

const isLost = ({ status }: Answer) => status === 0 || status >= 500;

/** Retries while there is no answer or the shop fails, like a determined shopper. */
export async function patiently(ask: () => Promise<Answer>, tries = 6): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    const answer = await ask();
    if (!isLost(answer) || tried === tries) return answer;
    await pause(1000 * Math.min(tried, 4));
  }
}

/** Fills a shopper's cart, orders, and pays or abandons the payment; some orders are cancelled. */
export async function buy(market: Market, shopper: Shopper, next: Next): Promise<void> {
  const order = await place(market, shopper, next);
  if (!order) return;
  if (order.method !== 'cod') await pay(market, shopper, order, next);
  if (next() < 0.1) await cancel(shopper, order);
}

async function fillCart(market: Market, { visitor }: Shopper, next: Next) {
  await visitor.ask('DELETE', '/api/cart', { kind: 'cart' });
  const wanted = new Map<number, Product>();
  const count = 1 + whole(next, 2);
  for (let n = 0; n < count; n++) {
    const isScarce = next() < 0.12;
    const among = isScarce
      ? market.products.filter(({ id }) => market.scarce.has(id))
      : market.products;
    const product = pick(next, among);
    wanted.set(product.id, product);
  }
  for (const { id, store } of wanted.values()) {
    const quantity = 1 + whole(next, 2);
    await visitor.post('/api/cart', 'cart', { product_id: id, store_id: store.id, quantity });
  }
}

async function place(market: Market, shopper: Shopper, next: Next): Promise<ToldOrder | undefined> {
  const { visitor } = shopper;
  await fillCart(market, shopper, next);
  const wished = pick(next, ['upi', 'upi', 'card', 'cod', 'cod'] as const);
  const key = `soak-${shopper.n}-${Math.floor(next() * 1e12).toString(36)}`;
  const cart = await visitor.get(`/api/cart?pincode=${address.pincode}`, 'cart');
  const lines = (cart.data ?? []) as { id: number }[];
  if (cart.status !== 200 || lines.length === 0) return undefined;
  const items = lines.map(({ id }) => id);
  const quote = await visitor.post('/api/checkout/quote', 'quote', {
    items,
    pincode: address.pincode,
  });
  if (quote.status !== 200) return undefined;
  // A shopper who cannot pay in cash chooses another offered method.
  const { methods }: { methods: { method: string; available: boolean }[] } = quote.data;
  const isOffered = methods.some(({ method, available }) => method === wished && available);
  const method = isOffered ? wished : 'upi';
  const body = {
    items,
    shipping_address: address,
    billing_same_as_shipping: true,
    payment_method: method,
  };
  const answer = await patiently(() =>
    visitor.post('/api/orders', 'order', body, { 'idempotency-key': key }),
  );
  if (isLost(answer)) market.told.unanswered++;
  if (answer.status !== 201) return undefined;
  const order: Order = answer.data;
  const told: ToldOrder = {
    ...{ id: order.id, number: order.number, shopper: shopper.n, method },
    total: order.totals.grand_total,
    lines: order.shipments.flatMap(({ items: all }) =>
      all.map(({ product_id: product, quantity }) => ({ product, quantity })),
    ),
    at: market.records.now(),
    ...{ isPaid: false, isCharged: false, isCancelled: false, isDelivered: false, refunds: [] },
  };
  market.told.place(told);
  return told;
}

/** Pays for an order: most pay and return; some close the window, are declined at first, or give up. */
async function pay(market: Market, { visitor }: Shopper, order: ToldOrder, next: Next) {
  const behaviour = next();
  const opened = await patiently(() =>
    visitor.post(`/api/payments/create-order/${order.number}`, 'checkout', {}),
  );
  if (opened.status !== 200) return;
  if (behaviour < 0.08) return;
  const orderId = opened.data.razorpay_order_id;
  if (behaviour < 0.18) await market.razorpay.pay(orderId, order.method, false);
  const paid = await market.razorpay.pay(orderId, order.method, true);
  if (!paid) return;
  order.isCharged = true;
  if (behaviour > 0.9) return;
  const receipt = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paid.paymentId,
    razorpay_signature: paid.signature,
  };
  let answer = await patiently(
    () => visitor.post('/api/payments/verify-payment', 'verify', receipt),
    3,
  );
  // The order page keeps asking while the shop is not sure.
  for (let asked = 0; asked < 10 && answer.data?.state !== 'paid'; asked++) {
    if (answer.data && answer.data.state !== 'checking') break;
    await pause(3000);
    answer = await visitor.get(`/api/payments/status/${order.number}`, 'status');
  }
  if (answer.data?.state === 'paid') order.isPaid = true;
}

/** Cancels a whole order that is not packed yet. */
export async function cancel({ visitor }: Shopper, order: ToldOrder) {
  const key = { 'idempotency-key': `cancel-${order.number}` };
  const body = { reason: 'Changed my mind' };
  const answer = await patiently(() =>
    visitor.post(`/api/orders/${order.id}/cancel`, 'cancel', body, key),
  );
  if (answer.status !== 200) return;
  order.isCancelled = true;
  const { amount, to } = answer.data.refund;
  if (to === 'original_payment' && amount > 0) order.refunds.push({ of: 'cancellation', amount });
}

/** Returns an item of a delivered order. */
export async function giveBack({ visitor }: Shopper, order: ToldOrder) {
  const path = `/api/orders/${order.number}/returns`;
  const { data } = await visitor.get(path, 'return');
  const item = data?.items?.find(
    (each: { refund_until: string | null; quantity: number }) =>
      each.refund_until && each.quantity > 0,
  );
  if (!item) return;
  const body = {
    kind: 'refund',
    items: [{ item_id: item.item_id, quantity: 1 }],
    reason: 'changed_mind',
    ...(order.method === 'cod' ? { refund_to: { kind: 'upi', upi: 'meera@upi' } } : {}),
  };
  const key = { 'idempotency-key': `return-${order.number}-${item.item_id}` };
  const answer = await patiently(() => visitor.post(path, 'return', body, key));
  if (answer.status !== 201 && answer.status !== 200) return;
  const { amount, to } = answer.data.return?.refund ?? answer.data.refund ?? {};
  if (to === 'original_payment' && amount > 0) order.refunds.push({ of: 'return', amount });
}
