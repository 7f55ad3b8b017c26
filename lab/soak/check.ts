import { setTimeout as pause } from 'node:timers/promises';
import { random } from '../../scripts/bench/random.mjs';
import { clockJump } from './faults/faults';
import { changeAndCompare } from './load/freshness';
import type { Market } from './load/market';
import type { ToldPrice } from './load/told';
import { auditIsEmpty } from './promises/audit';
import { failuresAreExplained, ordersAreQuick, refusalsAreExplained } from './promises/failures';
import type { Verdict } from './promises/findings';
import { pricesAreFresh, queuesAreDrained } from './promises/freshness';
import { mailsAreOwed } from './promises/mails';
import { type MemorySample, memoryIsFlat } from './promises/memory';
import {
  nothingOversold,
  ordersAreTrue,
  returnsAgree,
  type SeenOrder,
  type SeenReturn,
} from './promises/orders';
import type { Topology } from './topology/topology';
import type { FaultWindow } from './windows';

type Checked = {
  topology: Topology;
  market: Market;
  windows: FaultWindow[];
  memory: MemorySample[];
  seed: number;
  say: (line: string) => void;
};

const queues: Record<string, string> = {
  mails: 'select count(*)::int as n from posted_mails',
  'payment events': 'select count(*)::int as n from payment_events where settled_at is null',
  refunds: `select count(*)::int as n from refunds where status = 'pending' and provider_payment_id is not null`,
  // Deals that end tomorrow are due tomorrow.
  'changed products': `select count(*)::int as n from stale_products where try_at < now() + interval '5 minutes'`,
  'CDN purges': 'select count(*)::int as n from cdn_purges',
  'orders whose time is over':
    'select count(*)::int as n from stock_holds where settled_at is null',
};

/**
 * Seconds in which the queues must empty: longer than a failed mail waits twice, or until a payment is checked
 * again.
 */
const patience = 420;

/** Waits after the load until the queues are empty, then checks all promises. */
export async function check(checked: Checked): Promise<Verdict[]> {
  const { topology, market, windows, memory, seed, say } = checked;
  const asked = [...market.records.asked];
  say('The queues run empty …');
  const { waiting, seconds } = await drain(topology, say);
  say('A sample of prices is changed …');
  const sample = await samplePrices(market, seed);
  say(`${market.told.orders.length} orders are compared with what was told …`);
  const { seen, returns } = await look(market);
  const numbers = await topology.ask('select number from orders');
  return [
    await auditIsEmpty(topology),
    ordersAreTrue(market.told.orders, seen, (number) => topology.razorpay.books.paymentsOf(number)),
    returnsAgree(returns, seen),
    nothingOversold(market.scarce, await soldOf(topology, [...market.scarce.keys()])),
    failuresAreExplained(asked, windows),
    refusalsAreExplained(asked, windows),
    ordersAreQuick(asked, windows),
    memoryIsFlat(memory, ['instance one', 'instance two', 'worker']),
    queuesAreDrained({ ...waiting, webhooks: topology.webhooks.undelivered }, seconds),
    mailsAreOwed({
      ...{ told: market.told.orders, mails: market.mail.mails, windows },
      addressOf: (shopper) => market.shoppers[shopper]?.email ?? '',
      began: market.records.began,
      numbers: new Set(numbers.rows.map(({ number }) => number)),
    }),
    pricesAreFresh(sample, samples),
    instancesLived(topology, windows, market.records.began),
  ];
}

async function drain(topology: Topology, say: Checked['say']) {
  const since = Date.now();
  let told = since;
  let waiting: Record<string, number> = {};
  while (Date.now() - since < (patience + clockJump) * 1000) {
    waiting = {};
    for (const [name, count] of Object.entries(queues)) {
      const { rows } = await topology.ask(count);
      waiting[name] = rows[0].n;
    }
    const isEmpty = Object.values(waiting).every((count) => count === 0);
    if (isEmpty && topology.webhooks.undelivered === 0 && !topology.mail.isReading) break;
    await pause(2000);
    if (Date.now() - told < 20_000) continue;
    told = Date.now();
    const left = Object.entries(waiting).filter(([, count]) => count > 0);
    say(`… ${left.map(([name, count]) => `${name} ${count}`).join(', ') || 'webhooks'}`);
  }
  return { waiting, seconds: (Date.now() - since) / 1000 };
}

const samples = 10;

async function samplePrices(market: Market, seed: number): Promise<ToldPrice[]> {
  const next = random(seed + 1);
  const sample: ToldPrice[] = [];
  for (const product of market.priced) {
    if (sample.length === samples) break;
    const told = await changeAndCompare(market, product, next);
    if (told) sample.push(told);
  }
  return sample;
}

/** Reads every order and its returns as its shopper sees them now. */
async function look({ told, shoppers }: Market) {
  const seen = new Map<string, SeenOrder>();
  const returns: SeenReturn[] = [];
  const rest = [...told.orders];
  const workers = Array.from({ length: 6 }, async () => {
    for (let order = rest.pop(); order; order = rest.pop()) {
      const visitor = shoppers[order.shopper]?.visitor;
      if (!visitor) continue;
      const { number } = order;
      const { data, status } = await visitor.get(`/api/orders/${number}`, 'check');
      if (status === 200) seen.set(number, data);
      if (!order.refunds.some(({ of }) => of === 'return')) continue;
      const answer = await visitor.get(`/api/orders/${number}/returns`, 'check');
      for (const { number: name, refund } of answer.data?.returns ?? []) {
        returns.push({
          ...{ order: number, number: name, amount: refund.amount },
          refundedAt: refund.refunded_at,
          toProvider: refund.to === 'original_payment',
        });
      }
    }
  });
  await Promise.all(workers);
  return { seen, returns };
}

/** Returns the units of these products sold during the soak and not returned, including orders without an answer. */
async function soldOf(topology: Topology, products: number[]): Promise<Map<number, number>> {
  const { rows } = await topology.ask(
    `select i.product_id::int as id, sum(i.quantity - i.cancelled_quantity)::int as pieces
      from order_items i join shipments s on s.id = i.shipment_id join orders o on o.id = s.order_id
        join users u on u.id = o.user_id
      where i.product_id = any($1) and u.email like '%@soak.haat.example' and s.status not in ('cancelled', 'returned')
        and not exists (select 1 from return_items r where r.order_item_id = i.id)
      group by 1`,
    [products],
  );
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Checks that only killed processes have ended. */
function instancesLived(
  { one, two, worker }: Topology,
  windows: FaultWindow[],
  began: number,
): Verdict {
  const killed = windows.find(({ name }) => name === 'instance');
  const broken = [one, two, worker].flatMap(({ name, deaths }) =>
    deaths
      .map((at) => at - began)
      .filter((at) => !(name === 'one' && killed && at >= killed.from - 100 && at <= killed.to))
      .map((at) => `${name} ended at ${(at / 1000).toFixed(1)} s, and nobody had killed it`),
  );
  return {
    promise: 'No process of the shop ends by itself',
    facts: 'Two instances and a worker, under a supervisor.',
    broken,
  };
}
