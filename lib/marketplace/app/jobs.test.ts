import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { codeRequests, knownDevices, otps, signUps, tokens } from '../kernel/db/schema/accounts';
import { products } from '../kernel/db/schema/catalog';
import { shipmentEvents } from '../kernel/db/schema/orders';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../kernel/db/testing/fixtures';
import { startJobs } from '../kernel/jobs/lanes';
import { runJobs } from '../kernel/jobs/run';
import { type Market, openMarket } from '../modules/payments/testing/market';
import { setUp } from '../providers/common/set-up';
import type { PaymentProvider } from '../providers/payments/provider';
import { cleanUp } from './clean-up';
import { hostJobs } from './jobs';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('jobs on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());

  it('of several instances return the stock of a lapsed order once', async () => {
    const product = await makeProduct(market.db, { stock: 3 });
    const { order } = await market.begin([product], { quantity: 3 });
    await Promise.all([market.jobs(16), market.jobs(16), market.jobs(16)]);
    const [after] = await market.db.select().from(products).where(eq(products.id, product.id));
    expect(after?.stock).toBe(3);
    const events = await market.db
      .select()
      .from(shipmentEvents)
      .where(eq(shipmentEvents.shipmentId, order.shipments[0].id));
    expect(events.map(({ status }) => status)).toEqual(['pending_payment', 'cancelled']);
  });

  it('have nothing to do when nothing is pending', async () => {
    await market.jobs(100);
    const paymentContext = { ...market.context, providers: setUp<PaymentProvider>([]) };
    const withoutProvider = hostJobs({ paymentContext, ...market.api });
    // The time matches the round before, because India's day may begin between them.
    expect(await runJobs(withoutProvider, new Date(Date.now() + 100 * 60_000))).toBe(0);
  });

  it('delete codes and sessions that have expired', async () => {
    const { db } = market;
    const { shopper } = await market.order([await makeProduct(db)], { method: 'cod' });
    const code = { email: shopper.email, purpose: 'verify' as const, hash: '-' };
    const now = Date.now();
    await db.insert(otps).values([
      { ...code, expiresAt: new Date(now - 2 * day) },
      { ...code, expiresAt: new Date(now - day / 2) },
    ]);
    const token = { userId: shopper.id };
    await db.insert(tokens).values([
      { ...token, hash: 'expired', expiresAt: new Date(now - 31 * day) },
      {
        ...token,
        hash: 'revoked',
        expiresAt: new Date(now + day),
        revokedAt: new Date(now - 31 * day),
      },
      {
        ...token,
        hash: 'revoked lately',
        expiresAt: new Date(now + day),
        revokedAt: new Date(now),
      },
    ]);
    await cleanUp(db, market.api.files, new Date(now));
    const left = await db.select().from(otps).where(eq(otps.email, shopper.email));
    expect(left).toHaveLength(1);
    const sessions = await db.select().from(tokens).where(eq(tokens.userId, shopper.id));
    expect(sessions.map(({ hash }) => hash).filter((hash) => !/^[0-9a-f]{64}$/.test(hash))).toEqual(
      ['revoked lately'],
    );
  });

  it('delete claims on an address after a day, unknown devices after half a year', async () => {
    const { db } = market;
    const { email, id: userId } = await makeShopper(db);
    const now = Date.now();
    const subject = { email, audience: 'shopper', purpose: 'verify' } as const;
    const names = {
      openedAccount: true,
      firstName: 'Asha',
      lastName: 'Rao',
      locale: 'en',
    } as const;
    for (const [hash, age] of [
      ['old', 25 / 24],
      ['new', 23 / 24],
    ] as const) {
      const [request] = await db
        .insert(codeRequests)
        .values({ ...subject, hash, askedAt: new Date(now - age * day) })
        .returning();
      await db
        .insert(signUps)
        .values({ ...names, requestId: request?.id ?? 0, passwordHash: hash });
    }
    await db.insert(knownDevices).values([
      { userId, hash: 'old', lastUsedAt: new Date(now - 181 * day) },
      { userId, hash: 'new', lastUsedAt: new Date(now - 179 * day) },
    ]);
    await cleanUp(db, market.api.files, new Date(now));
    expect(await db.select().from(signUps)).toMatchObject([{ passwordHash: 'new' }]);
    expect(await db.select().from(knownDevices)).toMatchObject([{ hash: 'new' }]);
  });

  it('run by themselves until they are stopped', async () => {
    const product = await makeProduct(market.db);
    const { order, shopper, providerOrder } = await market.begin([product]);
    await market.fault({ kind: 'delay', order_id: providerOrder, seconds: 0 });
    const { pay } = await import('../providers/payments/test/books');
    await pay(market.db, {
      orderId: providerOrder,
      method: 'upi',
      outcome: 'success',
      now: new Date(),
    });
    const jobs = startJobs(market.allJobs, 5);
    const statusNow = async () => (await market.orderOf(shopper, order.number)).status;
    // PGlite answers without ever yielding to a timer.
    while ((await statusNow()) !== 'placed') await setImmediate();
    await jobs.stop();
    await market.quiet();
  });
});
