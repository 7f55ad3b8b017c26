import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import type { FaultKind } from '../../../providers/payments/test/faults';
import { carryOut } from './afterwards';
import type { Market } from './market';

/* A crowd of concurrent shoppers who want the same few products, with all faults of payments. */

/** A short timeout for jobs after the crowd: each hanging call delays a whole round of them. */
export const impatient = { timeoutMs: 1500 };

const methods = ['upi', 'upi', 'card', 'cod'] as const;
const behaviours = [
  'callback',
  'callback',
  'closes',
  'fails',
  'gives up',
  'both',
  'cancels',
] as const;
const faultSets: (FaultKind | 'wrong_amount' | 'twice')[][] = [
  [],
  [],
  [],
  ['duplicate'],
  ['drop', 'drop', 'drop'],
  ['reorder', 'duplicate'],
  ['delay'],
  ['late_authorisation'],
  ['late_authorisation', 'twice'],
  ['authorise_only'],
  ['server_error', 'answer_lost'],
  ['hang'],
  ['wrong_amount', 'refund_fails'],
];

export type Buyer = Awaited<ReturnType<typeof makeCrowd>>[number];

/** Answers that a buyer was given, in their order. */
export type Told = { placed: string } | { paid: string } | { delivered: string };

/** Returns a generator of random numbers from 0 to 1, the same in every run with this seed. */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Inserts twenty products with 5 to 24 in stock each, far fewer than a crowd wants. */
export const makeScarce = (db: Database, values: { storeId?: number } = {}) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => makeProduct(db, { stock: 5 + i, ...values })));

type Terms = {
  /** A coupon that every third shopper tries. */
  coupon?: string;
  /** The token of the store's owner: paid and cash orders are then delivered, and some come back. */
  sellerToken?: string;
};

/** Makes shoppers with their wishes, payment methods, faults and later steps. */
export function makeCrowd(
  db: Database,
  scarce: { id: number; price: number }[],
  count: number,
  random: () => number,
  { coupon, sellerToken }: Terms = {},
) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const wanted = [...new Set([pick(scarce), pick(scarce)])];
      return {
        shopper: await makeShopper(db),
        products: wanted.map(({ id, price }) => ({ id, price })),
        quantity: pick([1, 1, 2]),
        method: pick(methods) as (typeof methods)[number],
        faults: pick(faultSets),
        does: pick(behaviours),
        after: random(),
        coupon: random() < 0.33 ? coupon : undefined,
        sellerToken,
        isReturned: random() < 0.6,
      };
    }),
  );
}

/**
 * Takes a buyer from cart to payment.
 * @throws when an answer has a status that no simulated fault explains
 */
export async function buy(
  market: Market,
  buyer: Buyer,
  report: (told: Told) => void = () => {},
): Promise<void> {
  const { shopper, products, quantity, method, faults, does, after, coupon, sellerToken } = buyer;
  const { token } = shopper;
  const { answer, order } = await market.order(products, { shopper, quantity, method, coupon });
  if (!expectStatus(answer, 201, 409)) return;
  report({ placed: order.number });
  const deliver = async () => {
    if (!sellerToken) return;
    await carryOut(market, order, { token, sellerToken, isReturned: buyer.isReturned });
    report({ delivered: order.number });
  };
  if (method === 'cod') return deliver();
  let opened = await market.openCheckout(shopper, order.id);
  for (let tries = 0; opened.status === 503 && tries < 5; tries++) {
    opened = await market.openCheckout(shopper, order.id);
  }
  if (!expectStatus(opened, 200, 409, 503)) return;
  const providerOrder = opened.body.data.razorpay_order_id as string;
  await prepare(market, providerOrder, buyer);

  const cancel = () =>
    market.api.call('POST', `/api/orders/${order.id}/cancel`, {
      token: shopper.token,
      body: { reason: 'Changed my mind' },
    });
  if (does === 'gives up') return;
  if (does === 'cancels' && after < 0.5) await cancel();
  if (does === 'fails') await market.press(providerOrder, 'failure');
  let receipt = await market.press(providerOrder);
  if (receipt.error && faults.includes('twice')) receipt = await market.press(providerOrder);
  if (receipt.error || does === 'closes') return;
  const calls = does === 'both' ? 2 : 1;
  const verified = await Promise.all(
    Array.from({ length: calls }, () => market.verify(shopper, receipt)),
  );
  // Money that comes after a cancellation is answered 200 too, and goes back.
  const isPaid = verified
    .map((answer) => expectStatus(answer, 200, 400) && answer.body.data.state === 'paid')
    .includes(true);
  if (isPaid) report({ paid: order.number });
  if (does === 'cancels') {
    await cancel();
    return;
  }
  if (isPaid) await deliver();
}

async function prepare(market: Market, providerOrder: string, { faults, after }: Buyer) {
  // Some of the money comes within the 15 minutes, some afterwards.
  const seconds = after < 0.5 ? 60 : 3000;
  for (const kind of faults) {
    if (kind === 'wrong_amount') {
      await market.db.execute(
        sql`update standin_orders set amount = amount + 100 where id = ${providerOrder}`,
      );
    } else if (kind !== 'twice') {
      await market.fault({ kind, order_id: providerOrder, seconds });
    }
  }
}

/** Throws unless the status is the good one or an explained one. */
function expectStatus(
  answer: { status: number; body: unknown },
  good: number,
  ...explained: number[]
) {
  if (answer.status !== good && !explained.includes(answer.status)) {
    throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.status === good;
}
