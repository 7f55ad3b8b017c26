import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../kernel/db/connection';
import { orders } from '../kernel/db/schema/orders';
import { payments } from '../kernel/db/schema/payments';
import { keptDatabases } from '../kernel/db/testing/databases';
import { byNight, shareOf } from '../kernel/db/testing/nightly';
import { operatorToken } from '../modules/orders/testing/orders';
import { settleAndPay } from '../modules/payments/testing/afterwards';
import {
  type Buyer,
  buy,
  impatient,
  makeCrowd,
  makeScarce,
  seeded,
  type Told,
} from '../modules/payments/testing/crowd';
import { openMarket } from '../modules/payments/testing/market';
import { makeCoupon } from '../modules/promotions/coupons/testing/coupons';
import { makeSeller } from '../modules/sellers/testing/members';
import { makeBankAccount } from '../modules/settlement/testing/bank';
import { audit, countStock } from './audit';

describe.each(keptDatabases)('a process killed (SIGKILL) amid a crowd on $name', ({ make }) => {
  let database: Awaited<ReturnType<typeof make>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    database = await make();
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await database.drop();
  });

  const visit = async <Result>(
    work: (market: Awaited<ReturnType<typeof openMarket>>) => Promise<Result>,
  ) => {
    const market = await openMarket(await database.open(), impatient);
    return work(market).finally(() => market.close());
  };

  /** Starts a process that serves the buyers, and kills it once they have been told enough. */
  async function serveAndKill(buyers: Buyer[], enough: number): Promise<Told[]> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'lib/marketplace/modules/payments/testing/crowd-process.ts'],
      { env: { ...process.env, ...database.env }, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const exited = once(child, 'exit');
    child.stdin.end(JSON.stringify(buyers));
    const told: Told[] = [];
    for await (const line of createInterface(child.stdout)) {
      told.push(JSON.parse(line));
      if (told.length === enough) child.kill('SIGKILL');
    }
    const [, signal] = await exited;
    expect(signal).toBe('SIGKILL');
    return told;
  }

  it('leaves a consistent database, and after reconciling nothing open or lost', async () => {
    const { rounds, last, before } = await visit(async ({ db }) => {
      const seed = Number(process.env.TEST_SEED ?? Date.now());
      console.warn(`TEST_SEED=${seed} repeats this run.`);
      const random = seeded(seed);
      const { store, token: sellerToken } = await makeSeller(db);
      await makeBankAccount(db, store.id);
      const rounds = [];
      for (const most of shareOf([60, 30, 100], 0, 3)) {
        const scarce = await makeScarce(db, { storeId: store.id });
        const { code: coupon } = await makeCoupon(db, { usesAllowed: 12 });
        const crowd = await makeCrowd(db, scarce, byNight(110, 70), random, {
          coupon,
          sellerToken,
        });
        rounds.push({ crowd, enough: 2 + Math.floor(random() * most) });
      }
      const scarce = await makeScarce(db, { storeId: store.id });
      const { code: coupon } = await makeCoupon(db, { usesAllowed: 5 });
      const last = await makeCrowd(db, scarce, 30, random, { coupon, sellerToken });
      return { rounds, last, before: await countStock(db) };
    });

    const told: Told[] = [];
    for (const { crowd, enough } of rounds) {
      told.push(...(await serveAndKill(crowd, enough)));
      await visit(async ({ db }) => {
        expect(await audit(db)).toEqual([]);
        expect(await countStock(db)).toEqual(before);
      });
    }

    await visit(async (market) => {
      const served = last.map((buyer) => buy(market, buyer, (it) => told.push(it)));
      await Promise.all([...served, market.jobs(), settleAndPay(market.db)]);
      for (const minutes of [0, 2, 17, 55, 70, 90, 110, 130]) {
        await Promise.all([market.jobs(minutes), market.jobs(minutes)]);
      }
      await settleAndPay(market.db);
      expect(await audit(market.db, { quiet: true })).toEqual([]);
      expect(await countStock(market.db)).toEqual(before);
      const known = await market.db
        .select({ number: orders.number, status: payments.status })
        .from(orders)
        .innerJoin(payments, eq(payments.orderId, orders.id));
      const statuses = new Map(known.map(({ number, status }) => [number, status]));
      for (const it of told) {
        if ('paid' in it) expect(statuses.get(it.paid)).toMatch(/^(captured|refunded)$/);
        else expect(statuses.has('placed' in it ? it.placed : it.delivered)).toBe(true);
      }
      const [met] = await rowsOf(
        market.db,
        sql`select exists (select 1 from coupon_uses) as coupons,
          exists (select 1 from returns where refunded_at is not null) as returns,
          exists (select 1 from settlements where status = 'paid') as payouts`,
      );
      expect(met).toEqual({ coupons: true, returns: true, payouts: true });
    });
  }, 900_000);
});
