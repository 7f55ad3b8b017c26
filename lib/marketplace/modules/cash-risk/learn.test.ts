import { desc } from 'drizzle-orm';
import type { CashRiskReport } from '@/lib/contract/schemas/operators/cash-risk';
import type { Database } from '../../kernel/db/connection';
import { cashRisks, cashRiskVersions } from '../../kernel/db/schema/learned';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { codOrder, operatorToken } from '../orders/testing/orders';
import { seeded } from '../payments/testing/crowd';
import { type Market, openMarket } from '../payments/testing/market';
import { writeFinished } from './testing/write-finished';
import { trainCashRisk } from './train';

describe.each(testDatabases)('the risk of cash orders on $name', ({ open }) => {
  let market: Market;
  let db: Database;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openMarket(await open());
    ({ db } = market);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  const operator = (method: 'GET' | 'POST', path: string) =>
    market.api.call(method, `/api/operator${path}`, { token: operatorToken });

  it('is learned from finished orders only once there are enough, as a new version', async () => {
    const train = () => operator('POST', '/cash-risk/train');
    const few = await train();
    expect([few.status, few.body.message]).toEqual([409, expect.stringMatching(/200.+20.+0/)]);
    await writeFinished(
      db,
      Array.from({ length: 230 }, (_, i) => ({ isRefused: i < 19 })),
    );
    expect((await train()).status).toBe(409);

    const random = seeded(57);
    await writeFinished(
      db,
      Array.from({ length: 900 }, () => {
        const features = {
          first_order: random() < 0.5 ? 1 : 0,
          pincode_refused: random() * 0.5,
          'category:toys': random() < 0.3 ? 1 : 0,
        };
        const points =
          -3 + 2 * features.first_order + 4 * features.pincode_refused - features['category:toys'];
        return { isRefused: random() < 1 / (1 + Math.exp(-points)), features };
      }),
    );
    const versions = await db.$count(cashRiskVersions);
    const { status, body } = await train();
    expect(status).toBe(200);
    const report: CashRiskReport = body.data;
    expect(report.source).toBe('learned');
    expect(report.finished).toBe(1130);
    expect(report.checked + report.taught_by.orders).toBe(report.finished);
    const weightOf = (name: string) =>
      report.weights.find(({ feature }) => feature === name)?.weight ?? 0;
    expect(weightOf('first_order')).toBeGreaterThan(1);
    expect(weightOf('pincode_refused')).toBeGreaterThan(1);
    expect(weightOf('category:toys')).toBeLessThan(0);
    const foretold = report.tenths.reduce((sum, each) => sum + each.foretold, 0);
    const refused = report.tenths.reduce((sum, each) => sum + each.refused, 0);
    expect(Math.abs(foretold - refused)).toBeLessThan(report.checked / 10);
    expect(report.tenths.reduce((sum, each) => sum + each.orders, 0)).toBe(report.checked);
    expect(report.thresholds[0]).toMatchObject({ percent: 0, orders: report.checked });

    await trainCashRisk(db, new Date());
    const again: CashRiskReport = (await operator('GET', '/cash-risk?return_cost=200')).body.data;
    expect(again.weights).toEqual(report.weights);
    expect(again.version).toBeGreaterThan(report.version);
    expect(again.thresholds[0]?.saved).toBe(200 * refused);
    expect(await db.$count(cashRiskVersions)).toBe(versions + 2);

    const shopper = await makeShopper(db);
    const items = [await makeCartLine(db, shopper.id, await makeProduct(db))];
    await market.api.call('POST', '/api/orders', { token: shopper.token, body: codOrder(items) });
    const [next] = await db.select().from(cashRisks).orderBy(desc(cashRisks.orderId)).limit(1);
    expect(next?.version).toBe(again.version);
  });
});
