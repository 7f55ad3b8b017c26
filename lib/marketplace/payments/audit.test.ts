import { sql } from 'drizzle-orm';
import { makeProduct, makeShopper } from '../db/fixtures';
import { refunds } from '../db/schema/payments';
import { testDatabases } from '../db/testing';
import { audit, countPieces } from './audit';
import { type Market, openMarket } from './testing';

/** A row of random numbers that is the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe.each(testDatabases)('the audit on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open(), { timeoutMs: 10_000 });
    const { providerOrder } = await market.begin();
    await market.press(providerOrder);
    await market.quiet();
  });
  afterAll(() => market.close());

  it.each([
    [
      'an order is under way without its money',
      sql`update payments set captured = false, status = 'created'`,
    ],
    [
      'an order is paid and still waits for payment',
      sql`update shipments set status = 'pending_payment'`,
    ],
    [
      'an order is paid, cancelled, and the money does not go back',
      sql`update shipments set status = 'cancelled'`,
    ],
    ['holds are not the pieces of their order', sql`update stock_holds set quantity = 5`],
    [
      'held pieces are sold but not paid',
      sql`update payments set captured = false, status = 'created'`,
    ],
    [
      'pieces were given back though their order is under way',
      sql`update stock_holds set outcome = 'lapsed'`,
    ],
    [
      'what is to be paid is not what the order costs',
      sql`update payments set amount = amount - 1`,
    ],
    [
      'the provider did not get what we say it captured',
      sql`update standin_payments set captured = false`,
    ],
    ['an order has not exactly one payment', sql`delete from payments`],
    [
      'more goes back than was paid',
      sql`insert into refunds (payment_id, provider_payment_id, amount, reason, status, idempotency_key)
        select id, provider_payment_id, amount + 1, '-', 'pending', '-' from payments`,
    ],
    ['a payment is refunded in name only', sql`update payments set status = 'refunded'`],
  ])('finds that %s', async (rule, damage) => {
    expect(await audit(market.db, { quiet: true })).toEqual([]);
    const undo = new Error('undo');
    const tried = market.db.transaction(async (tx) => {
      await tx.execute(damage);
      expect((await audit(tx)).map((finding) => finding.rule)).toContain(rule);
      throw undo;
    });
    await expect(tried).rejects.toBe(undo);
  });
});

/** On PostgreSQL where there is one, for there they are truly at once; one run of it is long enough. */
describe.each(testDatabases.slice(-1))('the audit of a crowd on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open(), { timeoutMs: 10_000 });
  });
  afterAll(() => market.close());

  it('finds nothing after 500 checkouts at once over scarce stock with random faults', async () => {
    const random = seeded(20_261_121);
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item;
    const scarce = await Promise.all(
      Array.from({ length: 20 }, (_, i) => makeProduct(market.db, { stock: 5 + i })),
    );
    const before = await countPieces(market.db);
    const buyers = await Promise.all(
      Array.from({ length: 540 }, async () => {
        const products = [...new Set([pick(scarce), pick(scarce)])];
        return {
          shopper: await makeShopper(market.db),
          products,
          quantity: pick([1, 1, 2]),
          method: pick(['upi', 'upi', 'card', 'cod'] as const),
          faults: pick([
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
          ] as const),
          does: pick(['callback', 'callback', 'closes', 'fails', 'gives up', 'both', 'cancels']),
          after: random(),
        };
      }),
    );

    const cancel = (shopper: { token: string }, id: number) =>
      market.api.call('POST', `/api/orders/${id}/cancel`, {
        token: shopper.token,
        body: { reason: 'Changed my mind' },
      });
    const place = async (buyer: (typeof buyers)[number]) => {
      const { shopper, products, quantity, method, faults, does, after } = buyer;
      const { answer, order } = await market.order(products, { shopper, quantity, method });
      if (answer.status !== 201) {
        expect(answer.status).toBe(409);
        return;
      }
      if (method === 'cod') return;
      let opened = await market.openCheckout(shopper, order.id);
      for (let tries = 0; opened.status === 503 && tries < 5; tries++) {
        opened = await market.openCheckout(shopper, order.id);
      }
      if (opened.status !== 200) {
        expect([409, 503]).toContain(opened.status);
        return;
      }
      const providerOrder = opened.body.data.razorpay_order_id as string;
      for (const kind of faults) {
        if (kind === 'wrong_amount') {
          await market.db.execute(
            sql`update standin_orders set amount = amount + 100 where id = ${providerOrder}`,
          );
        } else if (kind !== 'twice') {
          // Some of the money comes within the 15 minutes, some afterwards.
          const seconds = after < 0.5 ? 60 : 3000;
          await market.fault({ kind, order_id: providerOrder, seconds });
        }
      }
      if (does === 'gives up') return;
      if (does === 'cancels' && after < 0.5) await cancel(shopper, order.id);
      if (does === 'fails') await market.press(providerOrder, 'failure');
      let receipt = await market.press(providerOrder);
      if (receipt.error && (faults as readonly string[]).includes('twice')) {
        receipt = await market.press(providerOrder);
      }
      if (receipt.error || does === 'closes') return;
      const calls = does === 'both' ? 2 : 1;
      const verified = await Promise.all(
        Array.from({ length: calls }, () => market.verify(shopper, receipt)),
      );
      for (const { status } of verified) expect([200, 400]).toContain(status);
      if (does === 'cancels') await cancel(shopper, order.id);
    };
    // Jobs run beside the shoppers, on two instances.
    const latecomers = buyers.splice(500).map((buyer) => ({ ...buyer, method: 'cod' as const }));
    await Promise.all([...buyers.map(place), market.jobs(), market.jobs(), market.jobs(1)]);
    expect(await audit(market.db)).toEqual([]);
    expect(await countPieces(market.db)).toEqual(before);

    for (const minutes of [2, 16, 17, 55, 70, 90, 110, 130]) {
      await Promise.all([market.jobs(minutes), market.jobs(minutes)]);
      // Others take what has lapsed before the banks answer late.
      if (minutes === 17) await Promise.all(latecomers.map(place));
      expect(await audit(market.db)).toEqual([]);
    }
    const reasons = await market.db.selectDistinct({ reason: refunds.reason }).from(refunds);
    expect(reasons.map(({ reason }) => reason).sort()).toEqual([
      'cancelled',
      'order_cancelled',
      'paid_late',
      'paid_twice',
      'wrong_amount',
    ]);
    expect(await audit(market.db, { quiet: true })).toEqual([]);
    expect(await countPieces(market.db)).toEqual(before);
    const left = await market.db.execute(
      sql`select count(*)::int as n from shipments where status = 'pending_payment'`,
    );
    expect((left as unknown as { rows: { n: number }[] }).rows[0]?.n).toBe(0);
    const sold = await market.db.execute(sql`
      select p.id from products p where p.sold_count <> (
        select coalesce(sum(i.quantity - i.cancelled_quantity), 0) from order_items i
        join shipments s on s.id = i.shipment_id
        where i.product_id = p.id and s.status = 'placed')`);
    expect((sold as unknown as { rows: object[] }).rows).toEqual([]);
  }, 1_800_000);
});
