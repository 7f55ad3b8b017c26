import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { makeCartLine, makeShopper } from '../../../kernel/db/testing/fixtures';
import { advanceThrough, codOrder, collectCash, operatorToken } from '../../orders/testing/orders';
import type { Market } from '../../payments/testing/market';
import { makeCoupon } from '../../promotions/coupons/testing/coupons';
import { wayToTheDoor } from '../../returns/testing/delivered';
import type { Story } from './stories';

type Product = { id: number; price: number };

/** The setting of a story: `siblings` are SKUs of one listing at one price, by product. */
export type Stage = {
  market: Market;
  products: Product[];
  siblings: Map<number, number>;
  /** Tokens of the stores' owners. */
  tokens: Map<number, string>;
};

export type Lived = { number: string; token: string };

type Asked = Story['returns'][number];

/** Runs a story through the API, as its shopper, its stores and the operator. */
export async function liveThrough(stage: Stage, story: Story): Promise<Lived> {
  const { market, products } = stage;
  const { api, db } = market;
  const shopper = await makeShopper(db);
  const { token } = shopper;
  const items: number[] = [];
  for (const [index, quantity] of Object.entries(story.wanted)) {
    const product = products[Number(index)] as Product;
    items.push(await makeCartLine(db, shopper.id, product, quantity));
  }
  if (story.coupon) {
    const { payer, ...terms } = story.coupon;
    const storeId = payer === 'market' ? undefined : [...stage.tokens.keys()][payer];
    const { code } = await makeCoupon(db, { ...terms, storeId });
    // The coupon is refused if it covers none of the goods.
    await api.call('POST', '/api/cart/coupon', { token, body: { code } });
  }
  const placed = await api.call('POST', '/api/orders', {
    token,
    body: codOrder(items, { payment_method: story.method }),
  });
  const order: Order = placed.body.data;
  if (placed.status !== 201) throw new Error(placed.body.message);
  if (story.method === 'upi') {
    const opened = await market.openCheckout(shopper, order.id);
    await market.press(opened.body.data.razorpay_order_id);
    await market.quiet();
  }
  await cancelSome(stage, token, order, story);
  await send(stage, token, order, story);
  for (const asked of story.returns) await sendBack(stage, token, order, asked);
  return { number: order.number, token };
}

async function cancelSome({ market }: Stage, token: string, order: Order, story: Story) {
  const all = order.shipments.flatMap((shipment) => shipment.items);
  const quantities = all.flatMap(({ id, quantity }, index) => {
    const cut = Math.min(story.cancelled[index] ?? 0, quantity);
    return cut ? [[id, cut]] : [];
  });
  if (!quantities.length) return;
  const body = { reason: 'Fewer will do', quantities: Object.fromEntries(quantities) };
  await market.api.call('POST', `/api/orders/${order.id}/cancel`, { token, body });
}

async function send(
  { market: { api, db }, tokens }: Stage,
  token: string,
  order: Order,
  story: Story,
) {
  if (story.way === 'cancelled') {
    const body = { reason: 'All of it' };
    await api.call('POST', `/api/orders/${order.id}/cancel`, { token, body });
    return;
  }
  for (const [index, { id, store }] of order.shipments.entries()) {
    // Only the first of several shipments has another fate.
    const way = index === 0 ? story.way : 'delivered';
    if (way === 'refused by the store') {
      const path = `/api/seller/shipments/${id}/cancel`;
      await api.call('POST', path, { token: tokens.get(store.id), body: { reason: 'Torn' } });
    }
    const last: ShipmentStatus[] = ['delivery_failed', 'returned'];
    const steps = way === 'delivered' ? wayToTheDoor : [...wayToTheDoor.slice(0, -1), ...last];
    await advanceThrough(api, id, ...steps);
  }
  await collectCash(db, order).catch((error: { code?: string }) => {
    // A part of the order is still in progress.
    if (error.code !== 'cash_not_due') throw error;
  });
}

async function sendBack(stage: Stage, token: string, order: Order, asked: Asked) {
  const { market, siblings, tokens } = stage;
  const { api } = market;
  const lines = order.shipments.flatMap(({ items, store }) =>
    items.map((item) => ({ ...item, token: tokens.get(store.id) })),
  );
  const line = lines[asked.line % lines.length];
  if (!line) return;
  const path = `/api/orders/${order.number}/returns`;
  const replacement_id = asked.kind === 'exchange' ? siblings.get(line.product_id) : undefined;
  const { body, status } = await api.call('POST', path, {
    token,
    body: {
      kind: asked.kind,
      items: [{ item_id: line.id, quantity: asked.quantity, replacement_id }],
      reason: 'damaged',
      refund_to: { kind: 'upi', upi: 'asha@okbank' },
    },
  });
  if (status !== 201) return;
  const { id } = body.data.return;
  const store = (step: string, given: object = {}) =>
    api.call('POST', `/api/seller/returns/${id}/${step}`, { token: line.token, body: given });
  const operator = (step: string, given: object) =>
    api.call('POST', `/api/operator/returns/${id}/${step}`, { token: operatorToken, body: given });
  const dispute = async (accept: boolean) => {
    await api.call('POST', `${path}/${id}/dispute`, { token, body: { comment: 'It was so' } });
    await operator('decide', { accept, note: 'Seen' });
  };
  const { outcome } = asked;
  if (outcome === 'left open') return;
  if (outcome === 'forgotten') {
    await market.jobs(49 * 60);
    await store('received', { condition: 'damaged' });
    await market.jobs(73 * 60);
  } else if (outcome.startsWith('refused')) {
    await store('refuse', { reason: 'Worn' });
    if (outcome !== 'refused') await dispute(outcome.endsWith('accepted'));
    await store('received', { condition: 'sellable' });
  } else {
    await store('accept');
    await store('picked-up');
    await store('received', { condition: outcome === 'sellable' ? 'sellable' : 'damaged' });
    if (outcome === 'damaged') await store('decide', { outcome: 'settle' });
    if (outcome.startsWith('sent back')) {
      await store('decide', { outcome: 'send_back', reason: 'Broken by hand' });
      if (outcome !== 'sent back') await dispute(true);
    }
  }
  if (asked.isPaidOut) await operator('paid', { reference: `UTR${id}` });
  await sendReplacements(stage, token, order, asked.arrives);
}

async function sendReplacements(
  { market: { api } }: Stage,
  token: string,
  { number }: Order,
  arrives: boolean,
) {
  const { body } = await api.call('GET', `/api/orders/${number}`, { token });
  const { shipments }: Order = body.data;
  for (const { id, is_replacement, status } of shipments) {
    if (!is_replacement || status !== 'confirmed') continue;
    const end: ShipmentStatus[] = arrives ? ['delivered'] : ['delivery_failed', 'returned'];
    await advanceThrough(api, id, ...wayToTheDoor.slice(1, -1), ...end);
  }
}
