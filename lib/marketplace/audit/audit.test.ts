import { sql } from 'drizzle-orm';
import { refunds } from '../kernel/db/schema/payments';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct } from '../kernel/db/testing/fixtures';
import { byNight } from '../kernel/db/testing/nightly';
import {
  type Buyer,
  buy,
  impatient,
  makeCrowd,
  makeScarce,
  seeded,
} from '../modules/payments/testing/crowd';
import { type Market, openMarket } from '../modules/payments/testing/market';
import { audit, countStock } from './audit';

describe.each(testDatabases)('the audit on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
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
    ['holds are not the quantities of their order', sql`update stock_holds set quantity = 5`],
    [
      'held stock is sold but not paid',
      sql`update payments set captured = false, status = 'created'`,
    ],
    [
      'stock was returned though its order is under way',
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
      sql`insert into refunds (payment_id, provider, provider_payment_id, amount, reason, status, idempotency_key)
        select id, provider, provider_payment_id, amount + 1, '-', 'pending', '-' from payments`,
    ],
    ['a payment is refunded in name only', sql`update payments set status = 'refunded'`],
    [
      'a refund goes to another provider than its payment came from',
      sql`insert into refunds (payment_id, provider, provider_payment_id, amount, reason, status, idempotency_key)
        select id, 'another', provider_payment_id, 1, '-', 'pending', '-' from payments where provider is not null limit 1`,
    ],
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

/** The number of concurrent checkouts; the last of them come when lapsed holds are for sale again. */
const crowd = byNight(540, 120);
const latecomers = 24;

/** Runs on PostgreSQL where there is one, where transactions truly run at once; one run is long enough. */
describe.each(testDatabases.slice(-1))('the audit of a crowd on $name', ({ open }) => {
  let market: Market;
  /** The same marketplace with a shorter timeout of the provider. */
  let afterwards: Market;

  beforeAll(async () => {
    const connection = await open();
    market = await openMarket(connection);
    afterwards = await openMarket(connection, impatient);
  });
  afterAll(() => market.close());

  it('finds nothing after hundreds of checkouts at once over scarce stock with random faults', async () => {
    const scarce = await makeScarce(market.db);
    const plenty = await makeProduct(market.db, { stock: 200 });
    const before = await countStock(market.db);
    const buyers = await makeCrowd(market.db, scarce, crowd, seeded(20_261_121));
    // Few of the crowd find stock, so some more buy a plentiful product: they pay a wrong amount, or cancel.
    const careless = await makeCrowd(market.db, [plenty], 15, seeded(1));
    for (const [n, buyer] of careless.entries()) {
      Object.assign(buyer, { method: 'upi' });
      if (n < 5) Object.assign(buyer, { faults: ['wrong_amount'], does: 'callback' });
      else Object.assign(buyer, { faults: [], does: 'cancels', after: n < 10 ? 0.1 : 0.9 });
    }
    const place = (buyer: Buyer) => buy(market, buyer);
    // Jobs run beside the shoppers, on two instances.
    const late = buyers
      .splice(crowd - latecomers)
      .map((buyer) => ({ ...buyer, method: 'cod' as const }));
    await Promise.all([
      ...[...buyers, ...careless].map(place),
      market.jobs(),
      market.jobs(),
      market.jobs(1),
    ]);
    expect(await audit(market.db)).toEqual([]);
    expect(await countStock(market.db)).toEqual(before);

    for (const minutes of [2, 16, 17, 55, 70, 90, 110, 130]) {
      await Promise.all([afterwards.jobs(minutes), afterwards.jobs(minutes)]);
      // Other shoppers take lapsed stock before the banks answer late.
      if (minutes === 17) await Promise.all(late.map(place));
      expect(await audit(market.db)).toEqual([]);
    }
    const reasons = await market.db.selectDistinct({ reason: refunds.reason }).from(refunds);
    // The race decides whether any payment is late.
    expect(reasons.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['cancelled', 'order_cancelled', 'paid_twice', 'wrong_amount']),
    );
    expect(await audit(market.db, { quiet: true })).toEqual([]);
    expect(await countStock(market.db)).toEqual(before);
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
