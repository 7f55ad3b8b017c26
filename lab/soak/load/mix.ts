import { random } from '../../../scripts/bench/random.mjs';
import { browse, lookBack, search } from './browsing';
import { buy, cancel, giveBack } from './buying';
import { changeAndCompare } from './freshness';
import { type Market, type Next, pick, type Shopper } from './market';
import { enterCash, refundSome, settle, stopAndRestart } from './operating';
import { addPicture, answerReturns, importFile, moveParcels } from './selling';

type Errand = (market: Market, next: Next) => Promise<void>;

/** The weight of each errand, out of a hundred. */
const errands: [weight: number, name: string, errand: Errand][] = [
  [30, 'browse', browse],
  [14, 'search', search],
  [8, 'look back', asShopper(lookBack)],
  [18, 'buy', asShopper(buy)],
  [2, 'cancel', ofOrder(({ isCancelled, isDelivered }) => !isCancelled && !isDelivered, cancel)],
  [
    3,
    'give back',
    ofOrder(({ isDelivered, refunds }) => isDelivered && refunds.length === 0, giveBack),
  ],
  [13, 'parcels', (market, next) => moveParcels(market, pick(next, market.sellers), next)],
  [4, 'returns', (market, next) => answerReturns(pick(next, market.sellers), next)],
  [3, 'price', comparePrice],
  [0.5, 'import', (market, next) => importFile(market, pick(next, market.sellers), next)],
  [1, 'picture', (market, next) => addPicture(pick(next, market.sellers), next)],
  [1, 'stop and restart', stopAndRestart],
  [1, 'refund', refundSome],
  [0.5, 'settle', settle],
  [1, 'cash', enterCash],
];

const total = errands.reduce((sum, [weight]) => sum + weight, 0);

/** Returns the errand for a number in [0, 1). */
export function errandAt(at: number): { name: string; errand: Errand } {
  let left = at * total;
  for (const [weight, name, errand] of errands) {
    left -= weight;
    if (left < 0) return { name, errand };
  }
  return { name: 'browse', errand: browse };
}

/** Runs an errand as the next free shopper, who has one cart and so one errand at a time. */
function asShopper(
  errand: (market: Market, shopper: Shopper, next: Next) => Promise<void>,
): Errand {
  return async (market, next) => {
    const { shoppers } = market;
    const from = Math.floor(next() * shoppers.length);
    const inTurn = [...shoppers.slice(from), ...shoppers.slice(0, from)];
    const shopper = inTurn.find(({ isBusy }) => !isBusy);
    if (!shopper) return;
    shopper.isBusy = true;
    await errand(market, shopper, next).finally(() => {
      shopper.isBusy = false;
    });
  };
}

type Order = Market['told']['orders'][number];

function ofOrder(
  fits: (order: Order) => boolean,
  errand: (shopper: Shopper, order: Order) => Promise<void>,
): Errand {
  return async (market, next) => {
    const { orders } = market.told;
    // Old orders are finished; recent ones can still change.
    const fitting = orders.slice(-400).filter(fits);
    if (fitting.length === 0) return;
    const order = pick(next, fitting);
    const shopper = market.shoppers[order.shopper];
    if (!shopper || shopper.isBusy) return;
    shopper.isBusy = true;
    await errand(shopper, order).finally(() => {
      shopper.isBusy = false;
    });
  };
}

/** Products whose price is being watched: two concurrent changes would hide each other. */
const watched = new Set<number>();

async function comparePrice(market: Market, next: Next): Promise<void> {
  const product = pick(next, market.priced);
  if (watched.has(product.id)) return;
  watched.add(product.id);
  const told = await changeAndCompare(market, product, next).finally(() =>
    watched.delete(product.id),
  );
  if (told) market.told.prices.push(told);
}

/** Maximum concurrent errands: above that the shop counts as behind. */
const mostAtOnce = 150;

export type Running = {
  done: Promise<void>;
  /** Errands that met an unexpected answer. */
  stumbles: readonly string[];
  leftOut: () => number;
  begun: () => number;
  running: () => number;
};

/**
 * Starts errands at a steady rate for `milliseconds`, whether or not earlier ones have ended: the n-th errand
 * and its actions depend only on the seed.
 */
export function runMix(
  market: Market,
  { rate, seed, milliseconds }: { rate: number; seed: number; milliseconds: number },
): Running {
  let begun = 0;
  let leftOut = 0;
  const running = new Set<Promise<void>>();
  const stumbles: string[] = [];
  const done = new Promise<void>((resolve) => {
    const tick = () => {
      const now = market.records.now();
      const due = Math.floor((Math.min(now, milliseconds) / 1000) * rate);
      for (; begun < due; begun++) {
        if (running.size >= mostAtOnce) {
          leftOut++;
          continue;
        }
        const next = random(seed * 1_000_003 + begun);
        const { name, errand } = errandAt(next());
        const one: Promise<void> = errand(market, next)
          .catch((error: Error) => void stumbles.push(`${name}: ${error.message}`))
          .then(() => void running.delete(one));
        running.add(one);
      }
      if (now < milliseconds) return;
      clearInterval(timer);
      void Promise.all(running).then(() => resolve());
    };
    const timer = setInterval(tick, 20);
  });
  return {
    done,
    stumbles,
    leftOut: () => leftOut,
    begun: () => begun,
    running: () => running.size,
  };
}
